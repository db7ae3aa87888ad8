package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ClockAct;

/// A game with an appointed start: White's clock is started then, whoever is there (Article 6.6).
/// On a screen, connecting counts as arriving, and a player who has not arrived by the end of the
/// default time loses (Article 6.7.1).
final class Appointment {
  /// A player who looks at a game earlier than this before its start has not yet come to play it.
  static final Duration DOORS_OPEN = Duration.ofHours(1);

  /// Within this time pages restore a lost connection.
  private static final Duration RECONNECTING = Duration.ofSeconds(10);

  private static final Duration SOON = Duration.ofMillis(500);
  private static final int MOST_TRIES = 10;

  private final GameServices services;
  private final RoomPlay play;
  private final Followers followers;

  Appointment(GameServices services, RoomPlay play, Followers followers) {
    this.services = services;
    this.play = play;
    this.followers = followers;
  }

  /// Does everything due at a moment: notes arrivals, begins the game, and finds out who has not
  /// come.
  void keep(Instant at) {
    for (Colour player : play.snapshot().expected()) {
      if (followers.attendance().presence().holds(player)) {
        arrived(player, at);
      }
    }
    repeat(() -> start().filter(start -> !start.isAfter(at)).map(_ -> beginning(at)));
    if (isForfeited(at)) {
      play.prove(at);
      repeat(() -> Optional.of(absence(at)).filter(_ -> isForfeited(at)));
    }
  }

  /// Notes that a player has done something, and so is there.
  void arrived(Colour player, Instant at) {
    repeat(() -> Optional.of(arrival(player, at)).filter(_ -> canArrive(player, at)));
  }

  private boolean canArrive(Colour player, Instant at) {
    return play.snapshot().expected().contains(player) && !at.isBefore(doorsOpen());
  }

  private Act arrival(Colour player, Instant at) {
    return new Act(Actor.player(player), play.time(at), new ClockAct.Arrive());
  }

  private Act beginning(Instant at) {
    return new Act(Actor.CLOCK, play.time(at), new Act.Begin());
  }

  private Act absence(Instant at) {
    return new Act(Actor.CLOCK, play.time(at), new ClockAct.ObserveAbsence());
  }

  /// Performs acts as long as there are any, again if another process was faster.
  private void repeat(Supplier<Optional<Act>> act) {
    boolean overtaken = true;
    for (int tries = 0; overtaken && tries < MOST_TRIES; tries++) {
      overtaken = act.get().filter(play::perform).isPresent();
    }
  }

  /// The time of the next look, in the game's own time; empty if nothing is due any more.
  Optional<Instant> next(Instant now) {
    boolean opensLater = !play.snapshot().expected().isEmpty() && now.isBefore(doorsOpen());
    return opensLater
        ? Optional.of(doorsOpen())
        : start().or(() -> lookedAt().map(at -> at.isAfter(now) ? at : now.plus(SOON)));
  }

  private Instant doorsOpen() {
    return play.snapshot().stored().startsAt().map(at -> at.minus(DOORS_OPEN)).orElse(Instant.MAX);
  }

  /// The start. If the game was made, or the server reachable, only after the appointed time, the
  /// players get some more time to come.
  private Optional<Instant> start() {
    return play.snapshot()
        .startsAt()
        .map(appointed -> followers.presence().holdsBoth() ? appointed : reachable(appointed));
  }

  private Instant reachable(Instant appointed) {
    Instant made = play.snapshot().stored().created();
    Instant recent = appointed.minus(RECONNECTING);
    return services
        .outages()
        .notOverAt(made.isAfter(recent) ? made : recent)
        .map(_ -> services.outages().latest())
        .or(() -> Optional.of(made).filter(appointed::isBefore))
        .map(since -> since.plus(services.patience().grace()))
        .orElse(appointed);
  }

  private boolean isForfeited(Instant at) {
    return lookedAt().filter(play.time(at)::isAfter).isPresent();
  }

  /// The time to check for absence, a little late, since other processes may have just seen
  /// somebody come.
  private Optional<Instant> lookedAt() {
    Duration wait = services.neighbours().isAlone() ? Duration.ZERO : Compensation.COURTESY;
    return play.snapshot().forfeitsAt().map(at -> at.plus(wait));
  }
}
