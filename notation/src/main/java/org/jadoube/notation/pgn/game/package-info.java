/// Games as trees, to read whole, edit and write.
@NullMarked
package org.jadoube.notation.pgn.game;

import org.jspecify.annotations.NullMarked;
