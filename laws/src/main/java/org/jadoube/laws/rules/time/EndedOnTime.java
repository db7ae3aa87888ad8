package org.jadoube.laws.rules.time;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.state.GameState;

/// Games that have ended by the clock. What the arbiter may do about a clock (Articles 6.10 and
/// 12.5) may be done after the flag fell, too, because it may not have fallen by rights: the game
/// goes on.
public final class EndedOnTime {
  private static final Set<Rule> BY_THE_CLOCK =
      EnumSet.of(
          Rule.FLAG_FALL,
          Rule.FLAG_FALL_UNWINNABLE,
          Rule.FLAG_CLAIM_UNWINNABLE,
          Rule.BOTH_FLAGS_DOWN_IN_LAST_PERIOD,
          Rule.BOTH_FLAGS_DOWN_IN_RAPID,
          Rule.DISCONNECTION_LOSS,
          Rule.DISCONNECTION_UNWINNABLE);

  private EndedOnTime() {}

  /// Whether the game has.
  public static boolean has(GameState game) {
    return game.phase() == Phase.FINISHED
        && game.ending()
            .filter(ending -> BY_THE_CLOCK.contains(ending.citation().rule()))
            .isPresent();
  }

  /// These consequences, in a game that goes on if it has.
  public static List<Consequence> reopened(GameState game, Consequence... consequences) {
    Stream<Consequence> first =
        has(game) ? Stream.of(new Consequence.GameReopened()) : Stream.empty();
    return Stream.concat(first, Stream.of(consequences)).toList();
  }
}
