/// Rounds of a Swiss, paired and reviewed by FIDE's systems.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.pairing.swiss;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
