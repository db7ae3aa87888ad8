/// Reads the movetext of a game and plays through it.
@NullMarked
package org.jadoube.notation.pgn.movetext;

import org.jspecify.annotations.NullMarked;
