/// A moving window on the bytes of a PGN, and the facts that bytes alone reveal: lines, encoding,
/// where a game begins. Everything that reads a PGN reads it from here.
@NullMarked
package org.jadoube.notation.pgn.window;

import org.jspecify.annotations.NullMarked;
