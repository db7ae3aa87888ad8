/// Questions to the FIDE (Dutch) System and its answers (C.04.3).
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.pairing;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
