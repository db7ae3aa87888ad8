/// Sets of squares as bits, what pieces attack, and the generator of legal moves. It depends on no
/// other package and knows neither colours nor positions, only what the side to move sees.
package org.jadoube.chess.bits;
