package org.jadoube.audit.judge;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.PlacedFinding;

/// The findings in a game on which several editions agree.
final class CommonFindings {
  private CommonFindings() {}

  /// The findings that all verdicts on a game have in common, worded as in the last of them.
  static List<PlacedFinding> of(List<List<PlacedFinding>> verdicts) {
    List<List<PlacedFinding>> others = verdicts.subList(0, verdicts.size() - 1);
    return others.isEmpty()
        ? verdicts.getLast()
        : verdicts.getLast().stream().flatMap(found -> agreed(found, others).stream()).toList();
  }

  /// The finding, if all have it. If they end the game at different moments, the latest counts.
  private static Optional<PlacedFinding> agreed(
      PlacedFinding found, List<List<PlacedFinding>> others) {
    List<PlacedFinding> alike =
        others.stream().flatMap(verdict -> alike(found, verdict).stream()).toList();
    return alike.size() < others.size()
        ? Optional.empty()
        : Stream.concat(Stream.of(found), alike.stream())
            .max(Comparator.comparingInt(each -> each.place().ply()));
  }

  private static Optional<PlacedFinding> alike(PlacedFinding found, List<PlacedFinding> verdict) {
    return verdict.stream().filter(each -> isAlike(found, each)).findFirst();
  }

  private static boolean isAlike(PlacedFinding one, PlacedFinding other) {
    boolean end = one.finding().kind() == FindingKind.PLAYED_ON;
    return one.finding().kind() == other.finding().kind()
        && (end || one.place().equals(other.place()));
  }
}
