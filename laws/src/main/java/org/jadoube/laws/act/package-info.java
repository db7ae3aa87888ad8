/// What players, arbiters, assistants and clocks do.
package org.jadoube.laws.act;
