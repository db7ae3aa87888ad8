package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;

/// Ends a tournament before all of its rounds are played: it is finished with those that have been.
///
/// @param record as it is stored
/// @param seen the same with the results of its games
public record Closing(Tournament record, Tournament seen) {
  /// The tournament without rounds to come.
  public Changed of(Instant now) {
    if (record.closed().isPresent()) {
      return Changed.to(record);
    }
    if (record.rounds().isEmpty()) {
      return refused(
          Hindrance.WRONG_STAGE, "No round has been played. The tournament can be deleted.");
    }
    return IntStream.rangeClosed(1, record.rounds().size())
        .filter(round -> !seen.isOver(round))
        .mapToObj(this::open)
        .findFirst()
        .orElseGet(() -> Changed.to(record.closed(Optional.of(now))));
  }

  private Changed open(int round) {
    return refused(
        Hindrance.WRONG_STAGE,
        record.rounds().get(round - 1).published()
            ? "Round " + round + " is not over yet."
            : "Round " + round + " has not been published. Publish it or take it back.");
  }

  /// The tournament with the rounds that are still to come.
  public Changed undone() {
    return Changed.to(record.closed(Optional.empty()));
  }

  /// Whether something in it has been played for, so that it is kept.
  public boolean isPlayed() {
    return IntStream.range(0, record.rounds().size())
        .anyMatch(i -> isPlayed(record.rounds().get(i), seen.rounds().get(i)));
  }

  private static boolean isPlayed(Round stored, Round shown) {
    return IntStream.range(0, shown.games().size())
        .anyMatch(i ->
            RoundRemoval.isPlayed(stored.games().get(i).result(), shown.games().get(i).result()));
  }
}
