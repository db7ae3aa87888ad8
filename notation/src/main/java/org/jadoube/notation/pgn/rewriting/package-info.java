/// Copies games from stream to stream with their moves in other letters. Not exported: only
/// `jadoube convert` needs it.
@NullMarked
package org.jadoube.notation.pgn.rewriting;

import org.jspecify.annotations.NullMarked;
