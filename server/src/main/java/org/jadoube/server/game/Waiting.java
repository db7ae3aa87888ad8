package org.jadoube.server.game;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;

/// What a game waits for: its players, before it begins and after an outage.
final class Waiting {
  private final Venue venue;
  private final Play play;
  private final Gallery gallery;
  private Optional<Instant> graceUntil = Optional.empty(); // for whoever has the turn

  Waiting(Venue venue, Play play, Gallery gallery) {
    this.venue = venue;
    this.play = play;
    this.gallery = gallery;
  }

  /// When the wait for the second player ends, in the game's own time.
  Optional<Instant> graceUntil() {
    return graceUntil;
  }

  /// Begins or resumes the game once both players are present; after an outage, one of them waits
  /// only for the grace time. At a table somebody starts the clock.
  void lookAround() {
    if (play.snapshot().awaitsPlayers()) {
      if (gallery.presence().holdsBoth() && !Hands.areSeenIn(play.game())) {
        var _ = play.perform(new Act.Begin(Actor.CLOCK, play.now()));
      }
    } else if (LatestPause.isOutage(play.game())) {
      resume(gallery.presence(), play.now());
    } else {
      graceUntil = Optional.empty();
    }
  }

  private void resume(Presence presence, Instant now) {
    if (!presence.holdsAPlayer() && !play.snapshot().goesOnAlone()) {
      graceUntil = Optional.empty();
    } else if (presence.holdsBoth()
        || graceUntil.filter(until -> !until.isAfter(now)).isPresent()) {
      graceUntil = Optional.empty();
      var _ = play.perform(new Act.Resume(Actor.CLOCK, now));
    } else if (graceUntil.isEmpty()) {
      graceUntil = Optional.of(now.plus(venue.patience().grace()));
    }
  }
}
