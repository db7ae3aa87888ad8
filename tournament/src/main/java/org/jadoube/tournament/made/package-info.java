/// Tournaments that nobody has played, to try programs on.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.made;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
