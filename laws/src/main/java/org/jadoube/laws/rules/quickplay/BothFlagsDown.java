package org.jadoube.laws.rules.quickplay;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.time.FlagClaims;
import org.jadoube.laws.rules.time.FlagFall;
import org.jadoube.laws.state.GameState;

/// Guidelines III.3.1 (6.11 before 2018): both flags are down, and it cannot be established which
/// fell first.
public final class BothFlagsDown {
  private BothFlagsDown() {}

  /// It cannot be established which flag fell first: the game continues if there is another period,
  /// and is drawn in the last.
  public static Outcome find(Act act, GameState game) {
    Rule rule = Rule.BOTH_FLAGS_DOWN;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    if (FlagFall.onlyPlayersCall(game)) {
      return FlagClaims.pointOut(act.by(), act.at(), game);
    }
    Optional<Refusal> unannounced =
        game.parameter(Parameters.BOTH_FLAGS_DOWN_ONLY_IF_ANNOUNCED)
            ? QuickplayFinish.notInUse(game)
            : Optional.empty();
    if (unannounced.isPresent()) {
      return Outcome.refused(game, unannounced.get());
    }
    Optional<Objection> objection =
        Arrays.stream(Colour.values())
            .filter(colour -> !game.clock().flagDown(colour, act.at()))
            .findFirst()
            .map(colour -> FlagFall.stillUp(colour, act.at(), game));
    return objection.isPresent()
        ? Outcome.refused(game, rule, objection.get())
        : isLastPeriod(game) ? drawn(act.at(), game) : nextPeriod(act.at(), game);
  }

  private static boolean isLastPeriod(GameState game) {
    return Arrays.stream(Colour.values())
        .anyMatch(colour -> game.clock().periodOf(colour).moves().isEmpty());
  }

  private static Outcome drawn(Instant at, GameState game) {
    return Outcome.of(
        game,
        GameEnd.ruling(
            game, at, Rule.BOTH_FLAGS_DOWN_IN_LAST_PERIOD, Result.DRAW, bothDown(at, game)));
  }

  private static Outcome nextPeriod(Instant at, GameState game) {
    List<Consequence> begin =
        Arrays.stream(Colour.values())
            .<Consequence>map(colour -> new Consequence.PeriodBegins(colour, 0))
            .toList();
    return Outcome.of(
        game, new Ruling(at, game.cite(Rule.BOTH_FLAGS_DOWN), begin, bothDown(at, game)));
  }

  private static List<Fact> bothDown(Instant at, GameState game) {
    return List.of(new BoardFact.FlagOrderUnknown(), new Fact.ClocksShowed(game.clock().times(at)));
  }
}
