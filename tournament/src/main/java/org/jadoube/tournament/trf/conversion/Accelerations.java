package org.jadoube.tournament.trf.conversion;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jadoube.tournament.trf.record.ExtensionRecord.PlayerAcceleration;
import org.jadoube.tournament.trf.record.PairingRecord.Acceleration;
import org.jadoube.tournament.trf.record.TrfPoints;

/// Points that count for pairing only: by player (XXA), or by ranges of players and rounds (250).
final class Accelerations {
  private Accelerations() {}

  /// The features that make two players' runs one range, if their numbers follow each other.
  private record Run(TrfPoints points, int firstRound, int lastRound) {}

  /// Ranges that say the same.
  static List<Acceleration> ranges(List<PlayerAcceleration> players) {
    SortedMap<Integer, List<TrfPoints>> byPlayer = new TreeMap<>();
    players.forEach(each -> byPlayer.putIfAbsent(each.player(), each.points()));
    List<Acceleration> ranges = new ArrayList<>();
    Map<Run, Integer> latest = new HashMap<>();
    byPlayer.forEach(
        (player, points) -> runs(points).forEach(run -> add(ranges, latest, run, player)));
    return ranges;
  }

  /// Rounds one after the other with the same points.
  private static List<Run> runs(List<TrfPoints> points) {
    List<Run> runs = new ArrayList<>();
    int first = 0;
    for (int i = 1; i <= points.size(); i++) {
      if (i == points.size() || !points.get(i).equals(points.get(first))) {
        if (points.get(first).tenths() > 0) {
          runs.add(new Run(points.get(first), first + 1, i));
        }
        first = i;
      }
    }
    return runs;
  }

  /// Adds a run to the range that ends with the player before, if there is one.
  private static void add(
      List<Acceleration> ranges, Map<Run, Integer> latest, Run run, int player) {
    Integer at = latest.get(run);
    if (at != null && ranges.get(at).lastParticipant() + 1 == player) {
      ranges.set(at, until(ranges.get(at), player));
    } else {
      latest.put(run, ranges.size());
      ranges.add(range(run.points(), run.firstRound(), run.lastRound(), player, player));
    }
  }

  private static Acceleration until(Acceleration range, int last) {
    TrfPoints points = range.points().orElse(TrfPoints.ZERO);
    return range(points, range.firstRound(), range.lastRound(), range.firstParticipant(), last);
  }

  private static Acceleration range(
      TrfPoints points, int firstRound, int lastRound, int first, int last) {
    return new Acceleration(
        Optional.empty(), Optional.of(points), firstRound, lastRound, first, last);
  }

  /// Each player's points in the rounds up to `round`; later ranges replace earlier ones.
  static List<PlayerAcceleration> byPlayer(
      List<Acceleration> ranges, List<Integer> players, int round) {
    List<PlayerAcceleration> byPlayer = new ArrayList<>();
    for (int player : players) {
      List<Acceleration> meant = ranges.stream().filter(range -> means(range, player)).toList();
      List<TrfPoints> points = new ArrayList<>();
      for (int each = 1; each <= round; each++) {
        points.add(points(meant, each));
      }
      if (points.stream().anyMatch(value -> value.tenths() > 0)) {
        byPlayer.add(new PlayerAcceleration(player, points));
      }
    }
    return byPlayer;
  }

  private static boolean means(Acceleration range, int player) {
    return range.firstParticipant() <= player && player <= range.lastParticipant();
  }

  private static TrfPoints points(List<Acceleration> ranges, int round) {
    TrfPoints points = TrfPoints.ZERO;
    for (Acceleration range : ranges) {
      boolean inRounds = range.firstRound() <= round && round <= range.lastRound();
      points = inRounds ? range.points().orElse(TrfPoints.ZERO) : points;
    }
    return points;
  }
}
