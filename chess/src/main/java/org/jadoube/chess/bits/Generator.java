package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

/// Visits the legal moves of a position. Subclasses decide what to do with them; the numbers that
/// their methods return are added up.
///
/// Squares and sets are as the side to move sees them.
abstract class Generator {
  static final int UP = 8;
  static final int UP_LEFT = 7;
  static final int UP_RIGHT = 9;

  /// A piece other than a pawn moves to one of these squares; castling excluded.
  abstract long piece(int from, long targets);

  /// Pawns arrive on these squares, each from `step` squares below; on the last rank they are
  /// promoted.
  abstract long pawns(int step, long targets);

  /// Pawns arrive on these squares by double steps.
  abstract long doublePushes(long targets);

  /// One of these pawns captures on `target` en passant.
  abstract long enPassant(long capturers, int target);

  /// The king castles with one of these rooks.
  abstract long castlings(int king, long rooks);

  /// The moves of the pieces on `movers`, all of them own.
  final long all(long movers, Targets targets) {
    return king(movers, targets)
        + pawns(UP, targets.pushes(movers))
        + doublePushes(targets.doublePushes(movers))
        + pawns(UP_LEFT, targets.leftCaptures(movers))
        + pawns(UP_RIGHT, targets.rightCaptures(movers))
        + enPassant(movers & targets.enPassantCapturers(), first(targets.enPassant()))
        + knights(movers & targets.knights(), targets)
        + sliders(movers & (targets.diagonals() | targets.orthogonals()), targets);
  }

  private long king(long movers, Targets targets) {
    int king = targets.king();
    if ((movers & bit(king)) == 0) {
      return 0;
    }
    long attacked = targets.attacked();
    return piece(king, targets.kingSteps(attacked)) + castlings(king, targets.castlings(attacked));
  }

  private long knights(long movers, Targets targets) {
    long sum = 0;
    for (long left = movers; left != 0; left = rest(left)) {
      sum += piece(first(left), targets.knight(first(left)));
    }
    return sum;
  }

  private long sliders(long movers, Targets targets) {
    long sum = 0;
    for (long left = movers; left != 0; left = rest(left)) {
      sum += piece(first(left), targets.slider(first(left)));
    }
    return sum;
  }
}
