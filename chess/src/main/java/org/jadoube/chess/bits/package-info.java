/// Sets of squares as bits, what pieces attack, and the generator of legal moves. Stands on nothing
/// else: it knows neither colours nor positions, only what the side to move sees.
package org.jadoube.chess.bits;
