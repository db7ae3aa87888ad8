package org.jadoube.play.lobby;

/// Where games start from.
public enum Variant {
  /// The usual position.
  STANDARD,
  /// A Chess960 start position, drawn by lot unless it is given.
  CHESS960,
  /// Any other position.
  FROM_POSITION
}
