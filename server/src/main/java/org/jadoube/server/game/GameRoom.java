package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.server.rights.Capacity;
import org.jadoube.server.rights.Ground;
import org.jadoube.server.rights.Rights;
import org.jadoube.server.rights.Verdict;
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

  private static final int MOST_TRIES = 10;

  private final GameId id;
  private final Venue venue;
  private final Gallery gallery;
  private final Play play;
  private final Waiting waiting;
  private final Appointment appointment;
  private final Permitting permitting = new Permitting();
  private volatile Instant latestUse;
  private Optional<Instant> permittedUntil = Optional.empty(); // for whoever has the turn
  private Instant observedAt = Instant.EPOCH; // the same, in the game's own time

  /// @throws DamagedGame if the stored game cannot be read
  GameRoom(StoredGame stored, Venue venue) {
    this.id = stored.id();
    this.venue = venue;
    Chronicle chronicle = new Chronicle(venue.store(), id);
    Deeds deeds = new Deeds();
    Snapshot start =
        chronicle.catchUp(new Snapshot(Chronicle.start(stored), stored, Duration.ZERO), deeds);
    this.gallery = new Gallery(venue, permitting, start);
    this.play = new Play(venue, chronicle, deeds, gallery, start);
    this.waiting = new Waiting(venue, play, gallery);
    this.appointment = new Appointment(venue, play, gallery);
    this.latestUse = venue.clock().instant();
    if (venue.store().isShared()) {
      gallery.elsewhere(Presence.of(venue.store().membership().elsewhere(id)));
    }
    setAlarm(play.now());
  }

  /// The id of the game.
  public GameId id() {
    return id;
  }

  /// The player whose token this is.
  public Optional<Colour> player(Secret token) {
    Seats seats = play.snapshot().seats();
    return seats
        .player(token)
        .or(() ->
            seats.areOutdated(venue.store())
                ? venue.store().game(id).flatMap(stored -> new Seats(stored).player(token))
                : Optional.empty());
  }

  private boolean catchUp() {
    play.catchUp();
    return true;
  }

  /// Another process has stored events up to this one.
  void learn(int sequence) {
    if (game().events().size() < sequence) {
      inTurn(_ -> game().events().size() >= sequence || catchUp());
    }
  }

  /// A seat has been given away, or what else is stored about the game has changed.
  void learnStored() {
    inTurn(_ -> catchUp());
  }

  /// Appoints another time for the start; false if the game has begun.
  boolean appoint(Instant startsAt) {
    return inTurn(_ -> game().phase() == Phase.NOT_BEGUN && appointed(startsAt));
  }

  private boolean appointed(Instant startsAt) {
    venue.store().appoint(id, startsAt);
    return catchUp();
  }

  /// Somebody has connected to another process, or left it.
  void learnPresence() {
    gallery.elsewhere(Presence.of(venue.store().membership().elsewhere(id)));
    observe();
  }

  /// Tells other processes who follows the game here.
  void announce() {
    gallery.announce();
  }

  /// Before when nothing happens by itself.
  Optional<Instant> due() {
    return Due.of(play.snapshot(), venue.clock().instant());
  }

  /// Gives the second seat to the invited player. The same key gets the same answer again.
  ///
  /// @param key chosen by the client
  public Joining join(Secret invitation, String name, String key) {
    var _ = play.patient(venue.clock().instant());
    return play.snapshot().seats().invites(invitation)
        ? inTurn(_ -> sit(name, invitation.derive(key)))
        : new Joining.NotInvited();
  }

  private Joining sit(String name, Secret token) {
    Optional<Joining> known = play.snapshot().seats().outcome(name, token);
    if (known.isEmpty() && play.snapshot().isAborted()) {
      return new Joining.CalledOff();
    }
    if (known.isEmpty()) {
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

  /// The same for a player's act.
  public Outcome act(Arrival arrival, Colour player, SentAct sent, Optional<ActId> id) {
    return act(arrival, Capacity.player(player), sent, id);
  }

  /// Decides somebody's act, stores its events and announces them.
  ///
  /// @param sent the act; the server sets its time
  public Outcome act(Arrival arrival, Capacity by, SentAct sent, Optional<ActId> id) {
    Outcome outcome = entitled(arrival, by, sent, id);
    venue.watch().get().decided(this.id, sent.undated().getFirst(), outcome);
    return outcome;
  }

  private Outcome entitled(Arrival arrival, Capacity by, SentAct sent, Optional<ActId> id) {
    boolean finished = game().phase() == Phase.FINISHED;
    if (play.snapshot().isAborted()) {
      return new Outcome.NotEntitled(by, Ground.GAME_OVER, game());
    }
    Verdict verdict = Rights.of(by.role(), sent.undated(), by.whose(), finished);
    if (verdict instanceof Verdict.Denied(Ground ground)
        && ground != Ground.GAME_OVER) { // the Laws say how it ended
      return new Outcome.NotEntitled(by, ground, game());
    }
    return sent.undated().stream().allMatch(act -> Hands.allow(ActKind.of(act), game()))
        ? inTurn(arrival, play.patient(arrival.at()), at -> act(KeyedAct.of(by, sent, id), at))
        : new Outcome.NotOnAScreen();
  }

  /// What an arbiter's act would do now; nothing happens.
  public Outcome trial(Capacity by, SentAct sent) {
    return Trial.of(by, sent, new Moment(settled(), play.now(), permitting));
  }

  private Outcome act(KeyedAct keyed, Instant arrived) {
    Optional<Receipt> earlier = play.earlier(keyed);
    if (earlier.isPresent()) {
      return repeated(earlier.get(), keyed);
    }
    if (play.snapshot().seats().areOutdated(venue.store())) {
      play.catchUp();
    }
    keyed.player().ifPresent(player -> appointment.arrived(player, arrived));
    Deed deed = play.perform(keyed, arrived);
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
    boolean happened = refusal.map(why -> last > before && !Plan.isTooLate(why)).orElse(true);
    Moment now = new Moment(play.snapshot(), play.now(), permitting);
    return new Outcome.Decided(now, before, last, refusal, happened, repeated);
  }

  /// Adds a follower, who first gets the state of the game.
  public void enter(Listener listener) {
    gallery.attendance().enter(listener);
    if (listener.player().isPresent() || venue.store().isShared()) {
      tryTo(this::refresh);
    }
    gallery.admit(listener);
    listener.player().ifPresent(this::noteConnection);
  }

  /// Sends a follower the state of the game once more.
  public void resync(Listener listener) {
    gallery.resync(listener);
  }

  /// Removes a follower.
  public void leave(Listener listener) {
    gallery.leave(listener);
    listener.player().ifPresent(this::noteConnection);
  }

  /// Online, losing a connection and regaining it belong to the record (E04 11.4).
  private void noteConnection(Colour player) {
    if (isOnline()) {
      Thread.startVirtualThread(() ->
          tryTo(() -> {
            var _ = inTurn(_ -> play.perform(connection(player)));
          }));
    }
  }

  private Act connection(Colour player) {
    Instant now = play.now();
    return gallery.presence().holds(player)
        ? new Act.OnlineAct.NoteReconnection(Actor.CLOCK, now, player, Link.ZONE)
        : new Act.OnlineAct.NoteDisconnection(Actor.CLOCK, now, player, Link.ZONE);
  }

  private boolean isOnline() {
    return game().edition().has(Rule.DISCONNECTION);
  }

  /// The number of spectators.
  public int spectators() {
    return gallery.attendance().spectators();
  }

  /// Tells everybody that the server cannot serve, or could not for a while.
  void tell(News outage) {
    gallery.tell(outage);
  }

  /// Reacts to a possible flag fall, arrival of a player, appointed time, or end of an outage.
  void observe() {
    inTurn(at -> observe(at));
  }

  private boolean observe(Instant at) {
    boolean overtaken = true;
    for (int tries = 0; overtaken && tries < MOST_TRIES; tries++) {
      observedAt = play.time(at);
      overtaken =
          isTimeToLook(at) && play.perform(new Act.ObserveFlag(Actor.CLOCK, play.settledTime(at)));
    }
    return overtaken;
  }

  private boolean isTimeToLook(Instant at) {
    return play.snapshot().isRunning() && (isFlagDue(at) || isOnline() && isOverdue(at));
  }

  private boolean isFlagDue(Instant at) {
    return game().regulations().flagWatch() == FlagWatch.AUTOMATIC
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
        !venue.neighbours().isAlone() && !gallery.attendance().presence().holds(game().turn());
    Duration wait = elsewhere ? Compensation.COURTESY : play.compensation();
    return game().clock().flagFallsAt().map(at -> at.plus(wait));
  }

  /// The same with what other processes have stored.
  private void refresh() {
    inTurn(at -> {
      play.refresh();
      return observe(at);
    });
  }

  /// @param since when the turn began: what has taken effect since then has not been looked at
  private void setAlarm(Instant since) {
    Instant now = play.now();
    Optional<Instant> flag = lookedAt().filter(look -> look.isAfter(observedAt));
    if (permittedUntil.filter(until -> !until.isAfter(now)).isPresent()) {
      gallery.permissionsChanged();
    }
    permittedUntil = Permitting.until(game(), isOnline() ? since : now);
    Optional<Instant> next =
        Stream.of(
                game().phase() == Phase.RUNNING ? flag : waiting.graceUntil(),
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

  /// The current state of the game.
  public Standing standing() {
    return new Standing(new Moment(settled(), play.now(), permitting), gallery.presence());
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
    tryTo(() -> {
      if (play.isBehind()) {
        refresh();
      }
    });
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
      return inTurn(arrival, arrival.at(), task);
    }
  }

  /// A failure leaves the game's alarm unchanged.
  private <T> T inTurn(Arrival arrival, Instant at, Function<Instant, T> task) {
    arrival.await();
    used();
    play.settle(at);
    appointment.keep(at);
    T done = task.apply(at);
    endTurn(arrival, at);
    return done;
  }

  /// A later arrival may still be earlier than now, so only the last one acts on the present time.
  private void endTurn(Arrival arrival, Instant at) {
    if (!venue.arrivals().isLast(arrival)) {
      venue.alarms().ring(id);
      return;
    }
    tryTo(() -> {
      play.pauseForOutages(venue.clock().instant());
      waiting.lookAround();
    });
    setAlarm(play.time(at));
  }
}
