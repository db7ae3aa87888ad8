/// Proof games: moves from the beginning to a position, which prove it legal. Sought where
/// retrograde analysis finds nothing against it.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.chess.retro.proof;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
