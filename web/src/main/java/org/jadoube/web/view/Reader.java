package org.jadoube.web.view;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.notation.Language;
import org.jadoube.play.rights.Role;

/// A reader of a game's events.
///
/// @param player the reader's side; empty for a spectator and an arbiter
public record Reader(Optional<Colour> player, Language language, Role role) {
  /// A player or a spectator.
  public Reader(Optional<Colour> player, Language language) {
    this(player, language, player.isPresent() ? Role.PLAYER : Role.SPECTATOR);
  }
}
