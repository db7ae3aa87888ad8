/// Those who are to be paired, by rank, with what all systems know of them.
package org.jadoube.tournament.pairing.field;
