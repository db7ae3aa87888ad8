package org.jadoube.audit.planting;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.jadoube.audit.planting.Faults.Fault;

/// Impossible clock times among those of a sound game.
final class ClockFaults {
  private static final int FIRST = 5_400;
  private static final int INCREMENT = 30;

  static final List<Fault> ALL =
      List.of(
          (game, random) -> fault(game, random, ClockFaults::risen),
          (game, random) -> fault(game, random, (_, _) -> "-0:00:07"),
          (game, random) -> fault(game, random, (_, _) -> "soon"),
          (game, random) -> fault(game, random, (_, _) -> "1:75:00"),
          (game, random) -> fault(game, random, (_, _) -> "1:02:03 [%eval 0.1"),
          ClockFaults::aboveControl);

  private ClockFaults() {}

  /// Writes the wrong time.
  private interface Wrong {
    String of(int before, RandomGenerator random);
  }

  private static String risen(int before, RandomGenerator random) {
    return text(before + random.nextInt(INCREMENT + 2, 900));
  }

  private static String text(int seconds) {
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
  }

  private static Planted fault(SoundGame game, RandomGenerator random, Wrong wrong) {
    int at = random.nextInt(2, game.plies());
    int[] left = {FIRST, FIRST};
    for (int ply = 0; ply < game.plies(); ply++) {
      int before = left[ply % 2];
      left[ply % 2] = Math.max(1, before - random.nextInt(120) + INCREMENT);
      String time = ply == at ? wrong.of(before, random) : text(left[ply % 2]);
      game.comments().set(ply, "[%clk " + time + "]");
    }
    game.with("TimeControl", FIRST + "+" + INCREMENT);
    return Planted.of(game.pgn(), "impossible-clock " + (at + 1));
  }

  /// At the beginning both clocks show more than the event gave.
  private static Planted aboveControl(SoundGame game, RandomGenerator random) {
    for (int ply = 0; ply < game.plies(); ply++) {
      game.comments().set(ply, "[%clk " + text(2 * FIRST - 20 * ply) + "]");
    }
    game.with("TimeControl", FIRST + "+" + INCREMENT);
    return Planted.of(game.pgn(), "impossible-clock 1", "impossible-clock 2");
  }
}
