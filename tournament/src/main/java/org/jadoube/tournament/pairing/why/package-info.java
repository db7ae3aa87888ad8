/// Why a pairing is as it is: what speaks against each other opponent.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.pairing.why;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
