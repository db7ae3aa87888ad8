/// FIDE's rating lists as text with fixed columns, and filling a tournament file from them.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.ratinglist;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
