package org.jadoube.notation.pgn;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

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
  VARIATIONS,
  /// the numbers of moves
  NUMBERS,
  /// what there is to forgive about moves that are good SAN but for signs of capture, check and
  /// mate, a `=` or a square of departure; about other moves it is told whenever moves are wanted
  LIBERTIES;

  /// What is written in a game; how it is written left aside.
  static final Set<PgnPart> CONTENT = Collections.unmodifiableSet(EnumSet.range(TAGS, VARIATIONS));
}
