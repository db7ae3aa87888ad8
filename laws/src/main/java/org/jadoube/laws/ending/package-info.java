/// How the Laws end a game, whoever asks: the referee after each act, the audit after reading a
/// whole game. Everything here follows from positions and from what came before them; acts, clocks
/// and players are left to the rules.
package org.jadoube.laws.ending;
