package org.jadoube.play.game;

import java.security.SecureRandom;
import java.util.Optional;
import org.jadoube.store.Fingerprint;
import org.jadoube.store.HandedOut;
import org.jadoube.store.Secret;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredSeat;

/// Gives seats to invited players. One key of one caller gets the same answer again.
record Invitations(GameServices services, RoomPlay play, StoredColour colour) {
  private static final SecureRandom RANDOM = new SecureRandom();

  Joining seat(String name, Optional<CallersKey> key) {
    Optional<Joining> before = again(name, key);
    if (before.isPresent()) {
      return before.get();
    }
    if (play.snapshot().isAborted()) {
      return new Joining.CalledOff();
    }
    if (seats().isTaken(colour)) {
      return new Joining.Taken();
    }
    Secret seed = Secret.random(RANDOM);
    Secret token = token(seed);
    play.seat(
        new StoredSeat(colour, name, token.hash()), key.map(each -> handedOut(each, name, seed)));
    return seats()
        .player(token)
        .<Joining>map(player -> new Joining.Seated(player, token))
        .or(() -> again(name, key))
        .orElseGet(Joining.Taken::new);
  }

  private Seats seats() {
    return play.snapshot().seats();
  }

  private static Secret token(Secret seed) {
    return seed.derive("token");
  }

  private HandedOut handedOut(CallersKey key, String name, Secret seed) {
    return new HandedOut(
        id(key), print(name), seed, play.snapshot().id(), services.clock().instant());
  }

  private String print(String name) {
    return Fingerprint.of(colour.text() + "\n" + name);
  }

  private String id(CallersKey key) {
    return key.id("seat " + play.snapshot().id());
  }

  private Optional<Joining> again(String name, Optional<CallersKey> key) {
    return key.flatMap(each -> services.store().handedOut(id(each)))
        .map(before -> again(before, name));
  }

  private Joining again(HandedOut before, String name) {
    Secret token = token(before.seed());
    return before.fingerprint().equals(print(name))
        ? seats()
            .player(token)
            .<Joining>map(player -> new Joining.Seated(player, token))
            .orElseGet(Joining.Taken::new)
        : new Joining.KeyOfAnother();
  }
}
