package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.store.GameId;

/// Looks at a game when something may happen in it by itself, and sets the alarm for the next look.
/// Only the holder of the game's turn uses it.
final class Lookout {
  private static final Duration SOON = Duration.ofMillis(500);
  private static final int MOST_TRIES = 10;

  private final GameServices services;
  private final RoomPlay play;
  private final Followers followers;
  private final Waiting waiting;
  private final Appointment appointment;
  private Optional<Instant> permittedUntil = Optional.empty();
  private Instant observedAt = Instant.EPOCH; // in the game's own time

  Lookout(
      GameServices services,
      RoomPlay play,
      Followers followers,
      Waiting waiting,
      Appointment appointment) {
    this.services = services;
    this.play = play;
    this.followers = followers;
    this.waiting = waiting;
    this.appointment = appointment;
  }

  /// Looks at the game as of that moment; it may have become another one meanwhile.
  ///
  /// @return whether every look was overtaken
  boolean observe(Instant at) {
    boolean overtaken = true;
    for (int tries = 0; overtaken && tries < MOST_TRIES; tries++) {
      observedAt = play.time(at);
      overtaken =
          isTimeToLook(at)
              && play.perform(new Act(Actor.CLOCK, play.settledTime(at), new Act.ObserveFlag()));
    }
    return overtaken;
  }

  private boolean isTimeToLook(Instant at) {
    return play.snapshot().isRunning() && (isFlagDue(at) || play.isOnline() && isOverdue(at));
  }

  private boolean isFlagDue(Instant at) {
    return play.game().regulations().flagWatch() == FlagWatch.AUTOMATIC
        && lookedAt().filter(play.time(at)::isBefore).isEmpty();
  }

  /// Whether something other than a flag takes effect by itself under E04: the time to reconnect
  /// ends, or a move on an electronic board becomes complete.
  private boolean isOverdue(Instant at) {
    return permittedUntil.filter(until -> !until.isAfter(play.time(at))).isPresent();
  }

  /// The time to look at the flag of the player having the move, in the game's own time.
  private Optional<Instant> lookedAt() {
    boolean elsewhere =
        !services.neighbours().isAlone()
            && !followers.attendance().presence().holds(play.game().turn());
    Duration wait = elsewhere ? Compensation.COURTESY : play.compensation();
    return play.game().clock().flagFallsAt().map(at -> at.plus(wait));
  }

  /// Sets the alarm for the next look.
  ///
  /// @param since when the turn began; effects since then have not been looked at
  void setAlarm(Instant since) {
    GameId id = play.snapshot().id();
    Instant now = play.now();
    Optional<Instant> flag = lookedAt().filter(look -> look.isAfter(observedAt));
    if (permittedUntil.filter(until -> !until.isAfter(now)).isPresent()) {
      followers.permissionsChanged();
    }
    permittedUntil = Permitting.until(play.game(), play.isOnline() ? since : now);
    Optional<Instant> next =
        Stream.of(
                play.game().phase() == Phase.RUNNING ? flag : waiting.graceUntil(),
                permittedUntil,
                appointment.next(now))
            .flatMap(Optional::stream)
            .filter(_ -> !play.snapshot().isAborted())
            .min(Instant::compareTo);
    if (play.isUncertain()) {
      services.alarms().set(id, now, now.plus(SOON));
    } else {
      next.ifPresentOrElse(
          at -> services.alarms().set(id, now, at.plusMillis(1)),
          () -> services.alarms().clear(id));
    }
  }
}
