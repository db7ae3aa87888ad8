package org.jadoube.laws.permission;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.act.EnvelopeLabel;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.online.Overdue;
import org.jadoube.laws.rules.time.Arrivals;
import org.jadoube.laws.state.GameState;

/// When the Laws' answers may change although nobody acts.
final class Deadlines {
  private static final Duration TICK = Duration.ofMillis(1);
  private static final List<Parameter<Duration>> QUICKPLAY_LIMITS =
      List.of(Parameters.QUICKPLAY_CLAIM_BELOW, Parameters.CLAIM_WITHOUT_ARBITER_BELOW);

  private Deadlines() {}

  /// The first such moment after `at`.
  static Optional<Instant> next(GameState game, Instant at) {
    return game.phase() == Phase.FINISHED
        ? Optional.empty()
        : Stream.concat(onTheClock(game), offTheClock(game))
            .filter(at::isBefore)
            .min(Instant::compareTo);
  }

  /// The default time (Article 6.7), and the resumption of an adjourned game.
  private static Stream<Instant> offTheClock(GameState game) {
    Optional<Instant> resumption = game.adjournment().label().map(EnvelopeLabel::resumption);
    Optional<Instant> late = Arrivals.forfeitsAt(game).map(ends -> ends.plus(TICK));
    return Stream.of(late, resumption, Overdue.next(game)).flatMap(Optional::stream);
  }

  /// The flag fall, and the remaining times before it that matter to the Laws.
  private static Stream<Instant> onTheClock(GameState game) {
    return game.clock().flagFallsAt().stream()
        .flatMap(
            falls -> Stream.concat(Stream.of(falls), timesLeft(game).stream().map(falls::minus)));
  }

  private static List<Duration> timesLeft(GameState game) {
    List<Duration> left = new ArrayList<>();
    ChessClock clock = game.clock();
    if (clock.face(clock.turn()).period().number() > 0) {
      left.add(clock.periodOf(clock.turn()).time());
    }
    if (game.regulations().has(Arrangement.SCORES_KEPT_BY_PLAYERS)) {
      game.edition().find(Parameters.SHORT_OF_TIME).ifPresent(time -> left.add(time.minus(TICK)));
    }
    if (mayBeQuickplay(game)) {
      for (Parameter<Duration> limit : QUICKPLAY_LIMITS) {
        game.edition().find(limit).ifPresent(time -> left.add(time.minus(TICK)));
      }
    }
    return left;
  }

  private static boolean mayBeQuickplay(GameState game) {
    return game.regulations().has(Arrangement.QUICKPLAY_GUIDELINES)
        || !game.edition().has(Rule.QUICKPLAY_IF_ANNOUNCED);
  }
}
