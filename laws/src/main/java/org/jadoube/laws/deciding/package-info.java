/// Dispatches acts to rules, by the phase of the game and the kind of act.
package org.jadoube.laws.deciding;
