package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Receipt;
import org.jadoube.server.store.Secret;
import org.jadoube.server.store.StoredGame;
import org.jadoube.server.store.Unavailable;
import org.jadoube.wire.SentAct;

/// A game in play. Acts are decided, stored and then announced one at a time, in order of arrival
/// and with their arrival times. Readers never wait.
public final class GameRoom {
  private static final Duration SOON = Duration.ofMillis(500);

  private final GameId id;
  private final Venue venue;
  private final Gallery gallery;
  private final Play play;
  private final Permitting permitting = new Permitting();
  private volatile Instant latestUse;
  private Optional<Instant> permittedUntil = Optional.empty(); // for whoever has the turn
  private Optional<Instant> graceUntil = Optional.empty(); // for whoever has the turn

  /// @throws DamagedGame if the stored game cannot be read
  GameRoom(StoredGame stored, Venue venue) {
    this.id = stored.id();
    this.venue = venue;
    Chronicle chronicle = new Chronicle(venue.store(), id);
    Snapshot start = new Snapshot(chronicle.catchUp(Chronicle.start(stored)), stored);
    this.gallery = new Gallery(venue, permitting, start);
    this.play = new Play(venue, chronicle, gallery, start);
    this.latestUse = venue.clock().instant();
    setAlarm();
  }

  GameId id() {
    return id;
  }

  /// The player whose token this is.
  public Optional<Colour> player(Secret token) {
    return play.snapshot().seats().player(token);
  }

  /// Gives the second seat to the invited player. The same key gets the same answer again.
  ///
  /// @param key chosen by the client
  public Joining join(Secret invitation, String name, String key) {
    return play.snapshot().seats().invites(invitation)
        ? inTurn(_ -> sit(name, invitation.derive(key)))
        : new Joining.NotInvited();
  }

  private Joining sit(String name, Secret token) {
    if (play.snapshot().seats().outcome(name, token).isEmpty()) {
      play.seat(play.snapshot().seats().offered(name, token));
    }
    return play.snapshot().seats().outcome(name, token).orElseGet(Joining.Taken::new);
  }

  /// The same for an act that arrives now.
  public Outcome act(Colour player, SentAct act, Optional<ActId> id) {
    try (Arrival arrival = venue.arrivals().arrive(this.id)) {
      return act(arrival, player, act, id);
    }
  }

  /// Decides a player's act, stores its events and announces them.
  ///
  /// @param sent the act; the server sets its time
  public Outcome act(Arrival arrival, Colour player, SentAct sent, Optional<ActId> id) {
    return switch (sent.undated()) {
      case BoardAct _, ClockAct _ -> new Outcome.NotOnAScreen();
      default -> inTurn(arrival, at -> act(KeyedAct.of(player, sent, id), at));
    };
  }

  private Outcome act(KeyedAct keyed, Instant at) {
    Optional<Receipt> earlier = play.earlier(keyed);
    if (earlier.isPresent()) {
      return repeated(earlier.get(), keyed);
    }
    Act act = keyed.sent().at(at);
    Deed deed = play.perform(Preparation.of(act, play.snapshot()), act, Optional.of(keyed));
    int last = game().events().size();
    return deed.earlier()
        .map(receipt -> repeated(receipt, keyed))
        .orElseGet(() -> outcome(deed.before(), last, deed.refusal(), /* repeated= */ false));
  }

  private Outcome repeated(Receipt receipt, KeyedAct act) {
    int before = receipt.first() - 1;
    int last = before + receipt.events();
    return act.isOf(receipt)
        ? outcome(before, last, Chronicle.refusal(receipt), /* repeated= */ true)
        : new Outcome.IdOfAnother();
  }

  private Outcome outcome(int before, int last, Optional<Refusal> refusal, boolean repeated) {
    boolean happened = refusal.map(why -> last > before && !isTooLate(why)).orElse(true);
    Moment now = new Moment(play.snapshot(), play.now(), permitting);
    return new Outcome.Decided(now, before, last, refusal, happened, repeated);
  }

  /// Whether the act came after a flag fall.
  private static boolean isTooLate(Refusal refusal) {
    return refusal.objection() instanceof Objection.FlagHasFallen;
  }

  /// Adds a follower, who first gets the state of the game.
  public void enter(Listener listener) {
    gallery.attendance().enter(listener);
    if (listener.player().isPresent()) {
      tryTo(this::observe);
    }
    gallery.admit(listener);
  }

  /// Removes a follower.
  public void leave(Listener listener) {
    gallery.leave(listener);
  }

  /// The number of spectators.
  public int spectators() {
    return gallery.attendance().spectators();
  }

  /// Acts can no longer be stored, or can be again.
  void tellOutage(boolean stopped) {
    gallery.tellOutage(stopped);
  }

  /// Reacts to a possible flag fall, arrival of a player, or end of an outage.
  void observe() {
    inTurn(at -> {
      if (game().phase() == Phase.RUNNING && watchesFlags()) {
        play.perform(new Act.ObserveFlag(Actor.CLOCK, at));
      }
      return at;
    });
  }

  private boolean watchesFlags() {
    return game().regulations().flagWatch() == FlagWatch.AUTOMATIC;
  }

  /// Begins or resumes the game once both players are present; after an outage, one of them waits
  /// only for the grace time.
  private void lookAround() {
    Attendance attendance = gallery.attendance();
    Instant now = play.now();
    if (game().phase() == Phase.NOT_BEGUN) {
      if (play.snapshot().seats().bothTaken() && attendance.holdsBoth()) {
        play.perform(new Act.Begin(Actor.CLOCK, now));
      }
    } else if (!Preparation.isAfterOutage(game()) || !attendance.holdsAPlayer()) {
      graceUntil = Optional.empty();
    } else if (attendance.holdsBoth()
        || graceUntil.filter(until -> !until.isAfter(now)).isPresent()) {
      graceUntil = Optional.empty();
      play.perform(new Act.Resume(Actor.CLOCK, now));
    } else if (graceUntil.isEmpty()) {
      graceUntil = Optional.of(now.plus(venue.grace()));
    }
  }

  private void setAlarm() {
    Instant now = play.now();
    Optional<Instant> flag = game().clock().flagFallsAt().filter(falls -> falls.isAfter(now));
    if (permittedUntil.filter(until -> !until.isAfter(now)).isPresent()) {
      gallery.permissionsChanged();
    }
    permittedUntil = Permitting.until(game(), now);
    Optional<Instant> next =
        Stream.of(game().phase() == Phase.RUNNING ? flag : graceUntil, permittedUntil)
            .flatMap(Optional::stream)
            .min(Instant::compareTo);
    if (play.isUncertain()) {
      venue.alarms().set(id, now, now.plus(SOON));
    } else {
      next.ifPresentOrElse(
          at -> venue.alarms().set(id, now, at.plusMillis(1)), () -> venue.alarms().clear(id));
    }
  }

  /// The current state of the game.
  public Standing standing() {
    Moment now = new Moment(settled(), play.now(), permitting);
    return new Standing(now, gallery.attendance().presence());
  }

  /// The game as stored.
  public Snapshot snapshot() {
    return play.snapshot();
  }

  /// The game as it is now.
  public Game game() {
    return play.game();
  }

  /// The game including any outages it has been through, if they can be stored now.
  public Snapshot settled() {
    if (play.isBehind()) {
      tryTo(this::observe);
    }
    return play.snapshot();
  }

  private static void tryTo(Runnable task) {
    try {
      task.run();
    } catch (Unavailable later) {
      // All games in memory are looked at once the database is back.
    }
  }

  /// Marks this room as just used.
  GameRoom used() {
    latestUse = venue.clock().instant();
    return this;
  }

  /// Whether it has been unused since then.
  boolean isIdleSince(Instant moment) {
    return gallery.isQuiet() && venue.arrivals().isQuiet(id) && latestUse.isBefore(moment);
  }

  private <T> T inTurn(Function<Instant, T> task) {
    try (Arrival arrival = venue.arrivals().arrive(id)) {
      return inTurn(arrival, task);
    }
  }

  /// A failure leaves the game's alarm unchanged.
  private <T> T inTurn(Arrival arrival, Function<Instant, T> task) {
    arrival.await();
    used();
    play.settle(play.notBeforeLatest(arrival.at()));
    T done = task.apply(play.notBeforeLatest(arrival.at()));
    endTurn(arrival);
    return done;
  }

  /// A later arrival may still be earlier than now, so only the last one acts on the present time.
  private void endTurn(Arrival arrival) {
    if (!venue.arrivals().isLast(arrival)) {
      venue.alarms().ring(id);
      return;
    }
    tryTo(() -> {
      play.pauseForOutages(play.now());
      lookAround();
    });
    setAlarm();
  }
}
