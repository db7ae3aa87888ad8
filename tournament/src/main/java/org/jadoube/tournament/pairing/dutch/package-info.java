/// The FIDE (Dutch) System: pairs a round, and says what is worse about another pairing.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.tournament.pairing.dutch;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
