/// The phases of a game between its captures and pawn moves, and what can follow them: proves
/// without a search that no mate can arise.
package org.jadoube.chess.fate.phase;
