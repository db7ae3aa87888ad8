package org.jadoube.laws.rules;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.Ending;
import org.jadoube.laws.ending.Losses;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.state.Adjournment;
import org.jadoube.laws.state.GameState;

/// The end of a game: the ruling with its facts, and the refusal of anything after it.
public final class GameEnd {
  private GameEnd() {}

  /// The ruling that ends the game with this result under `rule`.
  public static Ruling ruling(
      GameState game, Instant at, Rule rule, Result result, List<Fact> facts) {
    return new Ruling(at, game.cite(rule), List.of(new Consequence.Ends(result)), facts);
  }

  /// The ruling that ends the game by `ending`; its facts come after `first`.
  public static Ruling ruling(Instant at, Ending ending, List<Fact> first) {
    List<Fact> facts = Stream.concat(first.stream(), ending.facts().stream()).toList();
    return new Ruling(at, ending.citation(), List.of(new Consequence.Ends(ending.result())), facts);
  }

  /// The end of a game that `loser` loses under `lost`, or draws under `drawn` because the opponent
  /// could not checkmate from `position`. A trial does not ask which of the two.
  public static Ending lost(
      Rule lost, Rule drawn, Colour loser, Position position, GameState game) {
    if (game.isTrial()) {
      return new Ending(game.edition().cite(lost), Result.wonBy(loser.opposite()), List.of());
    }
    return Losses.under(lost, drawn, game.edition(), position, loser, game.mostNodes());
  }

  /// The last move, followed by these facts.
  public static List<Fact> facts(GameState game, Fact... facts) {
    return Stream.concat(lastMove(game).stream(), Stream.of(facts)).toList();
  }

  private static Optional<Fact> lastMove(GameState game) {
    return game.ply().made().map(made -> new Fact.LastMove(game.ply().number(), made.move()));
  }

  /// The facts of a player's declaration, including whether it was made between adjournment and
  /// resumption.
  public static List<Fact> declared(Colour player, GameState game) {
    Fact declared = new Fact.Declared(player);
    return game.adjournment().stage() == Adjournment.Stage.ADJOURNED
        ? List.of(declared, new Fact.Under(game.cite(Rule.CONCLUDED_BEFORE_RESUMPTION)))
        : List.of(declared);
  }

  /// The refusal of any further act in a finished game: its players are spectators
  /// ([Rule#FINISHED_PLAYERS_ARE_SPECTATORS]).
  public static Outcome refuse(GameState game) {
    Ruling ending = game.ending().orElseThrow();
    Result result = game.result().orElseThrow();
    return Outcome.refused(
        game, ending.citation(), new Objection.GameOver(result, ending.citation()));
  }
}
