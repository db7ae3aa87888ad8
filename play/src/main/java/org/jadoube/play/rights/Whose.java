package org.jadoube.play.rights;

import java.util.Optional;

/// Whether a game, or a tournament, is one in which somebody has the role, and may act in it.
public enum Whose {
  /// The role was given for this game or its tournament.
  OWN,
  /// The role was given for another game or tournament.
  OTHER,
  /// The role was given for this game, and its players have yet to accept whoever has it.
  PENDING,
  /// Whoever has the role plays the game, or was given it by somebody who does.
  PLAYING;

  /// Why that keeps somebody from acting, whatever the role is; empty if the role decides.
  Optional<NoRight> ground() {
    return switch (this) {
      case OWN, OTHER -> Optional.empty();
      case PENDING -> Optional.of(NoRight.NOT_ACCEPTED);
      case PLAYING -> Optional.of(NoRight.PLAYS);
    };
  }
}
