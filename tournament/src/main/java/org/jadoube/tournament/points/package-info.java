/// Points, exactly, and of which kind.
@API(status = EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.points;

import static org.apiguardian.api.API.Status.EXPERIMENTAL;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
