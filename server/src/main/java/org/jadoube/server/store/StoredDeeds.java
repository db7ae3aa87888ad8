package org.jadoube.server.store;

import java.util.List;

/// Events of a game in order, and the receipts of the acts that caused them.
public record StoredDeeds(List<StoredEvent> events, List<Receipt> receipts) {
  public StoredDeeds {
    events = List.copyOf(events);
    receipts = List.copyOf(receipts);
  }
}
