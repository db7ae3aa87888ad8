/// Reports of officials about a tournament: changes of ratings, title norms, and FIDE's forms IT1
/// and IT3.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.official;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
