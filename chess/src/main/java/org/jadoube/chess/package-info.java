/// Squares, pieces, moves and positions; which moves are legal, and why a move is not.
package org.jadoube.chess;
