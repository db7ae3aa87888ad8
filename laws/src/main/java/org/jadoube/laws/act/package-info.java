/// The acts of players, arbiters, assistants and clocks.
package org.jadoube.laws.act;
