package org.jadoube.audit.condition;

import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.chess.Position;

/// A condition on the positions of a game: one of them passes. Each equals only itself, so that
/// results can be noted by test.
public final class BoardTest implements Condition {
  private final Predicate<Position> passing;

  public BoardTest(Predicate<Position> passing) {
    this.passing = passing;
  }

  /// Whether `position` passes.
  public boolean passes(Position position) {
    return passing.test(position);
  }

  @Override
  public Truth of(ExaminedGame game) {
    return game.shows(this);
  }

  @Override
  public Stream<String> doubts(ExaminedGame game) {
    return Stream.of(MOVES);
  }

  @Override
  public Stream<BoardTest> boards() {
    return Stream.of(this);
  }
}
