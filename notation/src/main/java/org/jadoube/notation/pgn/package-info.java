/// Portable Game Notation: a streaming reader with a visitor for archives, games as values for
/// people who look at them and edit them, and a writer.
@NullMarked
package org.jadoube.notation.pgn;

import org.jspecify.annotations.NullMarked;
