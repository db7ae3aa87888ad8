/// Games as trees: to read whole, to edit and to write.
@NullMarked
package org.jadoube.notation.pgn.game;

import org.jspecify.annotations.NullMarked;
