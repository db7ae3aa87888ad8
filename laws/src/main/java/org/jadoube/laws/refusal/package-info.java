/// Why an act was refused.
package org.jadoube.laws.refusal;
