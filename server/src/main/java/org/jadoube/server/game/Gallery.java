package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.server.view.Json;
import org.jadoube.server.view.OutageView;
import org.jadoube.server.view.PresenceView;
import org.jadoube.server.view.Reader;
import org.jadoube.server.view.Views;

/// The followers of a game. They are apart from its room, so that no player waits for them. Each
/// hears everything in the same order, from the moment of joining.
final class Gallery {
  private static final Duration BETWEEN_PLAYERS = Duration.ofMillis(100);
  private static final Duration BETWEEN_SPECTATORS = Duration.ofSeconds(1);

  /// For this long, whoever joins gets the message already written for the last one.
  private static final Duration FRESH = Duration.ofMillis(250);

  private final Venue venue;
  private final Views views;
  private final Permitting permitting;
  private final Attendance attendance = new Attendance();
  private final Mailbox mailbox = new Mailbox();
  private final Throttle presence;

  // For the mailbox alone.
  private final Audience audience = new Audience();
  private final Map<Reader, Shown> shown = new HashMap<>();
  private Snapshot latest;
  private PresenceView told = PresenceView.of(false, false, 0);

  private record Shown(String json, Instant at) {}

  Gallery(Venue venue, Views views, Permitting permitting, Snapshot start) {
    this.venue = venue;
    this.views = views;
    this.permitting = permitting;
    this.latest = start;
    this.presence = new Throttle(venue.alarms(), () -> mailbox.post(this::tellPresence));
  }

  Attendance attendance() {
    return attendance;
  }

  boolean isQuiet() {
    return attendance.isEmpty() && mailbox.isEmpty();
  }

  /// Tells a follower, who has been counted already, how the game stands, and then every change.
  void admit(Listener listener) {
    mailbox.post(() -> {
      if (attendance.holds(listener)) {
        audience.enter(listener);
        Audience.tell(listener, game(listener.reader()));
        if (venue.store().stoppage().isPresent()) {
          Audience.tell(listener, Json.write(OutageView.BEGUN));
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
    presence.ask(listener.reader().player().isPresent() ? BETWEEN_PLAYERS : BETWEEN_SPECTATORS);
  }

  /// The game has gone on.
  void changed(Snapshot before, Snapshot after) {
    mailbox.post(() -> {
      show(after);
      int fresh = after.game().events().size() - before.game().events().size();
      int known = before.game().ply().number();
      tell(reader ->
          Json.write(views.change(after.game(), fresh, known, now(), reader, permissions(reader))));
    });
  }

  /// Time has changed what the players may do.
  void permissionsChanged() {
    mailbox.post(() -> {
      shown.clear();
      tell(reader -> permissions(reader).map(each -> message(each, reader)).orElse(""));
    });
  }

  private String message(Permissions permissions, Reader reader) {
    return Json.object(
        "type", "permissions",
        "sequence", latest.game().events().size(),
        "permissions", views.permissions(permissions, reader.language()));
  }

  private Optional<Permissions> permissions(Reader reader) {
    return reader.player().map(player -> permitting.of(player, latest, now()));
  }

  /// Somebody has sat down.
  void seated(Snapshot after) {
    mailbox.post(() -> {
      show(after);
      tell(this::game);
    });
  }

  /// Acts cannot be kept from now on, or can be again.
  void tell(OutageView message) {
    mailbox.post(() -> audience.tell(Json.write(message)));
  }

  private void show(Snapshot after) {
    latest = after;
    shown.clear();
  }

  private void tell(Function<Reader, String> messages) {
    if (!audience.isEmpty()) {
      audience.tell(messages);
    }
  }

  private void tellPresence() {
    PresenceView now = attendance.presence();
    if (!now.equals(told)) {
      told = now;
      audience.tell(Json.write(now));
    }
  }

  private String game(Reader reader) {
    Instant now = now();
    Shown last = shown.get(reader);
    if (last != null && now.isBefore(last.at().plus(FRESH))) {
      return last.json();
    }
    String json =
        Json.write(
            views.game(
                latest.game(),
                latest.players(),
                attendance.presence(),
                now,
                reader.language(),
                permissions(reader)));
    shown.put(reader, new Shown(json, now));
    return json;
  }

  private Instant now() {
    return venue.clock().instant();
  }
}
