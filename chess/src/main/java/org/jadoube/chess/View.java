package org.jadoube.chess;

import org.jadoube.chess.bits.Bitboard;

/// How a side sees the board: its own pawns go up, so Black's view is flipped. Flipping twice gives
/// the original.
record View(Colour colour) {
  long of(long set) {
    return colour == Colour.WHITE ? set : Bitboard.flipped(set);
  }

  int of(Square square) {
    return square.ordinal() ^ flip();
  }

  Square square(int seen) {
    return Square.of(seen ^ flip());
  }

  int flip() {
    return colour == Colour.WHITE ? 0 : Bitboard.UPSIDE_DOWN;
  }
}
