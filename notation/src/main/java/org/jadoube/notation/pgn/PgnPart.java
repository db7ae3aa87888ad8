package org.jadoube.notation.pgn;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// The parts of a game that a visitor can ask for. The reader skips everything else.
///
/// @since 0.1.0
public enum PgnPart {
  /// tag pairs
  TAGS,
  /// the moves, each checked for legality and played
  MOVES,
  /// comments, in braces or to the end of the line
  COMMENTS,
  /// numeric annotation glyphs, and the signs that stand for them, such as `!?`
  NAGS,
  /// variations, with everything else that was asked for inside them
  VARIATIONS,
  /// move numbers
  NUMBERS,
  /// liberties in moves that are good SAN except for signs of capture, check or mate, a `=`, or a
  /// departure square; for other moves, liberties are reported whenever moves are wanted
  LIBERTIES;

  /// The content of a game, but not how it is written.
  static final Set<PgnPart> CONTENT = Collections.unmodifiableSet(EnumSet.range(TAGS, VARIATIONS));
}
