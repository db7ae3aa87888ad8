package org.jadoube.play.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.act.PauseReason;

/// The followers of a game, separate from its room so that players never wait for them. From the
/// moment they join, all of them receive everything in one order.
final class Followers {
  private static final Duration BETWEEN_PLAYERS = Duration.ofMillis(100);
  private static final Duration BETWEEN_SPECTATORS = Duration.ofSeconds(1);

  /// Followers who join within this time of each other get one state, clocks included.
  private static final Duration FRESH = Duration.ofMillis(250);

  private final GameServices services;
  private final Permitting permitting;
  private final Attendance attendance = new Attendance();
  private final Mailbox mailbox;
  private final Throttle presence;

  // Used by the mailbox alone.
  private final Audience audience = new Audience();
  private Optional<GameStatus> shown = Optional.empty();
  private Snapshot latest;
  private WhoIsHere told = WhoIsHere.NOBODY;
  private WhoIsHere announced = WhoIsHere.NOBODY;

  private volatile Delivery delivery = Delivery.NONE;

  /// The followers on other processes.
  private volatile WhoIsHere elsewhere = WhoIsHere.NOBODY;

  Followers(GameServices services, Permitting permitting, Snapshot start) {
    this.services = services;
    this.permitting = permitting;
    this.latest = start;
    this.mailbox = new Mailbox(start.id());
    this.presence = new Throttle(services.alarms(), () -> mailbox.post(this::tellPresence));
  }

  Attendance attendance() {
    return attendance;
  }

  /// The followers, here and on other processes.
  WhoIsHere presence() {
    return attendance.presence().plus(elsewhere);
  }

  /// Sets the followers on other processes.
  void elsewhere(WhoIsHere others) {
    elsewhere = others;
    presence.ask(BETWEEN_PLAYERS);
  }

  /// Tells other processes who follows here, even if they should know.
  void announce() {
    mailbox.post(() -> {
      announced = WhoIsHere.NOBODY;
      tellPresence();
    });
  }

  boolean isQuiet() {
    return attendance.isEmpty() && mailbox.isEmpty();
  }

  /// Sends a follower, already counted, the state of the game or its missed events, and then every
  /// change.
  void admit(Listener listener) {
    mailbox.post(() -> {
      if (attendance.holds(listener)) {
        audience.enter(listener);
        greet(listener, status());
      }
    });
    presenceChanged(listener);
  }

  /// Sends a follower the state of the game again.
  void resync(Listener listener) {
    mailbox.post(() -> {
      if (attendance.holds(listener)) {
        audience.tell(listener, new News.Stands(status()));
      }
    });
  }

  private void greet(Listener listener, GameStatus status) {
    int seen = listener.seen().orElse(0);
    if (Missed.sufficesAfter(seen, latest.game().events())) {
      audience.tell(listener, new News.Returned(status, seen));
      audience.tell(listener, new News.PresenceChanged(status.presence()));
    } else {
      audience.tell(listener, new News.Stands(status));
    }
    if (services.store().stoppage().isPresent()) {
      audience.tell(listener, new News.OutageBegun());
    } else {
      latestOutage().ifPresent(over -> audience.tell(listener, over));
    }
  }

  /// The outage that stopped the clocks, while they are stopped.
  private Optional<News> latestOutage() {
    return LatestPause.of(latest.game())
        .filter(pause -> pause.reason() == PauseReason.OUTAGE)
        .flatMap(pause -> services.outages().notOverAt(pause.since().plus(latest.behind())))
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

  /// Tells everybody that the game has advanced.
  void changed(Snapshot before, Snapshot after) {
    Delivery now = delivery(before, after);
    delivery = now;
    mailbox.post(() -> {
      show(after);
      audience.tell(new News.GoneOn(before, moment()));
      now.done(services.clock().instant());
    });
  }

  /// The delivery of the news that the move has passed. Other news keeps nobody from moving, and
  /// while the clocks are stopped there is nothing to spare.
  private Delivery delivery(Snapshot before, Snapshot after) {
    if (!after.isRunning()) {
      return Delivery.NONE;
    }
    return before.game().turn() == after.game().turn()
        ? delivery
        : after.latest().map(Delivery::new).orElse(Delivery.NONE);
  }

  /// Notes that the player having the move has been asked to send an act again later.
  void hold() {
    delivery = delivery.held(services.clock().instant());
  }

  /// The news of the move's passing, on its way to the player who has it now.
  Delivery delivery() {
    return delivery;
  }

  /// Tells everybody that time alone has changed the players' permissions.
  void permissionsChanged() {
    mailbox.post(() -> {
      shown = Optional.empty();
      audience.tellActors(new News.PermissionsChanged(moment()));
    });
  }

  /// Tells everybody that a seat has been taken.
  void seated(Snapshot after) {
    mailbox.post(() -> {
      show(after);
      audience.tell(new News.Stands(status()));
    });
  }

  /// Tells everybody something that does not change the game.
  void tell(News news) {
    mailbox.post(() -> audience.tell(news));
  }

  private void show(Snapshot after) {
    latest = after;
    shown = Optional.empty();
  }

  private void tellPresence() {
    WhoIsHere here = attendance.presence();
    if (!here.equals(announced)) {
      announced = here;
      services.store().membership().attend(latest.id(), here.stored());
    }
    WhoIsHere now = presence();
    if (!now.equals(told)) {
      told = now;
      audience.tell(new News.PresenceChanged(now));
    }
  }

  /// The status. If two come at the same time, each is told of both: an earlier status is used
  /// again only if nobody has come since.
  private GameStatus status() {
    Moment now = moment();
    WhoIsHere present = presence();
    boolean stopped = services.store().stoppage().isPresent();
    GameStatus status =
        shown
            .filter(last -> now.at().isBefore(last.moment().at().plus(FRESH)))
            .filter(last -> last.presence().equals(present) && last.stopped() == stopped)
            .orElseGet(() -> new GameStatus(now, present, stopped));
    shown = Optional.of(status);
    return status;
  }

  private Moment moment() {
    return new Moment(latest, latest.time(services.clock().instant()), permitting);
  }
}
