/// A moving window on the bytes of a PGN, and what can be told from bytes alone: lines, encoding,
/// where a game begins. Everything that reads a PGN reads it from here.
@NullMarked
package org.jadoube.notation.pgn.window;

import org.jspecify.annotations.NullMarked;
