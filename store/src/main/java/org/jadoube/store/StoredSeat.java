package org.jadoube.store;

import java.util.Optional;

/// A player's seat.
///
/// @param token the hash of the player's secret
/// @param account the id of the player's account; empty for guests, and for players whom an
///   organiser has entered without one
public record StoredSeat(StoredColour colour, String name, String token, Optional<String> account) {
  /// The seat of somebody without an account.
  public StoredSeat(StoredColour colour, String name, String token) {
    this(colour, name, token, Optional.empty());
  }
}
