package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.flipped;

/// Where the pieces of both sides stand, as the side to move sees it: its own pawns go up the
/// board.
///
/// Created for a single call. The compiler keeps it in registers as long as nobody stores it and
/// the methods it is passed to are inlined. Where that fails on a hot path ([Targets], [Tree]) the
/// sets are passed as bare words, in the order of these components.
///
/// @param own all pieces of the side to move
/// @param enemy all pieces of the opponent
/// @param pawns the pawns of both sides
/// @param knights the knights of both sides
/// @param diagonals the bishops and queens of both sides
/// @param orthogonals the rooks and queens of both sides
public record Placement(
    long own, long enemy, long pawns, long knights, long diagonals, long orthogonals) {

  /// The squares of all pieces.
  public long occupied() {
    return own | enemy;
  }

  /// The square of the own king.
  public int king() {
    return first(own & unnamed());
  }

  /// The square of the enemy king.
  public int enemyKing() {
    return first(enemy & unnamed());
  }

  private long unnamed() {
    return ~(pawns | knights | diagonals | orthogonals); // kings, and all empty squares
  }

  /// These pieces as the opponent sees them.
  public Placement flippedOver() {
    return new Placement(
        flipped(enemy),
        flipped(own),
        flipped(pawns),
        flipped(knights),
        flipped(diagonals),
        flipped(orthogonals));
  }
}
