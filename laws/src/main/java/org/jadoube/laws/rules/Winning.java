package org.jadoube.laws.rules;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.fate.Cause;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.state.GameState;

/// Whether a player could checkmate by any series of legal moves, which decides in Articles 5.1.2,
/// 6.9 and 7.5.5 between a loss and a draw.
public final class Winning {
  private Winning() {}

  public static Fate fate(GameState game, Colour winner) {
    return Fate.full(game.position(), winner);
  }

  public static Fact fact(Fate fate, Colour winner) {
    return switch (fate) {
      case Fate.Winnable(List<Move> line) -> new Fact.CanCheckmate(winner, line);
      case Fate.Unwinnable(Cause cause) -> new Fact.CannotCheckmate(winner, cause);
      case Fate.Undecided(long nodes) -> new Fact.CheckmateUndecided(winner, nodes);
    };
  }
}
