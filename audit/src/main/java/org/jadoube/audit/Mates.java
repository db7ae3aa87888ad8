package org.jadoube.audit;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.event.Fact;

/// Whether a player can still checkmate, as a fact that findings rest on.
final class Mates {
  /// As many positions are looked at before the question is left undecided, which is no finding.
  /// Hardly any position of a real game takes a hundredth of it.
  private static final long MOST_NODES = 1_000_000;

  private Mates() {}

  static Fact fact(Position position, Colour player) {
    return switch (Fate.full(position, player, MOST_NODES)) {
      case Fate.Unwinnable(var cause) -> new Fact.CannotCheckmate(player, cause);
      case Fate.Winnable(var line) -> new Fact.CanCheckmate(player, line);
      case Fate.Undecided(long nodes) -> new Fact.CheckmateUndecided(player, nodes);
    };
  }

  /// That `player` cannot; empty if he can, or nobody knows.
  static Optional<Fact.CannotCheckmate> cannot(Position position, Colour player) {
    return fact(position, player) instanceof Fact.CannotCheckmate cannot
        ? Optional.of(cannot)
        : Optional.empty();
  }
}
