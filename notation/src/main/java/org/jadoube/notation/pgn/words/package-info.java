/// The meanings of words among the moves: glyphs, results, signs. Words only, no window.
@NullMarked
package org.jadoube.notation.pgn.words;

import org.jspecify.annotations.NullMarked;
