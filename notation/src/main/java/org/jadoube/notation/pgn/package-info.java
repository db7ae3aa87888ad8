/// Portable Game Notation: a reader's reports to a visitor. The readers are in `reading`, games as
/// values in `game`.
@NullMarked
package org.jadoube.notation.pgn;

import org.jspecify.annotations.NullMarked;
