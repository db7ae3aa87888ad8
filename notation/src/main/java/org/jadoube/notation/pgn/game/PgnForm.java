package org.jadoube.notation.pgn.game;

/// How much of a game is written, and in which order.
public enum PgnForm {
  /// Export format: the seven tags that every game has first, all others by name; everything else
  /// as it is.
  EXPORT,
  /// Reduced export format: the seven tags and the moves, no comments, glyphs and variations; and
  /// what the start needs.
  REDUCED,
  /// The tags as they are, in their order, none added but what the start needs; everything else as
  /// it is.
  AS_READ
}
