/// The FIDE (Dutch) System (C.04.3): pairs a round, and says what is worse about another pairing.
package org.jadoube.tournament.pairing.dutch;
