/// Standings, and how ties in them are broken.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.standing;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
