/// Games rewritten on the way from stream to stream.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.notation.pgn.rewriting;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
