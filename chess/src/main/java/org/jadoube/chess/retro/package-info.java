/// Retrograde analysis: whether a game can lead to a setup (Article 3.10.3), told by what must have
/// happened before. Stands on the pawn kernel.
package org.jadoube.chess.retro;
