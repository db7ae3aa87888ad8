/// What words among the moves mean: glyphs, results, signs. Words only, no window.
@NullMarked
package org.jadoube.notation.pgn.words;

import org.jspecify.annotations.NullMarked;
