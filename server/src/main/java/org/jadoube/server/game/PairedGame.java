package org.jadoube.server.game;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Secret;

/// A game of players who have been paired, so that both seats are taken from the start.
///
/// @param supervised whether arbiters supervise it, so that no network delay is compensated
/// @param startsAt when White's clock starts, whoever is there; empty: once both players are
public record PairedGame(
    GameId id,
    Regulations regulations,
    Seat white,
    Seat black,
    boolean supervised,
    Optional<Instant> startsAt) {
  /// A player's seat.
  ///
  /// @param token proves whose it is
  public record Seat(String name, Secret token) {}
}
