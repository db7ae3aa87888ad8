package org.jadoube.laws;

import java.util.Optional;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.laws.game.ReachedPosition;

/// The position at the end of a line.
record ReachedLine(PlayedLine line) implements ReachedPosition {
  @Override
  public Position position() {
    return line.position();
  }

  @Override
  public int number() {
    return line.length();
  }

  @Override
  public int reversiblePlies() {
    return line.halfmoveClock();
  }

  @Override
  public int occurrences() {
    return line.occurrences();
  }

  @Override
  public Optional<ReachedLine> previousOccurrence() {
    Optional<PlayedLine> before = occurrences() > 1 ? line.back() : Optional.empty();
    while (before.isPresent() && !before.get().position().equals(line.position())) {
      before = before.get().back();
    }
    return before.map(ReachedLine::new);
  }
}
