/// Who can still win: dead positions (Article 5.2.2) and flag-falls (Article 6.9). Combines
/// arguments about material, pawn walls and a search for a helpmate.
@NullMarked
package org.jadoube.chess.fate;

import org.jspecify.annotations.NullMarked;
