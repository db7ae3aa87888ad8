/// Proof games: moves from the beginning to a position, which prove it legal. Sought where
/// retrograde analysis finds nothing against it.
package org.jadoube.chess.retro.proof;
