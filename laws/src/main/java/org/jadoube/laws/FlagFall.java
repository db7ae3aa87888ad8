package org.jadoube.laws;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.ClockFace;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.FlagWatch;

/// Article 6: the start of the clock, and what happens when a flag falls: whether the moves asked
/// for have been completed is looked at then ([Rule#CHECK_AFTER_FLAG]).
final class FlagFall {
  private FlagFall() {}

  /// White's clock is started; a start position that is no game ends it at once.
  static Outcome begin(Act.Begin act, GameState game) {
    if (act.by().side().isPresent()) {
      return Outcome.refused(game, Rule.START_OF_GAME, new Objection.NotForThisActor(act.by()));
    }
    Citation citation = game.edition().cite(Rule.START_OF_GAME);
    return Outcome.of(game, new Event.GameBegun(act.at(), citation))
        .then(begun ->
            EndingPositions.ending(begun, act.at())
                .map(ruling -> Outcome.of(begun, ruling))
                .orElseGet(() -> Outcome.nothing(begun)));
  }

  /// What the program sees of the flags by itself. Time up to `until` is charged.
  static Outcome watch(GameState game, Instant at, Instant until) {
    return game.regulations().flagWatch() == FlagWatch.AUTOMATIC
            && game.clock().flagDown(game.clock().turn(), until)
            && !FastGames.onlyPlayersCallFlags(game)
        ? Outcome.of(game, flagFall(game.clock().turn(), at, game))
        : Outcome.nothing(game);
  }

  /// An act that comes after the flag that has just ended the game.
  static Outcome refuseAfterFlag(GameState game) {
    Ruling ending = game.ending().orElseThrow();
    for (Fact fact : ending.facts()) {
      if (fact instanceof Fact.TimeRanOut(Colour player, Instant when)) {
        return Outcome.refused(game, ending.citation(), new Objection.FlagHasFallen(player, when));
      }
    }
    return EndingPositions.refuseAsOver(game);
  }

  /// A player says that a flag has fallen.
  static Outcome claimFlag(Act.ClaimFlag act, GameState game) {
    Optional<Colour> claimant = act.by().side();
    if (claimant.isEmpty()) {
      return refuse(game, new Objection.NotForThisActor(act.by()));
    }
    Optional<Colour> flagged = firstFallen(game, act.at());
    if (flagged.isEmpty()) {
      return refuse(game, stillUp(claimant.get().opposite(), act.at(), game));
    }
    return FastGames.appliesTo(game)
        ? FastGames.claimFlag(claimant.get(), act.at(), game)
        : Outcome.of(game, flagFall(flagged.get(), act.at(), game));
  }

  /// The arbiter or the clock looks; in rapid and blitz the arbiter calls it too
  /// ([Rule#ARBITER_CALLS_FLAG]), unless the flags are the players' own affair.
  static Outcome observeFlag(Act.ObserveFlag act, GameState game) {
    if (act.by().side().isPresent()) {
      return refuse(game, new Objection.NotForThisActor(act.by()));
    }
    if (FastGames.onlyPlayersCallFlags(game)) {
      return FastGames.observeFlag(act, game);
    }
    return firstFallen(game, act.at())
        .map(flagged -> Outcome.of(game, flagFall(flagged, act.at(), game)))
        .orElseGet(() -> Outcome.nothing(game));
  }

  /// That the flag of `player` has not fallen.
  static Objection stillUp(Colour player, Instant at, GameState game) {
    return game.clock()
        .left(player, at)
        .<Objection>map(left -> new Objection.FlagNotFallen(player, left))
        .orElseGet(Objection.NoTimeAllotted::new);
  }

  private static Outcome refuse(GameState game, Objection objection) {
    return Outcome.refused(game, Rule.FLAG_FALL_NOTICED, objection);
  }

  /// Whose flag fell first, if one has.
  private static Optional<Colour> firstFallen(GameState game, Instant at) {
    return Stream.of(Colour.values())
        .filter(colour -> game.clock().flagFell(colour, at).isPresent())
        .min((a, b) -> fell(game, a, at).compareTo(fell(game, b, at)));
  }

  private static Instant fell(GameState game, Colour colour, Instant at) {
    return game.clock().flagFell(colour, at).orElse(Instant.MAX);
  }

  /// Lost by `flagged`, or drawn if the opponent could never checkmate. Where that stays undecided
  /// the flag decides, and the ruling says so.
  static Ruling flagFall(Colour flagged, Instant at, GameState game) {
    Colour opponent = flagged.opposite();
    Fate fate = Winning.fate(game, opponent);
    List<Fact> facts = new ArrayList<>(flagFacts(flagged, at, game));
    facts.add(Winning.fact(fate, opponent));
    return fate instanceof Fate.Unwinnable
        ? EndingPositions.ends(game, at, FastGames.flagUnwinnableRule(game), Result.DRAW, facts)
        : EndingPositions.ends(game, at, Rule.FLAG_FALL, Result.wonBy(opponent), facts);
  }

  static List<Fact> flagFacts(Colour flagged, Instant at, GameState game) {
    ClockFace.Progress progress = game.clock().face(flagged).period();
    return List.of(
        new Fact.TimeRanOut(flagged, fell(game, flagged, at)),
        new Fact.MovesCompleted(
            flagged, progress.completed(), progress.required(game.clock().control())),
        new Fact.ClocksShowed(game.clock().times(at)));
  }
}
