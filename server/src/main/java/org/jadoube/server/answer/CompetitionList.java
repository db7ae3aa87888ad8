package org.jadoube.server.answer;

import java.util.List;
import org.jadoube.server.events.EventHeadline;
import org.jadoube.wire.Document;

/// Some events.
///
/// @param events the latest first
public record CompetitionList(int schema, List<ListedCompetition> events) {
  public CompetitionList {
    events = List.copyOf(events);
  }

  /// Those events.
  public static CompetitionList of(List<EventHeadline> lines) {
    return new CompetitionList(Document.SCHEMA, lines.stream().map(ListedCompetition::of).toList());
  }
}
