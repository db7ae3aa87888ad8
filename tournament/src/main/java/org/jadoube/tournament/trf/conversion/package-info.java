/// Files in the other version of the format, with what is lost on the way.
@API(status = EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.trf.conversion;

import static org.apiguardian.api.API.Status.EXPERIMENTAL;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
