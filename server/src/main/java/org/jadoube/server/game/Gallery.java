package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// Those who follow a game, apart from its room: whoever plays waits for none of them. All of them
/// hear everything in the same order, from the moment they came.
final class Gallery {
  private static final Duration BETWEEN_PLAYERS = Duration.ofMillis(100);
  private static final Duration BETWEEN_SPECTATORS = Duration.ofSeconds(1);

  /// Who comes shortly after another is shown the same, with the clocks as they stood then.
  private static final Duration FRESH = Duration.ofMillis(250);

  private final Venue venue;
  private final Attendance attendance = new Attendance();
  private final Mailbox mailbox = new Mailbox();
  private final Throttle presence;

  // For the mailbox alone.
  private final Audience audience = new Audience();
  private Optional<Standing> shown = Optional.empty();
  private Snapshot latest;
  private Presence told = Presence.NOBODY;

  Gallery(Venue venue, Snapshot start) {
    this.venue = venue;
    this.latest = start;
    this.presence = new Throttle(venue.alarms(), () -> mailbox.post(this::tellPresence));
  }

  Attendance attendance() {
    return attendance;
  }

  boolean isQuiet() {
    return attendance.isEmpty() && mailbox.isEmpty();
  }

  /// Somebody who is counted already hears how the game stands, and then every change.
  void admit(Listener listener) {
    mailbox.post(() -> {
      if (attendance.holds(listener)) {
        audience.enter(listener);
        Audience.tell(listener, standing());
        if (venue.store().stoppage().isPresent()) {
          Audience.tell(listener, new News.OutageChanged(true));
        }
      }
    });
    presenceChanged(listener);
  }

  void leave(Listener listener) {
    attendance.leave(listener);
    mailbox.post(() -> audience.leave(listener));
    presenceChanged(listener);
  }

  private void presenceChanged(Listener listener) {
    presence.ask(listener.player().isPresent() ? BETWEEN_PLAYERS : BETWEEN_SPECTATORS);
  }

  /// The game has gone on.
  void changed(Snapshot before, Snapshot after) {
    mailbox.post(() -> {
      show(after);
      audience.tell(new News.GoneOn(before, after, now()));
    });
  }

  /// Somebody has sat down.
  void seated(Snapshot after) {
    mailbox.post(() -> {
      show(after);
      audience.tell(standing());
    });
  }

  /// Acts cannot be kept from now on, or can be again.
  void tellOutage(boolean stopped) {
    mailbox.post(() -> audience.tell(new News.OutageChanged(stopped)));
  }

  private void show(Snapshot after) {
    latest = after;
    shown = Optional.empty();
  }

  private void tellPresence() {
    Presence now = attendance.presence();
    if (!now.equals(told)) {
      told = now;
      audience.tell(new News.PresenceChanged(now));
    }
  }

  private News standing() {
    Instant now = now();
    Standing standing =
        shown
            .filter(last -> now.isBefore(last.at().plus(FRESH)))
            .orElseGet(() -> new Standing(latest, attendance.presence(), now));
    shown = Optional.of(standing);
    return new News.Stands(standing);
  }

  private Instant now() {
    return venue.clock().instant();
  }
}
