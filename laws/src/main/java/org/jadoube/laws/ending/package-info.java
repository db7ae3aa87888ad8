/// How games end under the Laws: for the referee after each act, for the audit after reading a
/// whole game. Everything here depends only on positions and the moves before them; acts, clocks
/// and players are left to the rules.
package org.jadoube.laws.ending;
