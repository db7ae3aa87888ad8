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
import org.jadoube.store.HandedOut;
import org.jadoube.store.Outage;
import org.jadoube.store.Receipt;
import org.jadoube.store.StoredGame;
import org.jadoube.store.StoredSeat;
import org.jadoube.store.Unavailable;

/// The moving part of a room: an act's events are stored before anyone is told. Whoever holds the
/// turn changes it; everyone else sees what is stored.
final class RoomPlay {
  /// A slow disk is soon back; one that is gone is told at once to those who follow.
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

  /// The receipt of an act, if it has been done before.
  Optional<Receipt> earlier(KeyedAct act) {
    return acts.of(act.id());
  }

  /// Performs an act of the server. If another process was faster, there may be no more reason for
  /// it, so it is dropped.
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
  /// it is then: the order of acts is that in which they were stored.
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

  /// Whether another process has stored something that is not known here. A refusal must not rest
  /// on an outdated game.
  private boolean isOutdated() {
    return services.store().isShared()
        && services.store().latest(snapshot.id()) > game().events().size();
  }

  /// Loads what another process may have stored.
  void refresh() {
    if (isOutdated()) {
      catchUp();
    }
  }

  /// A player having the move is spared what the network took: the game's own time stands still for
  /// that.
  private Instant ownTime(KeyedAct keyed, Instant arrived) {
    return keyed.by().colour().equals(Optional.of(game().turn()))
        ? settledTime(arrived)
        : time(arrived);
  }

  private Duration spared(Instant at, Instant arrived) {
    Duration spared = Duration.between(at, time(arrived));
    return spared.isNegative() ? Duration.ZERO : spared;
  }

  /// What the network took of the time that was spared.
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
    boolean kept = write(() -> rows.keep(game(), after, plan.events(), receipt));
    if (kept) {
      Duration toDisk = Duration.ofNanos(System.nanoTime() - decided);
      services.watch().get().stored(snapshot.id(), game(), plan.game(), toDisk);
      receipt.ifPresent(acts::add);
      publish(after);
    }
    return kept;
  }

  /// Assigns a free seat; whoever comes first gets it.
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

  /// Loads what is stored but not known here, and announces it.
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

  /// While nothing can be stored, an act waits a little. Then it counts from the end of the wait,
  /// which nobody is charged for.
  Instant patient(Instant arrived) {
    if (services.store().stoppage().isEmpty()) {
      return arrived;
    }
    services.store().await(PATIENCE);
    return services.clock().instant();
  }

  /// Must run before anything is judged at that moment. A flag is judged only after a successful
  /// write: if the server could not write, or stood still, the time since then is not charged.
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

  /// Proves that the database can be written now: an outage would have come to light.
  void prove(Instant at) {
    services.store().heartbeat(services.clock().instant());
    pauseForOutages(at);
  }

  /// Pauses the clocks as of the first outage that ended after the latest event.
  void pauseForOutages(Instant at) {
    for (int tries = 0; tries < MOST_TRIES && pauseForOutage(at); tries++) {
      // another process was faster, and may have said all there is to say
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

  /// Whether it is unknown what is stored.
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

  /// What the network is expected to take of the time of the player having the move, and what the
  /// server itself has taken.
  Duration compensation() {
    Duration late = late();
    return snapshot.isSupervised() ? late : late.plus(compensation.of(game().turn()));
  }

  private Duration late() {
    return followers.delivery().late(services.clock().instant()).plus(services.arrivals().delay());
  }

  /// Up to when the game is settled: what the player having the move did after that may still be on
  /// its way.
  Instant settledTime(Instant moment) {
    return time(moment.minus(compensation()));
  }
}
