package org.jadoube.chess.fate.kings;

import static org.jadoube.chess.bits.Bitboard.bit;

import org.jadoube.chess.bits.AttackTables;

/// What is known of both kings in a phase: where they may be.
public sealed interface Kings permits KingsApart, KingsTogether {
  /// Whether the winner's king uncovers a check to the loser's when it goes from its square.
  interface Uncovering {
    /// The winner's from this square, the loser's on that.
    boolean on(int winner, int loser);
  }

  /// Each where it stands, or where castling would take it.
  static Kings apart(long winner, long loser, long castled) {
    return KingsApart.on(winner, loser, castled);
  }

  /// Both where they stand, with that side to move, or where castling would take them.
  static Kings together(int winner, int loser, boolean winnerMoves, long castled) {
    return KingsTogether.on(winner, loser, winnerMoves, castled);
  }

  /// All squares of the winner's king.
  long winners();

  /// All squares of the loser's king.
  long losers();

  /// Squares of the winner's king while the loser's is on `loser` and may have been checked by the
  /// move before: by another man, or by a king that stood in the way.
  long mating(int loser, boolean winnerWaits, Uncovering uncovers);

  /// Whether it says no less than `kings` of the same kind.
  boolean contains(Kings kings);

  /// Lets the kings go on squares that are free for them, and others move instead where they can.
  ///
  /// @return whether anything came of it
  boolean grow(long winnersFree, long losersFree, boolean winnerWaits, boolean loserWaits);

  /// After a move by another man of that side, with the kings on these squares.
  Kings passed(boolean winnerMoved, long within);

  /// After a capture by the winner's king on one of these squares.
  Kings winnerCaptured(long to, Uncovering uncovers);

  /// After a capture by the loser's king on one of these squares.
  Kings loserCaptured(long to);

  /// A king's square and those next to it.
  static long near(int king) {
    return AttackTables.king(king) | bit(king);
  }
}
