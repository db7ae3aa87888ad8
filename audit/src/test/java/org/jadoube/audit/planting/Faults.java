package org.jadoube.audit.planting;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Everything that can be planted into a sound game.
public final class Faults {
  /// Plants one fault into a sound game.
  public interface Fault extends BiFunction<SoundGame, RandomGenerator, Planted> {}

  /// All of them.
  public static final List<Fault> ALL =
      Stream.of(MoveFaults.ALL, EndFaults.ALL, RemarkFaults.ALL, TagFaults.ALL, ClockFaults.ALL)
          .flatMap(List::stream)
          .toList();

  private Faults() {}

  /// An archive of sound games with one planted fault after each.
  ///
  /// @param times how often each fault is planted
  public static List<Planted> archive(int times, RandomGenerator random) {
    List<Planted> games = new ArrayList<>();
    for (int time = 0; time < times; time++) {
      for (Fault fault : ALL) {
        games.add(Planted.of(SoundGame.of(games.size(), random).pgn()));
        games.add(fault.apply(SoundGame.of(games.size(), random), random));
      }
    }
    return games;
  }

  static <T> T oneOf(List<T> list, RandomGenerator random) {
    return list.get(random.nextInt(list.size()));
  }
}
