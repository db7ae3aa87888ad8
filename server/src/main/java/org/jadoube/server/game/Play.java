package org.jadoube.server.game;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.game.Phase;
import org.jadoube.server.store.Outage;
import org.jadoube.server.store.Receipt;
import org.jadoube.server.store.StoredGame;
import org.jadoube.server.store.StoredSeat;
import org.jadoube.server.store.Unavailable;

/// The moving part of a room: an act's events are stored before anyone is told. Whoever holds the
/// turn changes it; everyone else sees what is stored.
final class Play {
  private final Venue venue;
  private final Chronicle chronicle;
  private final Gallery gallery;
  private final Deeds deeds = new Deeds();
  private volatile Snapshot snapshot;

  /// Whether more may be stored than is known here.
  private volatile boolean uncertain;

  Play(Venue venue, Chronicle chronicle, Gallery gallery, Snapshot start) {
    this.venue = venue;
    this.chronicle = chronicle;
    this.gallery = gallery;
    this.snapshot = start;
    deeds.addAll(venue.store().receipts(start.id(), 0));
  }

  Snapshot snapshot() {
    return snapshot;
  }

  Game game() {
    return snapshot.game();
  }

  /// The receipt of an act, if it has been done before.
  Optional<Receipt> earlier(KeyedAct act) {
    return deeds.of(act.id());
  }

  Deed perform(Act act) {
    return perform(List.of(), act, Optional.empty());
  }

  /// Performs an act unless it has already been done under its id.
  ///
  /// @param preparing acts of the server that go first
  Deed perform(List<Act> preparing, Act act, Optional<KeyedAct> keyed) {
    while (true) {
      Plan plan = Plan.of(game(), preparing, act);
      int before = game().events().size();
      if (plan.events().isEmpty() || tryToKeep(plan, keyed.flatMap(e -> e.receipt(plan, before)))) {
        return new Deed(before, plan.refusal(), Optional.empty());
      }
      catchUp();
      Optional<Receipt> earlier = keyed.flatMap(this::earlier);
      if (earlier.isPresent()) {
        return new Deed(before, Optional.empty(), earlier);
      }
      if (game().events().size() == before) {
        throw new Unavailable("the database neither stores an act nor has a conflicting one");
      }
    }
  }

  private boolean tryToKeep(Plan plan, Optional<Receipt> receipt) {
    boolean kept = write(() -> chronicle.keep(plan.game(), plan.events(), receipt));
    if (kept) {
      receipt.ifPresent(deeds::add);
      publish(new Snapshot(plan.game(), snapshot.stored()));
    }
    return kept;
  }

  /// Assigns a free seat; whoever comes first gets it.
  void seat(StoredSeat seat) {
    var _ = write(() -> venue.store().seat(snapshot.id(), seat));
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
    venue
        .store()
        .stoppage()
        .ifPresent(stoppage -> {
          throw new Unavailable(stoppage.reason());
        });
  }

  /// Loads what is stored but not known here, and announces it.
  private void catchUp() {
    Snapshot before = snapshot;
    StoredGame stored = venue.store().game(before.id()).orElse(before.stored());
    Game game = chronicle.catchUp(before.game());
    deeds.addAll(venue.store().receipts(before.id(), before.game().events().size()));
    uncertain = false;
    if (!stored.seats().equals(before.stored().seats())) {
      snapshot = new Snapshot(before.game(), stored);
      gallery.seated(snapshot);
    }
    if (game.events().size() > before.game().events().size()) {
      publish(new Snapshot(game, stored));
    }
  }

  private void publish(Snapshot after) {
    Snapshot before = snapshot;
    snapshot = after;
    gallery.changed(before, after);
  }

  /// Must run before anything is judged at that moment. A flag is judged only after a successful
  /// write: if the server could not write, or stood still, the time since then is not charged.
  void settle(Instant at) {
    if (uncertain) {
      refuseWhileStopped();
      catchUp();
    }
    pauseForOutages(at);
    if (game().phase() == Phase.RUNNING && game().clock().flagDown(game().turn(), at)) {
      venue.store().heartbeat(venue.clock().instant());
      pauseForOutages(at);
    }
  }

  /// Pauses the clocks as of the first outage that ended after the latest event.
  void pauseForOutages(Instant at) {
    outage()
        .map(outage -> outage.since().truncatedTo(ChronoUnit.MILLIS))
        .filter(since -> !since.isAfter(at))
        .ifPresent(since -> pause(notBeforeLatest(at), notBeforeLatest(since)));
  }

  private void pause(Instant at, Instant since) {
    var _ = perform(new Act.Pause(Actor.CLOCK, at, PauseReason.OUTAGE, Optional.of(since)));
  }

  private Optional<Outage> outage() {
    return game().phase() == Phase.RUNNING
        ? game().latest().flatMap(venue.outages()::notOverAt)
        : Optional.empty();
  }

  /// Whether the known state may be out of date.
  boolean isBehind() {
    return uncertain || outage().isPresent();
  }

  /// Whether it is unknown what is stored.
  boolean isUncertain() {
    return uncertain;
  }

  /// The present, but not before the latest event.
  Instant now() {
    return notBeforeLatest(venue.clock().instant().truncatedTo(ChronoUnit.MILLIS));
  }

  Instant notBeforeLatest(Instant moment) {
    return game().latest().filter(moment::isBefore).orElse(moment);
  }
}
