package org.jadoube.audit.finding;

import java.util.Locale;

/// How a game ended, according to the tag `Termination` or a remark after the last move.
///
/// @since 0.1.0
public enum EndRemark {
  /// By checkmate.
  CHECKMATE,
  /// By stalemate.
  STALEMATE,
  /// Neither player could checkmate any more.
  DEAD_POSITION,
  /// By repetition.
  REPETITION,
  /// By fifty moves, or 75.
  FIFTY_MOVES,
  /// By agreement.
  AGREEMENT,
  /// White resigned.
  WHITE_RESIGNED,
  /// Black resigned.
  BLACK_RESIGNED,
  /// One of the players resigned.
  RESIGNATION,
  /// White won, in whatever way.
  WHITE_WON,
  /// Black won, in whatever way.
  BLACK_WON,
  /// It was drawn, in whatever way.
  DRAWN,
  /// The game was not finished.
  UNTERMINATED;

  /// Its name in reports: `fifty-moves`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
