package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.edition.Rule;
import org.jadoube.store.HandedOut;
import org.jadoube.store.Outage;
import org.jadoube.store.Receipt;
import org.jadoube.store.StoredGame;
import org.jadoube.store.StoredSeat;
import org.jadoube.store.Unavailable;

/// The moving part of a room. An act's events are stored before anyone is told. Only the holder of
/// the turn changes it; everyone else sees the stored game.
final class RoomPlay {
  /// A slow disk is soon back; followers are told at once of one that is gone.
  static final Duration PATIENCE = Duration.ofSeconds(2);

  private final GameServices services;
  private final EventRows rows;
  private final Followers followers;
  private final Compensation compensation;
  private final KeyedActs acts;
  private volatile Snapshot snapshot;
  private static final int MOST_TRIES = 10;

  /// Whether more may be stored than is known here.
  private volatile boolean uncertain;

  RoomPlay(
      GameServices services, EventRows rows, KeyedActs acts, Followers followers, Snapshot start) {
    this.services = services;
    this.rows = rows;
    this.acts = acts;
    this.followers = followers;
    this.compensation =
        new Compensation(
            start.game().regulations().timeControl(),
            services.patience().lag(),
            followers.attendance());
    this.snapshot = start;
  }

  Snapshot snapshot() {
    return snapshot;
  }

  Game game() {
    return snapshot.game();
  }

  /// Whether lost connections count, and moves on electronic boards, as under E04.
  boolean isOnline() {
    return game().edition().has(Rule.DISCONNECTION);
  }

  /// The receipt of an act, if it has been done before.
  Optional<Receipt> earlier(KeyedAct act) {
    return acts.of(act.id());
  }

  /// Performs an act of the server. If another process was faster, the reason for it may be gone,
  /// so it is dropped.
  ///
  /// @return whether another process was faster
  boolean perform(Act act) {
    ExpectedOutcome plan = ExpectedOutcome.of(game(), List.of(), act);
    boolean overtaken =
        !plan.events().isEmpty() && !tryToKeep(plan, snapshot.behind(), Optional.empty());
    if (overtaken) {
      catchUp();
    }
    return overtaken;
  }

  /// Performs a player's act unless it has already been done under its id. If another process has
  /// changed the game meanwhile, the act is decided again, with its time of arrival, in the game as
  /// it then is. So the order of acts is that in which they were stored.
  DecidedAct perform(KeyedAct keyed, Instant arrived) {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      Colour turn = game().turn();
      Delivery delivery = followers.delivery();
      Duration late = late();
      Instant at = ownTime(keyed, arrived);
      List<Act> acts = keyed.sent().acts(game(), at);
      Duration spared = spared(at, arrived);
      ExpectedOutcome plan =
          ExpectedOutcome.of(game(), Preparation.of(acts.getFirst(), snapshot), acts);
      int before = game().events().size();
      boolean done =
          plan.events().isEmpty()
              ? !isOutdated()
              : tryToKeep(plan, snapshot.behind().plus(spared), keyed.receipt(plan, before));
      if (done && !plan.events().isEmpty()) {
        compensation.spent(turn, beyond(late, spared), /* moved= */ game().turn() != turn);
        settle(delivery, spared);
      }
      if (done) {
        return new DecidedAct(before, plan.refusal(), Optional.empty());
      }
      catchUp();
      Optional<Receipt> earlier = earlier(keyed);
      if (earlier.isPresent()) {
        return new DecidedAct(before, Optional.empty(), earlier);
      }
      pauseForOutages(arrived);
    }
    throw new Unavailable("other processes keep changing the game");
  }

  /// Whether another process has stored events that are unknown here. A refusal must not rest on an
  /// outdated game.
  private boolean isOutdated() {
    return services.store().isShared()
        && services.store().latest(snapshot.id()) > game().events().size();
  }

  /// Loads anything that another process may have stored.
  void refresh() {
    if (isOutdated()) {
      catchUp();
    }
  }

  /// A player having the move is spared the network delay: the game's own time stands still for it.
  private Instant ownTime(KeyedAct keyed, Instant arrived) {
    return keyed.by().colour().equals(Optional.of(game().turn()))
        ? settledTime(arrived)
        : time(arrived);
  }

  private Duration spared(Instant at, Instant arrived) {
    Duration spared = Duration.between(at, time(arrived));
    return spared.isNegative() ? Duration.ZERO : spared;
  }

  /// The part of the network delay beyond the time spared.
  private static Duration beyond(Duration late, Duration spared) {
    return spared.compareTo(late) > 0 ? spared.minus(late) : Duration.ZERO;
  }

  private static void settle(Delivery delivery, Duration spared) {
    if (!spared.isZero()) {
      delivery.settle();
    }
  }

  private boolean tryToKeep(ExpectedOutcome plan, Duration behind, Optional<Receipt> receipt) {
    long decided = System.nanoTime();
    Snapshot after = new Snapshot(plan.game(), snapshot.stored(), behind);
    Game before = game();
    boolean kept = write(() -> rows.keep(before, after, plan.events(), receipt));
    if (kept) {
      Duration toDisk = Duration.ofNanos(System.nanoTime() - decided);
      receipt.ifPresent(acts::add);
      publish(after);
      services.watch().get().stored(snapshot.id(), before, plan.game(), toDisk);
    }
    return kept;
  }

  /// Assigns a free seat to the first who comes.
  void seat(StoredSeat seat, Optional<HandedOut> under) {
    var _ = write(() -> services.store().seat(snapshot.id(), seat, under));
    catchUp();
  }

  /// Whether a write took effect; if that is unknown, it is found out later.
  private boolean write(BooleanSupplier write) {
    refuseWhileStopped();
    try {
      return write.getAsBoolean();
    } catch (Unavailable failed) {
      uncertain = true;
      throw failed;
    }
  }

  private void refuseWhileStopped() {
    services
        .store()
        .stoppage()
        .ifPresent(stoppage -> {
          throw new Unavailable(stoppage.reason());
        });
  }

  /// Loads stored events that are unknown here, and announces them.
  void catchUp() {
    Snapshot before = snapshot;
    StoredGame stored = services.store().game(before.id()).orElse(before.stored());
    Snapshot after = rows.catchUp(new Snapshot(before.game(), stored, before.behind()), acts);
    uncertain = false;
    if (!stored.equals(before.stored())) {
      snapshot = new Snapshot(before.game(), stored, before.behind());
      followers.seated(snapshot);
    }
    if (after.game().events().size() > before.game().events().size()) {
      publish(after);
    }
  }

  private void publish(Snapshot after) {
    Snapshot before = snapshot;
    snapshot = after;
    followers.changed(before, after);
  }

  /// While nothing can be stored, an act waits a little. It then counts from the end of the wait,
  /// for which nobody is charged.
  Instant patient(Instant arrived) {
    if (services.store().stoppage().isEmpty()) {
      return arrived;
    }
    services.store().await(PATIENCE);
    return services.clock().instant();
  }

  /// Settles the game; must run before anything is judged at that moment. A flag is judged only
  /// after a successful write: if the server could not write, or stood still, the time since then
  /// is not charged.
  void settle(Instant at) {
    services.outages().await();
    if (uncertain) {
      refuseWhileStopped();
      catchUp();
    }
    pauseForOutages(at);
    if (snapshot.isRunning() && game().clock().flagDown(game().turn(), settledTime(at))) {
      prove(at);
    }
  }

  /// Proves that the database can be written now, or else an outage comes to light.
  void prove(Instant at) {
    services.store().heartbeat(services.clock().instant());
    pauseForOutages(at);
  }

  /// Pauses the clocks as of the first outage that ended after the latest event.
  void pauseForOutages(Instant at) {
    for (int tries = 0; tries < MOST_TRIES && pauseForOutage(at); tries++) {
      // another process was faster, and may have said everything
    }
  }

  private boolean pauseForOutage(Instant at) {
    return outage()
        .map(outage -> outage.since().truncatedTo(ChronoUnit.MILLIS))
        .filter(since -> !since.isAfter(at))
        .filter(since -> pause(time(at), time(since)))
        .isPresent();
  }

  private boolean pause(Instant at, Instant since) {
    return perform(new Act(Actor.CLOCK, at, new Act.Pause(PauseReason.OUTAGE, Optional.of(since))));
  }

  private Optional<Outage> outage() {
    return snapshot.isRunning()
        ? snapshot.latest().flatMap(services.outages()::notOverAt)
        : Optional.empty();
  }

  /// Whether the known state may be out of date.
  boolean isBehind() {
    return uncertain
        || outage().isPresent()
        || services.outages().isDoubtful()
        || services.store().stoppage().isEmpty() && isOutdated();
  }

  /// Whether the stored state is unknown.
  boolean isUncertain() {
    return uncertain;
  }

  /// The present in the game's own time.
  Instant now() {
    return time(services.clock().instant());
  }

  /// The game's own time at a moment.
  Instant time(Instant moment) {
    return snapshot.time(moment);
  }

  /// The network delay expected for the player having the move, plus the server's own delay.
  Duration compensation() {
    Duration late = late();
    return snapshot.isSupervised() ? late : late.plus(compensation.of(game().turn()));
  }

  private Duration late() {
    return followers.delivery().late(services.clock().instant()).plus(services.arrivals().delay());
  }

  /// The time up to which the game is settled; later acts of the player having the move may still
  /// be on their way.
  Instant settledTime(Instant moment) {
    return time(moment.minus(compensation()));
  }
}
