package org.jadoube.web.lichess;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.Snapshot;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.Grants;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Role;
import org.jadoube.play.rights.Whose;

/// Who plays a game.
final class Players {
  private Players() {}

  /// The colour that an account plays in a game.
  static Optional<Colour> colour(Snapshot snapshot, AccountId account) {
    return snapshot.stored().seats().stream()
        .filter(seat -> seat.account().filter(account.text()::equals).isPresent())
        .findFirst()
        .map(seat -> seat.colour().colour());
  }

  /// The capacity of an account that plays that colour.
  static Capacity capacity(Colour colour, AccountId account) {
    return new Capacity(Role.PLAYER, Whose.OWN, Optional.of(colour), Grants.holder(account));
  }
}
