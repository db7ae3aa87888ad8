/// Searches for a helpmate: exhaustively, or ever deeper along a course. Skips what material or
/// pawn walls show to be hopeless.
package org.jadoube.chess.fate.helpmate;
