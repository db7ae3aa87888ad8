package org.jadoube.play.game;

import org.jadoube.chess.Colour;
import org.jadoube.store.Secret;

/// The outcome of accepting an invitation.
public sealed interface Joining {
  /// The seat now belongs to the person who asked.
  ///
  /// @param token proves it from now on
  record Seated(Colour colour, Secret token) implements Joining {}

  /// The secret is not the one in the link.
  record NotInvited() implements Joining {}

  /// The player has used the key with another name.
  record KeyOfAnother() implements Joining {}

  /// Somebody else has the seat.
  record Taken() implements Joining {}

  /// The game was called off.
  record CalledOff() implements Joining {}
}
