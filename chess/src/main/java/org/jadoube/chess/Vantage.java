package org.jadoube.chess;

import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.flipped;

import org.jadoube.chess.bits.Legality;

/// A position as one side sees it, whether or not it is to move; finds its pinned pieces.
record Vantage(
    View view, long own, long enemy, long pawns, long knights, long diagonals, long orthogonals) {

  static Vantage of(Position it, Colour colour) {
    View view = new View(colour);
    return colour == it.turn
        ? new Vantage(view, it.own, it.enemy, it.pawns, it.knights, it.diagonals, it.orthogonals)
        : new Vantage(
            view,
            flipped(it.enemy),
            flipped(it.own),
            flipped(it.pawns),
            flipped(it.knights),
            flipped(it.diagonals),
            flipped(it.orthogonals));
  }

  /// The own pieces that shield the own king from an enemy bishop, rook or queen.
  SquareSet pinned() {
    int king = first(own & kings());
    return SquareSet.of(
        view.of(Legality.pinned(king, own, enemy, pawns, knights, diagonals, orthogonals)));
  }

  private long kings() {
    return (own | enemy) & ~(pawns | knights | diagonals | orthogonals);
  }
}
