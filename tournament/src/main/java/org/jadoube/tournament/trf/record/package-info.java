/// The lines of a tournament report file, one immutable record each.
@API(status = EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.trf.record;

import static org.apiguardian.api.API.Status.EXPERIMENTAL;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
