package org.jadoube.chess.fate;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;

/// The fate of positions without a legal move, where nothing can change any more.
final class EndedFate {
  private EndedFate() {}

  static Optional<Fate> fate(Position position, Colour winner) {
    if (position.legalMoveCount() > 0) {
      return Optional.empty();
    }
    return position.isCheck() && position.turn() != winner
        ? Optional.of(new Fate.Winnable(List.of()))
        : Optional.of(new Fate.Unwinnable(Cause.NO_LEGAL_MOVE));
  }
}
