package org.jadoube.server.game;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.refusal.Permissions;

/// A game at a moment, and what its players may do then.
///
/// @param at the time for which to show the clocks
public record Moment(Snapshot snapshot, Instant at, Permitting permitting) {
  /// What a player may do; empty for a spectator.
  public Optional<Permissions> permissions(Optional<Colour> player) {
    return player.map(each -> permitting.of(each, snapshot, at));
  }
}
