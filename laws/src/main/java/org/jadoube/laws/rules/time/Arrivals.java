package org.jadoube.laws.rules.time;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Article 6.7 (6.6 before 2014): arriving at the board, and arriving too late.
public final class Arrivals {
  private Arrivals() {}

  public static Outcome arrive(Act act, GameState game) {
    Rule rule = Rule.DEFAULT_TIME;
    Optional<Colour> player = act.by().side();
    if (player.isEmpty()) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    if (game.presence().arrived().contains(player.get())) {
      return arrived(player.get(), act.at(), game.cite(rule), game)
          .despite(
              Optional.of(
                  new Refusal(game.cite(rule), new BoardObjection.ArrivedAlready(player.get()))));
    }
    Citation citation = game.cite(arriving(player.get(), game));
    Outcome arrived = arrived(player.get(), act.at(), citation, game);
    return isLate(player.get(), act.at(), game)
        ? arrived.then(next -> Outcome.of(next, tooLate(player.get(), act.at(), next)))
        : arrived;
  }

  /// Records that somebody comes to the board, whatever for; only players are awaited.
  public static Optional<Outcome> come(Actor by, Instant at, Citation why, GameState game) {
    return by instanceof Actor.Player(Colour player)
        ? Optional.of(arrived(player, at, why, game))
        : Optional.empty();
  }

  private static Outcome arrived(Colour player, Instant at, Citation why, GameState game) {
    return Outcome.of(game, new ClockEvent.PlayerArrived(at, why, player));
  }

  /// The loss of a late player. An opponent who is also absent has not won: the default time is
  /// over for both.
  private static Ruling tooLate(Colour player, Instant at, GameState game) {
    List<Colour> late =
        Arrays.stream(Colour.values())
            .filter(each -> each == player || isAbsent(each, game))
            .toList();
    return forfeit(late, at, game);
  }

  /// The rule for arriving. If neither player is present, the first player loses all the time until
  /// arrival.
  private static Rule arriving(Colour player, GameState game) {
    boolean alone =
        game.presence().arrived().isEmpty()
            && game.presence().begun().isPresent()
            && game.movesBy(player) == 0;
    boolean first = player == game.regulations().start().turn();
    return alone && first && !game.regulations().defaultTime().isZero()
        ? Rule.WHITE_ABSENT
        : Rule.DEFAULT_TIME;
  }

  private static boolean isLate(Colour player, Instant at, GameState game) {
    return isAbsent(player, game) && ends(game).filter(at::isAfter).isPresent();
  }

  /// When the default time ends; empty before the game and during an outage, when nobody can
  /// arrive.
  public static Optional<Instant> ends(GameState game) {
    return game.presence().ends(game.regulations().defaultTime());
  }

  /// When it ends for players who are not there yet.
  public static Optional<Instant> forfeitsAt(GameState game) {
    boolean matters =
        game.phase() != Phase.FINISHED
            && Stream.of(Colour.values()).anyMatch(any -> isAbsent(any, game));
    return matters ? ends(game) : Optional.empty();
  }

  /// The players who are on record with neither an arrival nor a move.
  public static Set<Colour> expected(GameState game) {
    return Stream.of(Colour.values())
        .filter(any -> game.movesBy(any) == 0 && !game.presence().arrived().contains(any))
        .collect(Collectors.toUnmodifiableSet());
  }

  /// The outcome for absent players: one who is absent after the default time has lost; if both
  /// are, both have. At the very end of it one may still arrive.
  public static Outcome observeAbsence(Act act, GameState game) {
    Rule rule = Rule.DEFAULT_TIME;
    if (act.by().side().isPresent()) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    if (game.presence().outage().isPresent()) {
      return Outcome.refused(game, rule, new Objection.ClocksPaused());
    }
    List<Colour> absent =
        Arrays.stream(Colour.values()).filter(each -> isAbsent(each, game)).toList();
    if (absent.isEmpty()) {
      return Outcome.nothing(game);
    }
    Optional<Instant> early = ends(game).filter(ends -> !act.at().isAfter(ends));
    return early.isPresent()
        ? Outcome.refused(game, rule, new BoardObjection.DefaultTimeNotOver(early.get()))
        : Outcome.of(game, forfeit(absent, act.at(), game));
  }

  /// Whether `player` has still to come, in a game that records arrivals.
  public static boolean isAwaited(Colour player, GameState game) {
    Set<Colour> arrived = game.presence().arrived();
    return !arrived.isEmpty() && !arrived.contains(player) && game.movesBy(player) == 0;
  }

  private static boolean isAbsent(Colour player, GameState game) {
    return game.movesBy(player) == 0
        && !game.presence().arrived().contains(player)
        && !game.presence().admitted().contains(player);
  }

  private static Ruling forfeit(List<Colour> late, Instant at, GameState game) {
    List<Fact> facts =
        late.stream()
            .<Fact>map(player -> new BoardFact.NotThere(player, ends(game).orElse(at)))
            .toList();
    return GameEnd.ruling(game, at, Rule.DEFAULT_TIME, forfeited(late), facts);
  }

  private static Result forfeited(List<Colour> late) {
    return late.size() == 1
        ? Result.forfeitedBy(late.getFirst())
        : new Result(Result.Score.LOSS, Result.Score.LOSS, true);
  }

  /// The arbiter decides otherwise, before the player has lost or afterwards.
  public static Outcome admit(ClockAct.Admit deed, Act act, GameState game) {
    Rule rule = Rule.DEFAULT_TIME;
    boolean may =
        act.by() instanceof Actor.Arbiter
            && game.parameter(Parameters.ARBITER_MAY_ADMIT_LATE_PLAYER);
    if (!may) {
      return Outcome.refused(
          game, rule, new Objection.NotForThisActor(act.by(), Entitled.atDiscretion(act.by())));
    }
    List<BoardFact.NotThere> late = late(game);
    boolean over = game.phase() == Phase.FINISHED;
    return over && late.stream().noneMatch(each -> each.player() == deed.player())
        ? GameEnd.refuse(game)
        : Outcome.of(game, new ClockEvent.PlayerAdmitted(act.at(), game.cite(rule), deed.player()))
            .then(next -> over ? readmitted(late, deed, act, next) : Outcome.nothing(next));
  }

  /// The players who have lost by coming too late.
  private static List<BoardFact.NotThere> late(GameState game) {
    return game.ending().stream()
        .filter(ending -> ending.citation().rule() == Rule.DEFAULT_TIME)
        .flatMap(ending -> ending.facts().stream())
        .filter(BoardFact.NotThere.class::isInstance)
        .map(BoardFact.NotThere.class::cast)
        .toList();
  }

  /// The ruling once a player is admitted: the game goes on, or is lost by the other player alone,
  /// who was also late.
  private static Outcome readmitted(
      List<BoardFact.NotThere> late, ClockAct.Admit deed, Act act, GameState game) {
    List<Fact> still =
        late.stream()
            .filter(each -> each.player() != deed.player())
            .<Fact>map(each -> each)
            .toList();
    Consequence consequence =
        still.isEmpty()
            ? new Consequence.GameReopened()
            : new Consequence.Ends(forfeited(List.of(deed.player().opposite())));
    Citation citation = game.cite(Rule.DEFAULT_TIME);
    return Outcome.of(game, new Ruling(act.at(), citation, List.of(consequence), still));
  }
}
