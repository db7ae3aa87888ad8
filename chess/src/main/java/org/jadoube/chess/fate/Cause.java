package org.jadoube.chess.fate;

/// Why a side can no longer win.
public enum Cause {
  /// Its pieces cannot give mate against the opponent's, wherever they all stand.
  MATERIAL,
  /// Every move is forced until the game ends, or the game is over.
  FORCED_LINE,
  /// The pieces that could give mate can never get to where they would have to be.
  BLOCKED,
  /// Every position that can arise was examined, and none is a mate.
  EXHAUSTED
}
