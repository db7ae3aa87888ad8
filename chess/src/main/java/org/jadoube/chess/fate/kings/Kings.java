package org.jadoube.chess.fate.kings;

import static org.jadoube.chess.bits.Bitboard.bit;

import org.jadoube.chess.bits.AttackTables;

/// Where both kings may be during a phase.
public sealed interface Kings permits KingsApart, KingsTogether {
  /// Whether the winner's king gives a discovered check by leaving its square.
  interface Uncovering {
    /// The winner's king is on the first square, the loser's on the second.
    boolean on(int winner, int loser);
  }

  /// Each king where it stands, or where castling would take it.
  static Kings apart(long winner, long loser, long castled) {
    return KingsApart.on(winner, loser, castled);
  }

  /// Both kings where they stand, with that side to move, or where castling would take them.
  static Kings together(int winner, int loser, boolean winnerMoves, long castled) {
    return KingsTogether.on(winner, loser, winnerMoves, castled);
  }

  /// All squares of the winner's king.
  long winners();

  /// All squares of the loser's king.
  long losers();

  /// Squares of the winner's king when the loser's is on `loser` and the previous move may have
  /// given check: a move by another piece, or by the winner's king uncovering a line.
  long mating(int loser, boolean winnerWaits, Uncovering uncovers);

  /// Whether this includes everything that `kings`, of the same kind, includes.
  boolean contains(Kings kings);

  /// Lets the kings step to the squares that are free for them, and lets other pieces move instead
  /// where they can.
  ///
  /// @return whether anything was added
  boolean grow(long winnersFree, long losersFree, boolean winnerWaits, boolean loserWaits);

  /// After a move by another piece of that side, with the kings on squares in `within`.
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
