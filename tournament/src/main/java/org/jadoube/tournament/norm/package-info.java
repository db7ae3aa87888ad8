/// Title norms (FIDE Title Regulations, B01, as in force since 1 January 2024): whether a player's
/// games make one, and what is missing.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.norm;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
