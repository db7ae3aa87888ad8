package org.jadoube.chess.fate;

/// Why a side can no longer win.
///
/// @since 0.1.0
public enum Cause {
  /// Its pieces cannot give mate against the opponent's, wherever they all stand.
  MATERIAL,
  /// There is no legal move: checkmate or stalemate.
  NO_LEGAL_MOVE,
  /// Every move is forced until the game ends.
  FORCED_LINE,
  /// The pieces that could give mate can never get to where they would have to be.
  BLOCKED,
  /// Every position that can arise was examined, and none is a mate.
  EXHAUSTED
}
