package org.jadoube.chess.fate;

/// Why a side can no longer win.
public enum Cause {
  /// Its pieces cannot give mate against those of the opponent, wherever they stand.
  MATERIAL,
  /// The only moves lead to the end of the game, or the game has ended.
  FORCED_LINE,
  /// The pieces that could give mate can never get there.
  BLOCKED,
  /// Every position that can arise was examined.
  EXHAUSTED
}
