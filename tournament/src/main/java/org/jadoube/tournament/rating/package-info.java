/// The FIDE Rating Regulations (B02): conversion tables (8.1), performances, changes of ratings and
/// first ratings, edition by edition.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.rating;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
