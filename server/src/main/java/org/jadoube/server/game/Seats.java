package org.jadoube.server.game;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.server.store.EventStore;
import org.jadoube.server.store.Secret;
import org.jadoube.server.store.StoredGame;
import org.jadoube.server.store.StoredSeat;
import org.jadoube.server.view.PlayersView;
import org.jadoube.server.view.Words;

/// Who sits where, and how they prove it.
final class Seats {
  private final EventStore store;
  private StoredGame stored;

  Seats(StoredGame stored, EventStore store) {
    this.stored = stored;
    this.store = store;
  }

  /// The player whose token this is.
  Optional<Colour> player(Secret token) {
    return stored.seats().stream()
        .filter(seat -> token.matches(seat.token()))
        .findFirst()
        .flatMap(seat -> Words.colour(seat.colour()));
  }

  boolean invites(Secret invitation) {
    return invitation.matches(stored.invitation());
  }

  /// The token of the one who was invited and asks with this key.
  static Secret token(Secret invitation, String key) {
    return invitation.derive(key);
  }

  /// Keeps who was invited; false if the seat was taken before.
  boolean take(String name, Secret token) {
    StoredSeat seat = new StoredSeat(stored.invited(), name, token.hash());
    boolean taken = stored.seat(seat.colour()).isEmpty() && store.seat(stored.id(), seat);
    stored = store.game(stored.id()).orElse(stored);
    return taken;
  }

  /// What the one with this token finds: a seat of his own, or somebody else there.
  Joining outcome(Secret token) {
    return player(token)
        .<Joining>map(colour -> new Joining.Seated(colour, token))
        .orElseGet(Joining.Taken::new);
  }

  boolean bothTaken() {
    return stored.seats().size() == Colour.values().length;
  }

  /// The names of those who play.
  PlayersView players() {
    return new PlayersView(name("white"), name("black"));
  }

  private Optional<String> name(String colour) {
    return stored.seat(colour).map(StoredSeat::name);
  }
}
