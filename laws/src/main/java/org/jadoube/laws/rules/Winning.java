package org.jadoube.laws.rules;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Cause;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.state.GameState;

/// Whether a player could checkmate by any series of legal moves: what Articles 5.1.2, 6.9 and
/// 7.5.5 ask before they let anybody lose.
public final class Winning {
  private Winning() {}

  public static Fate fate(GameState game, Colour winner) {
    return fate(game, game.position(), winner);
  }

  /// In a position of this game. It can take seconds to find out and changes how a game ends, never
  /// whether an act is accepted: for a trial it stays open.
  public static Fate fate(GameState game, Position position, Colour winner) {
    return game.isTrial() ? new Fate.Undecided(0) : Fate.full(position, winner);
  }

  public static Fact fact(Fate fate, Colour winner) {
    return switch (fate) {
      case Fate.Winnable(List<Move> line) -> new Fact.CanCheckmate(winner, line);
      case Fate.Unwinnable(Cause cause) -> new Fact.CannotCheckmate(winner, cause);
      case Fate.Undecided(long nodes) -> new Fact.CheckmateUndecided(winner, nodes);
    };
  }
}
