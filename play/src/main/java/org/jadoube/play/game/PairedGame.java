package org.jadoube.play.game;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;

/// A game of players who have been paired, so that both seats are taken from the start.
///
/// @param supervised whether arbiters supervise it, so that no network delay is compensated
/// @param startsAt when White's clock starts, whoever is there; if empty, once both players are
///   there
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
  /// @param account the id of the player's account, if there is one
  public record Seat(String name, Secret token, Optional<String> account) {}
}
