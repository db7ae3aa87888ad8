/// Squares, pieces, moves and positions; which moves are legal, and why a move is not.
@NullMarked
package org.jadoube.chess;

import org.jspecify.annotations.NullMarked;
