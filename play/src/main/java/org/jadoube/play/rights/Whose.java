package org.jadoube.play.rights;

import java.util.Optional;

/// Whether somebody has the role for this game or tournament, and may act in it.
public enum Whose {
  /// The role was given for this game or its tournament.
  OWN,
  /// The role was given for another game or tournament.
  OTHER,
  /// The role was given for this game, but its players have yet to accept the holder.
  PENDING,
  /// The holder plays the game, or was given the role by somebody who does.
  PLAYING;

  /// The reason why that keeps anybody from acting, whatever the role; empty if the role decides.
  Optional<NoRight> ground() {
    return switch (this) {
      case OWN, OTHER -> Optional.empty();
      case PENDING -> Optional.of(NoRight.NOT_ACCEPTED);
      case PLAYING -> Optional.of(NoRight.PLAYS);
    };
  }
}
