/// Games rewritten on the way from stream to stream.
@NullMarked
package org.jadoube.notation.pgn.rewriting;

import org.jspecify.annotations.NullMarked;
