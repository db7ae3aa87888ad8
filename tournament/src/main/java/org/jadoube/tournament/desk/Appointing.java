package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// When rounds can start. What lies far outside is a slip, and cannot be written into a database or
/// a tournament file.
public final class Appointing {
  private static final Instant FIRST = Instant.parse("2000-01-01T00:00:00Z");
  private static final Instant LAST = Instant.parse("2200-01-01T00:00:00Z");

  private Appointing() {}

  /// The fault of one of these times, if there is one.
  public static Optional<Changed> fault(Stream<Instant> times) {
    return times
        .filter(time -> time.isBefore(FIRST) || !time.isBefore(LAST))
        .findFirst()
        .map(time ->
            unfit("Rounds are appointed for the years 2000 to 2199, not for " + time + "."));
  }

  /// The fault of a time appointed for one round, if there is one. It may be after that of a later
  /// round: rounds are postponed.
  public static Optional<Changed> fault(Instant time, Instant now) {
    return fault(Stream.of(time)).or(() -> passed(Stream.of(time), now));
  }

  /// The fault of the times of all rounds, from the first, if there is one: a plan in another
  /// order, or for yesterday, is a slip.
  ///
  /// @param before the times that were settled before; they may have passed meanwhile
  public static Optional<Changed> fault(List<Instant> times, List<Instant> before, Instant now) {
    return fault(times.stream())
        .or(() -> passed(times.stream().filter(time -> !before.contains(time)), now))
        .or(() -> disorder(times));
  }

  private static Optional<Changed> passed(Stream<Instant> times, Instant now) {
    return times
        .filter(time -> !now.isBefore(time))
        .findFirst()
        .map(time -> unfit("The time " + time + " has passed."));
  }

  private static Optional<Changed> disorder(List<Instant> times) {
    return IntStream.range(1, times.size())
        .filter(round -> !times.get(round - 1).isBefore(times.get(round)))
        .mapToObj(
            round -> unfit("Round " + (round + 1) + " would not start after round " + round + "."))
        .findFirst();
  }

  private static Changed unfit(String sentence) {
    return refused(Hindrance.UNFIT, sentence);
  }
}
