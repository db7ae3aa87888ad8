/// The phases of a game between its captures and pawns' moves, and what follows them: shows that no
/// mate can arise, without a search. Stands on the men of a position and on the kings.
package org.jadoube.chess.fate.phase;
