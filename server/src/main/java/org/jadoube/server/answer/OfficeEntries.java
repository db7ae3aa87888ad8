package org.jadoube.server.answer;

import java.util.List;

/// What officials did in a game or an event.
///
/// @param entries the latest first, at most 1,000
public record OfficeEntries(int schema, List<OfficeEntry> entries) {
  public OfficeEntries {
    entries = List.copyOf(entries);
  }
}
