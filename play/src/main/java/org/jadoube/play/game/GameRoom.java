package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.NoRight;
import org.jadoube.play.rights.Rights;
import org.jadoube.play.rights.RightsVerdict;
import org.jadoube.store.GameId;
import org.jadoube.store.Receipt;
import org.jadoube.store.Secret;
import org.jadoube.store.Stoppage;
import org.jadoube.store.StoredGame;
import org.jadoube.store.Unavailable;
import org.jadoube.wire.SentAct;

/// A game in play. Acts are decided, stored and then announced one at a time, in order of arrival
/// and with their arrival times. Readers never wait.
public final class GameRoom {
  /// Lost and regained connections are noted up to this many events, since a line may flap for
  /// hours.
  private static final int MOST_BESIDE_MOVES = 400;

  private final GameId id;
  private final GameServices services;
  private final Followers followers;
  private final RoomPlay play;
  private final Waiting waiting;
  private final Appointment appointment;
  private final Lookout lookout;
  private final Permitting permitting = new Permitting();
  private volatile Instant latestUse;

  /// @throws DamagedGame if the stored game cannot be read
  GameRoom(StoredGame stored, GameServices services) {
    this.id = stored.id();
    this.services = services;
    EventRows rows = new EventRows(services.store(), id);
    KeyedActs acts = new KeyedActs();
    Snapshot start =
        rows.catchUp(new Snapshot(EventRows.start(stored), stored, Duration.ZERO), acts);
    this.followers = new Followers(services, permitting, start);
    this.play = new RoomPlay(services, rows, acts, followers, start);
    this.waiting = new Waiting(services, play, followers);
    this.appointment = new Appointment(services, play, followers);
    this.lookout = new Lookout(services, play, followers, waiting, appointment);
    this.latestUse = services.clock().instant();
    if (services.store().isShared()) {
      followers.elsewhere(WhoIsHere.of(services.store().membership().elsewhere(id)));
    }
    lookout.setAlarm(play.now());
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
            seats.areOutdated(services.store())
                ? services.store().game(id).flatMap(stored -> new Seats(stored).player(token))
                : Optional.empty());
  }

  private boolean catchUp() {
    play.catchUp();
    return true;
  }

  /// Notes that another process has stored events up to this one.
  void learn(int sequence) {
    if (game().events().size() < sequence) {
      inTurn(_ -> game().events().size() >= sequence || catchUp());
    }
  }

  /// Notes that a seat has been given away, or that other stored facts about the game have changed.
  void learnStored() {
    inTurn(_ -> catchUp());
  }

  /// Appoints another time for the start; false if the game has begun.
  boolean appoint(Instant startsAt) {
    return inTurn(_ -> game().phase() == Phase.NOT_BEGUN && appointed(startsAt));
  }

  private boolean appointed(Instant startsAt) {
    services.store().appoint(id, startsAt);
    return catchUp();
  }

  /// Notes that somebody has connected to another process, or left it.
  void learnPresence() {
    followers.elsewhere(WhoIsHere.of(services.store().membership().elsewhere(id)));
    observe();
  }

  /// Tells other processes who follows the game here.
  void announce() {
    followers.announce();
  }

  /// A time before which nothing happens by itself.
  Optional<Instant> due() {
    return Due.of(play.snapshot(), services.clock().instant());
  }

  /// Gives a seat to the invited player.
  ///
  /// @param key repeated, it gets the same answer again
  public Joining join(Secret invitation, String name, Optional<CallersKey> key) {
    var _ = play.patient(services.clock().instant());
    return play.snapshot()
        .seats()
        .invited(invitation)
        .map(colour -> inTurn(_ -> new Invitations(services, play, colour).seat(name, key)))
        .orElseGet(Joining.NotInvited::new);
  }

  /// Likewise for a player's act that arrives now.
  public ActOutcome act(Colour player, SentAct act, Optional<ActId> id) {
    try (Arrival arrival = services.arrivals().arrive(this.id)) {
      return act(arrival, player, act, id);
    }
  }

  /// Likewise for a player's act.
  public ActOutcome act(Arrival arrival, Colour player, SentAct sent, Optional<ActId> id) {
    return act(arrival, Capacity.player(player), sent, id);
  }

  /// Decides somebody's act, stores its events and announces them.
  ///
  /// @param sent the act; the server sets its time
  public ActOutcome act(Arrival arrival, Capacity by, SentAct sent, Optional<ActId> id) {
    ActOutcome outcome =
        services.arrivals().areTooMany() ? deferred(by) : entitled(arrival, by, sent, id);
    services.watch().get().decided(this.id, sent.undated().getFirst(), outcome);
    return outcome;
  }

  private ActOutcome deferred(Capacity by) {
    if (by.colour().equals(Optional.of(game().turn()))) {
      followers.hold();
    }
    return new ActOutcome.Overloaded();
  }

  private ActOutcome entitled(Arrival arrival, Capacity by, SentAct sent, Optional<ActId> id) {
    boolean finished = game().phase() == Phase.FINISHED;
    if (play.snapshot().isAborted()) {
      return new ActOutcome.NotEntitled(by, NoRight.GAME_OVER, game());
    }
    RightsVerdict verdict = Rights.of(by.role(), sent.undated(), by.whose(), finished);
    if (verdict instanceof RightsVerdict.Denied(NoRight ground)
        && ground != NoRight.GAME_OVER) { // the Laws say how it ended
      return new ActOutcome.NotEntitled(by, ground, game());
    }
    return sent.undated().stream().allMatch(act -> ActsOfHands.allow(act.kind(), game()))
        ? inTurn(arrival, play.patient(arrival.at()), at -> act(KeyedAct.of(by, sent, id), at))
        : new ActOutcome.NotOnAScreen();
  }

  /// The outcome that an arbiter's act would have now; nothing happens.
  public ActOutcome trial(Capacity by, SentAct sent) {
    return ActTrial.of(by, sent, new Moment(settled(), play.now(), permitting));
  }

  private ActOutcome act(KeyedAct keyed, Instant arrived) {
    Optional<Receipt> earlier = play.earlier(keyed);
    if (earlier.isPresent()) {
      return repeated(earlier.get(), keyed);
    }
    if (play.snapshot().seats().areOutdated(services.store())) {
      play.catchUp();
    }
    keyed.player().ifPresent(player -> appointment.arrived(player, arrived));
    DecidedAct decided = play.perform(keyed, arrived);
    int last = game().events().size();
    return decided
        .earlier()
        .map(receipt -> repeated(receipt, keyed))
        .orElseGet(() -> outcome(decided.before(), last, decided.refusal(), /* repeated= */ false));
  }

  private ActOutcome repeated(Receipt receipt, KeyedAct act) {
    int before = receipt.first() - 1;
    int last = before + receipt.events();
    return act.isOf(receipt)
        ? outcome(before, last, EventRows.refusal(receipt), /* repeated= */ true)
        : new ActOutcome.IdOfAnother();
  }

  private ActOutcome outcome(int before, int last, Optional<Refusal> refusal, boolean repeated) {
    boolean happened =
        refusal.map(why -> last > before && !ExpectedOutcome.isTooLate(why)).orElse(true);
    Moment now = new Moment(play.snapshot(), play.now(), permitting);
    return new ActOutcome.Decided(now, before, last, refusal, happened, repeated);
  }

  /// Adds a follower, who first gets the state of the game.
  public void enter(Listener listener) {
    followers.attendance().enter(listener);
    if (listener.player().isPresent() || services.store().isShared()) {
      tryTo(this::refresh);
    }
    followers.admit(listener);
    listener.player().ifPresent(this::noteConnection);
    if (listener.player().isPresent()) {
      services.watch().get().entered(id);
    }
  }

  /// Sends a follower the state of the game again.
  public void resync(Listener listener) {
    followers.resync(listener);
  }

  /// Removes a follower.
  public void leave(Listener listener) {
    followers.leave(listener);
    listener.player().ifPresent(this::noteConnection);
  }

  /// Notes a lost or regained connection, which under E04 belongs to the record (11.4).
  private void noteConnection(Colour player) {
    if (play.isOnline() && game().events().size() < MOST_BESIDE_MOVES + 2 * game().ply().number()) {
      Thread.startVirtualThread(() ->
          tryTo(() -> {
            var _ = inTurn(_ -> play.perform(connection(player)));
          }));
    }
  }

  private Act connection(Colour player) {
    Instant now = play.now();
    return followers.presence().holds(player)
        ? new Act(Actor.CLOCK, now, new Act.OnlineAct.NoteReconnection(player, Link.ZONE))
        : new Act(Actor.CLOCK, now, new Act.OnlineAct.NoteDisconnection(player, Link.ZONE));
  }

  /// The number of spectators.
  public int spectators() {
    return followers.attendance().spectators();
  }

  /// Tells those whose room it is of a line that somebody has written.
  public void said(Chats.Line line) {
    tell(new News.Said(line));
  }

  /// Tells everybody something that does not change the game.
  void tell(News news) {
    followers.tell(news);
  }

  /// Reacts to a possible flag fall, arrival of a player, appointed time, or end of an outage.
  void observe() {
    inTurn(lookout::observe);
  }

  /// Takes in what other processes have stored.
  private void refresh() {
    inTurn(at -> {
      play.refresh();
      return lookout.observe(at);
    });
  }

  /// The current state of the game. While acts cannot be stored, it is the state at the beginning
  /// of that time, for which nobody is charged.
  public GameStatus status() {
    Snapshot now = settled();
    Optional<Instant> since = services.store().stoppage().map(Stoppage::since).map(play::time);
    return new GameStatus(
        new Moment(now, since.orElseGet(play::now), permitting),
        followers.presence(),
        since.isPresent());
  }

  /// The game as stored.
  public Snapshot snapshot() {
    return play.snapshot();
  }

  /// Whether its followers know who has the move.
  boolean hasTold() {
    return followers.delivery().isDone();
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
      // All games in memory get a look once the database is back.
    }
  }

  /// Marks this room as just used.
  GameRoom used() {
    latestUse = services.clock().instant();
    return this;
  }

  /// Whether it has been unused since then.
  boolean isIdleSince(Instant moment) {
    return followers.isQuiet() && services.arrivals().isQuiet(id) && latestUse.isBefore(moment);
  }

  private <T> T inTurn(Function<Instant, T> task) {
    try (Arrival arrival = services.arrivals().arrive(id)) {
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

  /// Ends a turn. A later arrival may still be earlier than now, so only the last one acts on the
  /// present time.
  private void endTurn(Arrival arrival, Instant at) {
    if (!services.arrivals().isLast(arrival)) {
      services.alarms().ring(id);
      return;
    }
    tryTo(() -> {
      play.pauseForOutages(services.clock().instant());
      waiting.lookAround();
    });
    lookout.setAlarm(play.time(at));
  }
}
