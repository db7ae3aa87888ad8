/// What the pairing of a round starts from, as it follows from a tournament's record.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.tournament.pairing.history;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
