package org.jadoube.play.game;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;

/// A game's waiting for its players, before it begins and after an outage.
final class Waiting {
  private final GameServices services;
  private final RoomPlay play;
  private final Followers followers;
  private Optional<Instant> graceUntil = Optional.empty(); // for the holder of the turn

  Waiting(GameServices services, RoomPlay play, Followers followers) {
    this.services = services;
    this.play = play;
    this.followers = followers;
  }

  /// When the wait for the second player ends, in the game's own time.
  Optional<Instant> graceUntil() {
    return graceUntil;
  }

  /// Begins or resumes the game once both players are present. After an outage, one of them waits
  /// only for the grace time. At a table somebody starts the clock.
  void lookAround() {
    if (play.snapshot().awaitsPlayers()) {
      if (followers.presence().holdsBoth() && !ActsOfHands.areSeenIn(play.game())) {
        var _ = play.perform(new Act(Actor.CLOCK, play.now(), new Act.Begin()));
      }
    } else if (LatestPause.isOutage(play.game())) {
      resume(followers.presence(), play.now());
    } else {
      graceUntil = Optional.empty();
    }
  }

  private void resume(WhoIsHere presence, Instant now) {
    if (!presence.holdsAPlayer() && !play.snapshot().goesOnAlone()) {
      graceUntil = Optional.empty();
    } else if (presence.holdsBoth()
        || graceUntil.filter(until -> !until.isAfter(now)).isPresent()) {
      graceUntil = Optional.empty();
      var _ = play.perform(new Act(Actor.CLOCK, now, new Act.Resume()));
    } else if (graceUntil.isEmpty()) {
      graceUntil = Optional.of(now.plus(services.patience().grace()));
    }
  }
}
