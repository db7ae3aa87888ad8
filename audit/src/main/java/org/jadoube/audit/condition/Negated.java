package org.jadoube.audit.condition;

import java.util.stream.Stream;

/// The opposite of a condition.
public record Negated(Condition condition) implements Condition {
  /// `condition`, or its opposite.
  static Condition unless(boolean negated, Condition condition) {
    return negated ? new Negated(condition) : condition;
  }

  @Override
  public Truth of(ExaminedGame game) {
    return condition.of(game).negated();
  }

  @Override
  public Stream<String> doubts(ExaminedGame game) {
    return condition.doubts(game);
  }

  @Override
  public Stream<String> tags() {
    return condition.tags();
  }

  @Override
  public Stream<BoardTest> boards() {
    return condition.boards();
  }
}
