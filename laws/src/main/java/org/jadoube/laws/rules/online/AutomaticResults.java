package org.jadoube.laws.rules.online;

import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.Endings;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.OnlineFact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.OnlineObjection;
import org.jadoube.laws.state.GameState;

/// E04 15.3 and 15.4 (19.3 and 19.4): the arbiter corrects a result that the zone has got wrong.
public final class AutomaticResults {
  private static final Set<Rule> UNWINNABLE =
      Set.of(Rule.DEAD_POSITION, Rule.FLAG_FALL_UNWINNABLE, Rule.DISCONNECTION_UNWINNABLE);

  private AutomaticResults() {}

  /// Why the arbiter cannot decide like this under one of those provisions.
  public static Optional<Objection> objection(Rule basis, Result result, GameState game) {
    return switch (basis) {
      case DRAW_DECLARED_BY_ARBITER ->
          mayBeDrawn(game) ? Optional.empty() : Optional.of(new OnlineObjection.NoAutomaticDraw());
      case WRONG_AUTOMATIC_DRAW ->
          mayBeWrong(result, game)
              ? Optional.empty()
              : Optional.of(new OnlineObjection.DrawnRightly());
      default -> Optional.empty();
    };
  }

  /// Whether some position has drawn the game by itself, or the last one may be dead.
  private static boolean mayBeDrawn(GameState game) {
    Endings endings = Endings.of(game.edition());
    boolean drawn =
        game.ply().all().stream()
            .flatMap(ply -> endings.at(ply).stream())
            .anyMatch(ending -> ending.result().equals(Result.DRAW));
    return drawn || mayBeDead(game.ply(), game);
  }

  private static boolean mayBeDead(Ply ply, GameState game) {
    for (Colour colour : Colour.values()) {
      if (Fate.full(ply.position(), colour, game.mostNodes()) instanceof Fate.Winnable) {
        return false;
      }
    }
    return true;
  }

  /// Whether the game was drawn because somebody could not checkmate, although that player may
  /// after all be able to.
  private static boolean mayBeWrong(Result result, GameState game) {
    return game.ending()
        .filter(ending -> UNWINNABLE.contains(ending.citation().rule()))
        .filter(ending -> !result.equals(Result.DRAW))
        .filter(ending -> failed(ending).filter(player -> wins(player, result)).isEmpty())
        .filter(_ -> mayWin(result, game))
        .isPresent();
  }

  /// The player whose time ran out, even the time to reconnect: only the opponent could have
  /// checkmated.
  private static Optional<Colour> failed(Ruling ending) {
    for (Fact fact : ending.facts()) {
      if (fact instanceof Fact.TimeRanOut(Colour player, var _)) {
        return Optional.of(player);
      }
      if (fact instanceof OnlineFact.NotReconnected(Colour player, var _, var _)) {
        return Optional.of(player);
      }
    }
    return Optional.empty();
  }

  private static boolean wins(Colour player, Result result) {
    return result.score(player) == Result.Score.WIN;
  }

  private static boolean mayWin(Result result, GameState game) {
    Colour winner = wins(Colour.WHITE, result) ? Colour.WHITE : Colour.BLACK;
    return !(Fate.full(game.position(), winner, game.mostNodes()) instanceof Fate.Unwinnable);
  }
}
