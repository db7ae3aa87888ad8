package org.jadoube.play.game;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;

/// A newly created game.
///
/// @param colour of the player who created it; empty if its creator is the arbiter
/// @param seed the seed of its secrets
public record CreatedGame(GameId id, Optional<Colour> colour, Secret seed) {
  /// Proves who the player is.
  public Secret token() {
    return seed.derive("token");
  }

  /// Opens the other seat; White's, if the creator is the arbiter.
  public Secret invitation() {
    return seed.derive("invitation");
  }

  /// Opens Black's seat, if the creator is the arbiter.
  public Secret secondInvitation() {
    return seed.derive("second invitation");
  }

  /// Proves who the arbiter is, if it is the creator.
  public Secret arbiter() {
    return seed.derive("arbiter");
  }

  /// Makes somebody the arbiter, if one is invited.
  public Secret arbitersInvitation() {
    return seed.derive("arbiter's invitation");
  }
}
