/// Matchings of least cost, exact for costs of any number of digits.
package org.jadoube.tournament.pairing.matching;
