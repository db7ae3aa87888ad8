/// Moves in words, to be read and to be heard.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.notation.spoken;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
