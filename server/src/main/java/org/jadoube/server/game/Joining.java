package org.jadoube.server.game;

import org.jadoube.chess.Colour;
import org.jadoube.server.store.Secret;

/// What came of accepting an invitation.
public sealed interface Joining {
  /// The seat is taken by the one who asked.
  ///
  /// @param token proves it from now on
  record Seated(Colour colour, Secret token) implements Joining {}

  /// The secret is not the one of the link.
  record NotInvited() implements Joining {}

  /// The key is that of the same player under another name.
  record KeyOfAnother() implements Joining {}

  /// Somebody else sits there.
  record Taken() implements Joining {}
}
