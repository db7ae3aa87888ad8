package org.jadoube.play.game;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.store.EventStore;
import org.jadoube.store.Secret;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredGame;

/// The seats of a stored game and the proofs of who owns them.
record Seats(StoredGame stored) {
  /// The player whose token this is.
  Optional<Colour> player(Secret token) {
    return stored.seats().stream()
        .filter(seat -> token.matches(seat.token()))
        .findFirst()
        .map(seat -> seat.colour().colour());
  }

  /// The seat that an invitation is for.
  Optional<StoredColour> invited(Secret invitation) {
    if (invitation.matches(stored.invitation())) {
      return Optional.of(stored.invited());
    }
    return stored
        .arbitration()
        .secondInvitation()
        .filter(invitation::matches)
        .map(_ -> StoredColour.of(stored.invited().colour().opposite()));
  }

  boolean isTaken(StoredColour colour) {
    return stored.seat(colour).isPresent();
  }

  boolean bothTaken() {
    return stored.seats().size() == Colour.values().length;
  }

  /// Whether another process may have given the free seat away.
  boolean areOutdated(EventStore store) {
    return store.isShared() && !bothTaken();
  }
}
