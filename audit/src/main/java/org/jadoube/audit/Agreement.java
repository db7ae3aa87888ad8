package org.jadoube.audit;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What several editions find alike in one game.
final class Agreement {
  private Agreement() {}

  /// What all verdicts on a game have in common, the last of them first asked.
  static List<Found> of(List<List<Found>> verdicts) {
    List<List<Found>> others = verdicts.subList(0, verdicts.size() - 1);
    return others.isEmpty()
        ? verdicts.getLast()
        : verdicts.getLast().stream().flatMap(found -> agreed(found, others).stream()).toList();
  }

  /// The finding as all have it; where they have the game end at different moments, the last of
  /// these.
  private static Optional<Found> agreed(Found found, List<List<Found>> others) {
    List<Found> alike = others.stream().flatMap(verdict -> alike(found, verdict).stream()).toList();
    return alike.size() < others.size()
        ? Optional.empty()
        : Stream.concat(Stream.of(found), alike.stream())
            .max(Comparator.comparingInt(each -> each.place().ply()));
  }

  private static Optional<Found> alike(Found found, List<Found> verdict) {
    return verdict.stream().filter(each -> isAlike(found, each)).findFirst();
  }

  private static boolean isAlike(Found one, Found other) {
    boolean end = one.finding().kind() == Kind.PLAYED_ON;
    return one.finding().kind() == other.finding().kind()
        && (end || one.place().equals(other.place()));
  }
}
