package org.jadoube.server.game;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.server.store.EventStore;
import org.jadoube.server.store.Secret;
import org.jadoube.server.store.StoredGame;
import org.jadoube.server.store.StoredSeat;

/// The seats of a stored game and the proofs of who owns them.
record Seats(StoredGame stored) {
  /// The player whose token this is.
  Optional<Colour> player(Secret token) {
    return stored.seats().stream()
        .filter(seat -> token.matches(seat.token()))
        .findFirst()
        .map(seat -> seat.colour().colour());
  }

  boolean invites(Secret invitation) {
    return invitation.matches(stored.invitation());
  }

  boolean bothTaken() {
    return stored.seats().size() == Colour.values().length;
  }

  /// Whether another process may have given the free seat away.
  boolean areOutdated(EventStore store) {
    return store.isShared() && !bothTaken();
  }

  /// The free seat, for the owner of this token.
  StoredSeat offered(String name, Secret token) {
    return new StoredSeat(stored.invited(), name, token.hash());
  }

  /// The outcome if the seat is taken, by the asker or by somebody else.
  Optional<Joining> outcome(String name, Secret token) {
    return stored.seat(stored.invited()).map(seat -> outcome(seat, name, token));
  }

  private Joining outcome(StoredSeat seat, String name, Secret token) {
    if (!token.matches(seat.token())) {
      return new Joining.Taken();
    }
    return seat.name().equals(name)
        ? new Joining.Seated(seat.colour().colour(), token)
        : new Joining.KeyOfAnother();
  }
}
