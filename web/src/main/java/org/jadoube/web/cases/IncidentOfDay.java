package org.jadoube.web.cases;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.zip.CRC32C;
import org.jadoube.laws.edition.Edition;

/// One incident for everybody, another each day.
public final class IncidentOfDay {
  private static final int HARD = 3;

  private IncidentOfDay() {}

  /// The incident of a day, under the newest edition; none comes again before all have had their
  /// turn. Hard ones are left to the lessons.
  public static Case on(LocalDate day, Cases cases) {
    List<Case> all =
        cases.incidents(Edition.newest()).stream()
            .filter(each -> each.story().orElseThrow().level() < HARD)
            .sorted(Comparator.comparingLong(each -> mixed(each.id())))
            .toList();
    return all.get(Math.floorMod(day.toEpochDay(), all.size()));
  }

  /// A number that tells nothing about the subject.
  private static long mixed(String id) {
    CRC32C sum = new CRC32C();
    sum.update(id.getBytes(StandardCharsets.UTF_8));
    return sum.getValue();
  }
}
