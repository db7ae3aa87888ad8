/// Sets of squares as bits, the squares that pieces attack, and the generator of legal moves. It
/// depends on no other package and knows neither colours nor positions, only how the side to move
/// sees the board.
package org.jadoube.chess.bits;
