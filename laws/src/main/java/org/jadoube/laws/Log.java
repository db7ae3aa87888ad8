package org.jadoube.laws;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The events of a game, the latest first; a later log shares the earlier one.
record Log(Event latest, @Nullable Log before) {
  static List<Event> events(@Nullable Log log) {
    List<Event> events = new ArrayList<>();
    for (Log rest = log; rest != null; rest = rest.before) {
      events.add(rest.latest);
    }
    Collections.reverse(events);
    return Collections.unmodifiableList(events);
  }
}
