package org.jadoube.tournament.norm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.rating.RatingTables;

/// The games that count for a norm, and what they come to.
///
/// @param games one or more, in the order of rounds
/// @since 0.1.0
public record CountedGames(NormTitle title, List<NormGame> games) {
  private static final int WHOLE = 100;
  private static final int LEAST_PERCENT = 35;
  private static final int MOST_CREDITED = 13;

  public CountedGames {
    games = List.copyOf(games);
  }

  /// The half points in them.
  public int halves() {
    return games.stream().mapToInt(NormGame::halves).sum();
  }

  /// The opponent whose rating is raised to the floor: the lowest, if it is below (1.4.6b and c).
  public Optional<NormGame> raised() {
    return games.stream()
        .min(Comparator.comparingInt(NormGame::countedRating))
        .filter(game -> game.countedRating() < title.floor());
  }

  /// The rating with which an opponent counts.
  ///
  /// @param game one of these
  public int rating(NormGame game) {
    return raised().equals(Optional.of(game)) ? title.floor() : game.countedRating();
  }

  /// The average of the opponents, Ra; halves go up (1.4.7). 0 without games.
  public int average() {
    Optional<NormGame> raised = raised();
    int lift = raised.map(game -> title.floor() - game.countedRating()).orElse(0);
    int sum = games.stream().mapToInt(NormGame::countedRating).sum() + lift;
    return games.isEmpty() ? 0 : (int) Fraction.of(sum).over(games.size()).rounded();
  }

  /// The performance, Rp (1.4.8 and 1.4.9). 0 without games.
  public int performance() {
    return games.isEmpty() ? 0 : average() + difference(halves(), games.size());
  }

  static int difference(int halves, int games) {
    long percent = Fraction.halves((long) WHOLE * halves).over(games).rounded();
    return RatingTables.difference((int) percent);
  }

  /// The least half points with which the performance and 35 per cent are reached against these
  /// opponents, if any are enough.
  public OptionalInt requiredHalves() {
    return IntStream.rangeClosed(0, 2 * games.size())
        .filter(halves -> !games.isEmpty() && isEnough(halves))
        .findFirst();
  }

  private boolean isEnough(int halves) {
    return isThirtyFivePercent(halves, games.size())
        && average() + difference(halves, games.size()) >= title.performance();
  }

  static boolean isThirtyFivePercent(int halves, int games) {
    return halves * WHOLE >= 2 * games * LEAST_PERCENT;
  }

  /// The games with which the norm counts among the 27 for the title: at most 13 (1.7), and one
  /// more for each full point above what was needed (1.4.1d).
  public int credited() {
    int needed = requiredHalves().orElse(halves());
    return Math.min(MOST_CREDITED, games.size()) + Math.max(0, halves() - needed) / 2;
  }

  /// The requirements that ratings and score do not meet.
  List<Missing> missing() {
    List<Missing> missing = new ArrayList<>();
    if (!isThirtyFivePercent(halves(), games.size())) {
      Fraction least = Fraction.halves(Math.ceilDiv(2 * games.size() * LEAST_PERCENT, WHOLE));
      missing.add(Missing.of(Requirement.SCORE, Fraction.halves(halves()), least));
    }
    if (average() < title.average()) {
      missing.add(Missing.of(Requirement.AVERAGE, average(), title.average()));
    }
    if (performance() < title.performance()) {
      missing.add(Missing.of(Requirement.PERFORMANCE, performance(), title.performance()));
    }
    return missing;
  }
}
