/// The search for a helpmate: among all positions, or ever deeper along a course. Leaves out what
/// the men, or the phases of a game, show to be hopeless.
package org.jadoube.chess.fate.helpmate;
