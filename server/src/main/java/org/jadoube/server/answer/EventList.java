package org.jadoube.server.answer;

import java.util.List;
import org.jadoube.server.view.EventView;

/// Events of a game, in order.
public record EventList(int schema, List<EventView> events) {
  public EventList {
    events = List.copyOf(events);
  }
}
