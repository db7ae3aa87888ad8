package org.jadoube.play.game;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.play.rights.Role;

/// A game at a moment, with its permissions.
///
/// @param at the time for which to show the clocks, in the game's own time
public record Moment(Snapshot snapshot, Instant at, Permitting permitting) {
  /// A player's permissions; empty for a spectator.
  public Optional<Permissions> permissions(Optional<Colour> player) {
    return permissions(Role.PLAYER, player);
  }

  /// The permissions of somebody with that role; empty for roles that do not act in games.
  ///
  /// @param player which player, or whose assistant
  public Optional<Permissions> permissions(Role role, Optional<Colour> player) {
    return permitting.of(role, player, snapshot, at);
  }
}
