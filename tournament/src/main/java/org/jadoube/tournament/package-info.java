/// A tournament as values: participants, rounds, pairings, results and what they are worth.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
