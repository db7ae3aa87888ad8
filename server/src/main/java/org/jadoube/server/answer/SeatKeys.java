package org.jadoube.server.answer;

import java.util.List;
import org.jadoube.server.events.PlayerKey;
import org.jadoube.wire.Document;

/// The keys of the seats of players without an account; over the board those of all seats.
///
/// @param keys in the order of the boards
public record SeatKeys(int schema, List<SeatKey> keys) {
  public SeatKeys {
    keys = List.copyOf(keys);
  }

  /// Those keys.
  public static SeatKeys of(List<PlayerKey> keys) {
    return new SeatKeys(Document.SCHEMA, keys.stream().map(SeatKey::of).toList());
  }

  /// Leaves out what must not reach a log.
  @Override
  public String toString() {
    return "SeatKeys";
  }
}
