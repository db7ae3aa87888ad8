package org.jadoube.store;

import java.util.List;

/// Events of a game in order, and the receipts of the acts that caused them.
public record StoredEvents(List<StoredEvent> events, List<Receipt> receipts) {
  public StoredEvents {
    events = List.copyOf(events);
    receipts = List.copyOf(receipts);
  }
}
