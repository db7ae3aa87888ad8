package org.jadoube.uci.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.uci.own.Level;
import org.jadoube.uci.own.OwnEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Each level beats the one below it, from positions of Chess960 drawn by lot.
@Tag("long")
final class LevelsTest {
  private static final Adjudication TERMS =
      new Adjudication(
          Optional.of(new Adjudication.Draw(40, 6, 15)),
          Optional.of(new Adjudication.Resign(3, 800, false)),
          OptionalInt.of(120));

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  void beats_the_level_below(int number) throws InterruptedException {
    int pairs = number < 7 ? 15 : 8;
    Schedule schedule =
        new Schedule(
            List.of(contestant(number), contestant(number - 1)),
            pairs,
            2,
            Openings.chess960(number));
    MatchStanding standing =
        new EngineMatch(schedule, TERMS, Optional.empty(), true, _ -> {}).play(2);
    MatchTally tally = standing.tallies().values().iterator().next();
    assertThat(tally.points()).as("%s", tally).isGreaterThan(pairs);
  }

  private static Contestant contestant(int number) {
    Level level = Level.of(number);
    return new Contestant(
        "level " + number, () -> OwnEngine.of(level, number), Pace.nodes(level.nodes()));
  }
}
