/// Proof games: moves from the start of a game to a position, which prove that it is legal. The
/// search only begins if retrograde analysis finds nothing against it.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.chess.retro.proof;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
