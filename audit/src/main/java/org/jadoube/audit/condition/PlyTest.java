package org.jadoube.audit.condition;

import java.util.stream.Stream;

/// A condition on the number of plies.
record PlyTest(Operator operator, TagRange wanted) implements Condition {
  @Override
  public Truth of(ExaminedGame game) {
    return operator.test(game.plies(), wanted);
  }

  @Override
  public Stream<String> doubts(ExaminedGame game) {
    return Stream.of(MOVES);
  }
}
