package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.server.store.GameId;

/// When to look at a game of which nothing is heard: a flag may fall, a grace may end, an appointed
/// time may come.
final class Lookout {
  private static final Duration SOON = Duration.ofMillis(500);

  private final GameId id;
  private final Venue venue;
  private final Play play;
  private final Gallery gallery;
  private final Waiting waiting;
  private final Appointment appointment;
  private Optional<Instant> permittedUntil = Optional.empty(); // for whoever has the turn

  Lookout(
      GameId id,
      Venue venue,
      Play play,
      Gallery gallery,
      Waiting waiting,
      Appointment appointment) {
    this.id = id;
    this.venue = venue;
    this.play = play;
    this.gallery = gallery;
    this.waiting = waiting;
    this.appointment = appointment;
  }

  /// Sets the alarm of the game.
  void setAlarm() {
    Instant now = play.now();
    Optional<Instant> flag = lookedAt().filter(look -> look.isAfter(now));
    if (permittedUntil.filter(until -> !until.isAfter(now)).isPresent()) {
      gallery.permissionsChanged();
    }
    permittedUntil = Permitting.until(play.game(), now);
    Optional<Instant> next =
        Stream.of(
                play.game().phase() == Phase.RUNNING ? flag : waiting.graceUntil(),
                permittedUntil,
                appointment.next(now))
            .flatMap(Optional::stream)
            .filter(_ -> !play.snapshot().isAborted())
            .min(Instant::compareTo);
    if (play.isUncertain()) {
      venue.alarms().set(id, now, now.plus(SOON));
    } else {
      next.ifPresentOrElse(
          at -> venue.alarms().set(id, now, at.plusMillis(1)), () -> venue.alarms().clear(id));
    }
  }

  /// Whether something may have happened by itself by then.
  boolean isTimeToLook(Instant at) {
    return play.snapshot().isRunning() && (isFlagDue(at) || play.isOnline() && isOverdue(at));
  }

  private boolean isFlagDue(Instant at) {
    return play.game().regulations().flagWatch() == FlagWatch.AUTOMATIC
        && lookedAt().filter(play.time(at)::isBefore).isEmpty();
  }

  /// Online, more than flags takes effect by itself: the time to reconnect ends, and moves on
  /// electronic boards become complete.
  private boolean isOverdue(Instant at) {
    return permittedUntil.filter(until -> !until.isAfter(play.time(at))).isPresent();
  }

  /// When to look at the flag of the player having the move, in the game's own time.
  private Optional<Instant> lookedAt() {
    boolean elsewhere =
        !venue.neighbours().isAlone() && !gallery.attendance().presence().holds(play.game().turn());
    Duration wait = elsewhere ? Compensation.COURTESY : play.compensation();
    return play.game().clock().flagFallsAt().map(at -> at.plus(wait));
  }
}
