package org.jadoube.laws.rules.time;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.state.GameState;

/// Games that have ended by the clock. The arbiter's powers over a clock (Articles 6.10 and 12.5)
/// last beyond the flag fall, because the flag may not have fallen by rights: then the game goes
/// on.
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

  /// Whether the game has ended by the clock.
  public static boolean has(GameState game) {
    return game.phase() == Phase.FINISHED
        && game.ending()
            .filter(ending -> BY_THE_CLOCK.contains(ending.citation().rule()))
            .isPresent();
  }

  /// These consequences, preceded by the reopening of a game that has ended by the clock.
  public static List<Consequence> reopened(GameState game, Consequence... consequences) {
    Stream<Consequence> first =
        has(game) ? Stream.of(new Consequence.GameReopened()) : Stream.empty();
    return Stream.concat(first, Stream.of(consequences)).toList();
  }
}
