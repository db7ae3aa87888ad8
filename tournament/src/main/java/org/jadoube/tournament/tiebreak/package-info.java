/// The names of tie-breaks (C07, Articles 5 to 14): `BH-C1`, `DE`, `SB/P`.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.tiebreak;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
