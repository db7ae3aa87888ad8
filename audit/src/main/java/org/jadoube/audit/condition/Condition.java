package org.jadoube.audit.condition;

import java.util.stream.Stream;

/// A condition on a game.
public interface Condition {
  /// Whether the game meets it, as far as that is known.
  Truth of(ExaminedGame game);

  /// What is not known of a game about which it cannot decide: the names of tags, or [#MOVES].
  Stream<String> doubts(ExaminedGame game);

  /// The names of the tags that it asks for.
  default Stream<String> tags() {
    return Stream.empty();
  }

  /// What it asks about positions.
  default Stream<BoardTest> boards() {
    return Stream.empty();
  }

  /// The doubt about moves that cannot be read.
  String MOVES = "";
}
