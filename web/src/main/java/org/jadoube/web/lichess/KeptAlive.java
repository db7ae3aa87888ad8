package org.jadoube.web.lichess;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.LobbyWatch;
import org.jadoube.store.GameId;
import org.jadoube.wire.Names;

/// Those who wait for the answer to their challenge.
final class KeptAlive implements LobbyWatch {
  private final Map<GameId, Consumer<String>> waiting = new ConcurrentHashMap<>();
  private final InstantSource clock;

  KeptAlive(InstantSource clock) {
    this.clock = clock;
  }

  Instant now() {
    return clock.instant();
  }

  /// Tells `done` the status with which a challenge ends.
  ///
  /// @return ends that
  Runnable await(GameId challenge, Consumer<String> done) {
    waiting.put(challenge, done);
    return () -> waiting.remove(challenge);
  }

  @Override
  public void changed(Challenge challenge) {
    if (!challenge.isPending()) {
      end(challenge.id(), Names.of(challenge.status()));
    }
  }

  /// Tells whoever waits, once.
  void end(GameId challenge, String status) {
    Optional.ofNullable(waiting.remove(challenge)).ifPresent(done -> done.accept(status));
  }
}
