package org.jadoube.notation.pgn;

/// What a visitor can ask of a PGN; the reader skips what nobody asked for.
public enum PgnPart {
  /// tag pairs
  TAGS,
  /// the moves, found among the legal ones and played through
  MOVES,
  /// comments, to the end of the line or in braces
  COMMENTS,
  /// numeric annotation glyphs, and signs such as `!?` that stand for them
  NAGS,
  /// variations, with whatever else was asked for inside them
  VARIATIONS
}
