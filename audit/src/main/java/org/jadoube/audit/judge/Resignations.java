package org.jadoube.audit.judge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jadoube.audit.form.TagsRead;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;

/// Whether a resigned game can be a draw under an edition that may have been in force on its date;
/// remembered, because neighbouring games share dates.
final class Resignations {
  /// More than there are days in a century.
  private static final int MOST = 1 << 16;

  private final Function<Map<String, String>, List<Edition>> editions;
  private final Map<Dates, Boolean> known = new HashMap<>();

  Resignations(Function<Map<String, String>, List<Edition>> editions) {
    this.editions = editions;
  }

  private record Dates(String date, String utc, String event) {}

  boolean mayBeDraws(TagsRead tags) {
    if (known.size() >= MOST) {
      known.clear();
    }
    Dates dates = new Dates(tags.date(), tags.utcDate(), tags.eventDate());
    return known.computeIfAbsent(dates, _ -> mayBeDraws(tags.tags()));
  }

  private boolean mayBeDraws(Map<String, String> tags) {
    return editions.apply(tags).stream().anyMatch(each -> each.has(Rule.RESIGNATION_UNWINNABLE));
  }
}
