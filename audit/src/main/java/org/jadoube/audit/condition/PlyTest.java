package org.jadoube.audit.condition;

import java.util.stream.Stream;

/// A condition on the number of plies.
record PlyTest(Operator operator, Extent wanted) implements Condition {
  @Override
  public Truth of(Candidate game) {
    return operator.test(game.plies(), wanted);
  }

  @Override
  public Stream<String> doubts(Candidate game) {
    return Stream.of(MOVES);
  }
}
