package org.jadoube.audit.condition;

import java.util.stream.Stream;

/// A condition on a game.
public interface Condition {
  /// Whether the game meets it, as far as is known.
  Truth of(ExaminedGame game);

  /// The unknowns that leave a game undecided: names of tags, or [#MOVES].
  Stream<String> doubts(ExaminedGame game);

  /// The names of the tags that it reads.
  default Stream<String> tags() {
    return Stream.empty();
  }

  /// Its tests of positions.
  default Stream<BoardTest> boards() {
    return Stream.empty();
  }

  /// The doubt about moves that cannot be read.
  String MOVES = "";
}
