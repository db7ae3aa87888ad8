package org.jadoube.laws;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Objection;

/// Article 5: what ends a game on the board, and resignation.
final class EndingPositions {
  private EndingPositions() {}

  /// The ruling that ends the game by the position just reached, if there is one. Checkmate comes
  /// before everything else (Articles 5.1.1 and 9.6.2).
  static Optional<Ruling> ending(GameState game, Instant at) {
    return game.ply().astray().isPresent() ? Optional.empty() : endingPosition(game, at);
  }

  private static Optional<Ruling> endingPosition(GameState game, Instant at) {
    Position position = game.position();
    if (position.legalMoveCount() == 0) {
      return Optional.of(position.isCheck() ? checkmate(game, at) : stalemate(game, at));
    }
    if (Fate.isDead(position)) {
      return Optional.of(dead(game, at));
    }
    return DrawOffers.automaticDraw(game, at);
  }

  private static Ruling checkmate(GameState game, Instant at) {
    Colour mated = game.turn();
    Fact checked = new Fact.Checked(mated, game.position().checkers());
    List<Fact> facts = facts(game, checked, new Fact.NoLegalMove(mated));
    return ends(game, at, Rule.CHECKMATE, Result.wonBy(mated.opposite()), facts);
  }

  private static Ruling stalemate(GameState game, Instant at) {
    List<Fact> facts = facts(game, new Fact.NoLegalMove(game.turn()));
    return ends(game, at, Rule.STALEMATE, Result.DRAW, facts);
  }

  private static Ruling dead(GameState game, Instant at) {
    List<Fact> facts =
        Stream.concat(
                lastMove(game).stream(),
                Stream.of(Colour.WHITE, Colour.BLACK)
                    .map(colour -> Winning.fact(Winning.fate(game, colour), colour)))
            .toList();
    return ends(game, at, Rule.DEAD_POSITION, Result.DRAW, facts);
  }

  /// The ruling that `rule` ends the game so.
  static Ruling ends(GameState game, Instant at, Rule rule, Result result, List<Fact> facts) {
    return new Ruling(at, game.edition().cite(rule), List.of(new Consequence.Ends(result)), facts);
  }

  /// The last move, and these facts.
  static List<Fact> facts(GameState game, Fact... facts) {
    return Stream.concat(lastMove(game).stream(), Stream.of(facts)).toList();
  }

  private static Optional<Fact> lastMove(GameState game) {
    return game.ply().made().map(made -> new Fact.LastMove(game.ply().number(), made.move()));
  }

  /// A resignation loses, unless this edition looks whether the opponent could ever checkmate.
  static Outcome resign(Colour player, Act.Resign act, GameState game) {
    Fact declared = new Fact.Declared(player);
    if (!game.edition().has(Rule.RESIGNATION_UNWINNABLE)) {
      return Outcome.of(game, lost(player, act.at(), game, facts(declared, game)));
    }
    Fate fate = Winning.fate(game, player.opposite());
    List<Fact> facts = new ArrayList<>(facts(declared, game));
    facts.add(Winning.fact(fate, player.opposite()));
    return Outcome.of(
        game,
        fate instanceof Fate.Unwinnable
            ? ends(game, act.at(), Rule.RESIGNATION_UNWINNABLE, Result.DRAW, facts)
            : lost(player, act.at(), game, facts));
  }

  private static List<Fact> facts(Fact declared, GameState game) {
    return Stream.concat(Stream.of(declared), Sealing.concludedBefore(game).stream()).toList();
  }

  private static Ruling lost(Colour player, Instant at, GameState game, List<Fact> facts) {
    return ends(game, at, Rule.RESIGNATION, Result.wonBy(player.opposite()), facts);
  }

  /// Nothing more can be done in a game that has ended: its players are spectators
  /// ([Rule#FINISHED_PLAYERS_ARE_SPECTATORS]).
  static Outcome refuseAsOver(GameState game) {
    Ruling ending = game.ending().orElseThrow();
    Result result = game.result().orElseThrow();
    return Outcome.refused(
        game, ending.citation(), new Objection.GameOver(result, ending.citation()));
  }
}
