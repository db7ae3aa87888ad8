package org.jadoube.server.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.act.PauseReason;

/// The followers of a game, separate from its room so that players never wait for them. From the
/// moment they join, all of them receive everything in the same order.
final class Gallery {
  private static final Duration BETWEEN_PLAYERS = Duration.ofMillis(100);
  private static final Duration BETWEEN_SPECTATORS = Duration.ofSeconds(1);

  /// Followers who join within this time of each other get the same state, clocks included.
  private static final Duration FRESH = Duration.ofMillis(250);

  private final Venue venue;
  private final Permitting permitting;
  private final Attendance attendance = new Attendance();
  private final Mailbox mailbox;
  private final Throttle presence;

  // For the mailbox alone.
  private final Audience audience = new Audience();
  private Optional<Standing> shown = Optional.empty();
  private Snapshot latest;
  private Presence told = Presence.NOBODY;
  private Presence announced = Presence.NOBODY;

  /// Those who follow on other processes.
  private volatile Presence elsewhere = Presence.NOBODY;

  Gallery(Venue venue, Permitting permitting, Snapshot start) {
    this.venue = venue;
    this.permitting = permitting;
    this.latest = start;
    this.mailbox = new Mailbox(start.id());
    this.presence = new Throttle(venue.alarms(), () -> mailbox.post(this::tellPresence));
  }

  Attendance attendance() {
    return attendance;
  }

  /// Who follows, here and on other processes.
  Presence presence() {
    return attendance.presence().plus(elsewhere);
  }

  /// Others follow on other processes now.
  void elsewhere(Presence others) {
    elsewhere = others;
    presence.ask(BETWEEN_PLAYERS);
  }

  /// Tells other processes who follows here, even if they should know.
  void announce() {
    mailbox.post(() -> {
      announced = Presence.NOBODY;
      tellPresence();
    });
  }

  boolean isQuiet() {
    return attendance.isEmpty() && mailbox.isEmpty();
  }

  /// Sends a follower, already counted, the state of the game, or what has been missed of it, and
  /// then every change.
  void admit(Listener listener) {
    mailbox.post(() -> {
      if (attendance.holds(listener)) {
        audience.enter(listener);
        greet(listener, standing());
      }
    });
    presenceChanged(listener);
  }

  /// Sends a follower the state of the game once more.
  void resync(Listener listener) {
    mailbox.post(() -> {
      if (attendance.holds(listener)) {
        audience.tell(listener, new News.Stands(standing()));
      }
    });
  }

  private void greet(Listener listener, Standing standing) {
    int seen = listener.seen().orElse(0);
    if (Missed.sufficesAfter(seen, latest.game().events())) {
      audience.tell(listener, new News.Returned(standing, seen));
      audience.tell(listener, new News.PresenceChanged(standing.presence()));
    } else {
      audience.tell(listener, new News.Stands(standing));
    }
    if (venue.store().stoppage().isPresent()) {
      audience.tell(listener, new News.OutageBegun());
    } else {
      latestOutage().ifPresent(over -> audience.tell(listener, over));
    }
  }

  /// The outage that stopped the clocks, while they stand.
  private Optional<News> latestOutage() {
    return LatestPause.of(latest.game())
        .filter(pause -> pause.reason() == PauseReason.OUTAGE)
        .flatMap(pause -> venue.outages().notOverAt(pause.since().plus(latest.behind())))
        .map(outage -> News.OutageOver.of(outage, List.of(outage)));
  }

  void leave(Listener listener) {
    attendance.leave(listener);
    mailbox.post(() -> audience.leave(listener));
    presenceChanged(listener);
  }

  private void presenceChanged(Listener listener) {
    presence.ask(listener.player().isPresent() ? BETWEEN_PLAYERS : BETWEEN_SPECTATORS);
  }

  /// The game has advanced.
  void changed(Snapshot before, Snapshot after) {
    mailbox.post(() -> {
      show(after);
      audience.tell(new News.GoneOn(before, moment()));
    });
  }

  /// Time alone has changed what the players may do.
  void permissionsChanged() {
    mailbox.post(() -> {
      shown = Optional.empty();
      audience.tellActors(new News.PermissionsChanged(moment()));
    });
  }

  /// A seat has been taken.
  void seated(Snapshot after) {
    mailbox.post(() -> {
      show(after);
      audience.tell(new News.Stands(standing()));
    });
  }

  /// Tells everybody that the server cannot serve, or could not for a while.
  void tell(News outage) {
    mailbox.post(() -> audience.tell(outage));
  }

  private void show(Snapshot after) {
    latest = after;
    shown = Optional.empty();
  }

  private void tellPresence() {
    Presence here = attendance.presence();
    if (!here.equals(announced)) {
      announced = here;
      venue.store().membership().attend(latest.id(), here.stored());
    }
    Presence now = presence();
    if (!now.equals(told)) {
      told = now;
      audience.tell(new News.PresenceChanged(now));
    }
  }

  /// Also whoever comes at the same time as somebody else is told of both: what was shown before is
  /// shown again only if nobody has come since.
  private Standing standing() {
    Moment now = moment();
    Presence present = presence();
    Standing standing =
        shown
            .filter(last -> now.at().isBefore(last.moment().at().plus(FRESH)))
            .filter(last -> last.presence().equals(present))
            .orElseGet(() -> new Standing(now, present));
    shown = Optional.of(standing);
    return standing;
  }

  private Moment moment() {
    return new Moment(latest, latest.time(venue.clock().instant()), permitting);
  }
}
