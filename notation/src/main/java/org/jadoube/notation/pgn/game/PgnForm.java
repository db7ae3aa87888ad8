package org.jadoube.notation.pgn.game;

/// How much of a game is written, and in which order.
///
/// @since 0.1.0
public enum PgnForm {
  /// Export format: the seven tags that every game has, then all others sorted by name, then
  /// everything else as it is.
  EXPORT,
  /// Reduced export format: the seven tags, those that the start needs, and the moves, without
  /// comments, glyphs and variations.
  REDUCED,
  /// The tags as they are, in their order, adding only what the start needs; then everything else
  /// as it is.
  AS_READ
}
