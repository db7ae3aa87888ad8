/// Retrograde analysis: whether a game can lead to a setup (Article 3.10.3), judging by what must
/// have happened before. Uses the pawn kernel.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.chess.retro;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
