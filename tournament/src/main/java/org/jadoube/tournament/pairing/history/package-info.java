/// The starting point of a round's pairing, derived from a tournament's record.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.pairing.history;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
