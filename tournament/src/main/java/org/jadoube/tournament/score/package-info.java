/// Each participant's score, round by round.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.score;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
