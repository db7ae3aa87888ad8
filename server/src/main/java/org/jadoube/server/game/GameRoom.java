package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.Phase;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.notation.Language;
import org.jadoube.server.store.EventStore;
import org.jadoube.server.store.Receipt;
import org.jadoube.server.store.Secret;
import org.jadoube.server.store.StoredGame;
import org.jadoube.server.view.EventView;
import org.jadoube.server.view.GamePgn;
import org.jadoube.server.view.GameView;
import org.jadoube.server.view.Json;
import org.jadoube.server.view.PauseView;
import org.jadoube.server.view.PlayersView;
import org.jadoube.server.view.Reader;
import org.jadoube.server.view.Views;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonReading;

/// A game in play. One act at a time is decided, kept and then made known.
public final class GameRoom {
  private final InstantSource clock;
  private final Alarms alarms;
  private final Duration grace;
  private final StoredGame stored;
  private final Seats seats;
  private final Views views;
  private final Chronicle chronicle;
  private final Audience audience = new Audience();
  private final ReentrantLock lock = new ReentrantLock();

  private Game game;
  private volatile Instant latestUse;
  private Optional<Instant> graceUntil = Optional.empty();

  GameRoom(
      StoredGame stored, EventStore store, InstantSource clock, Alarms alarms, Duration grace) {
    this.stored = stored;
    this.seats = new Seats(stored, store);
    this.clock = clock;
    this.alarms = alarms;
    this.grace = grace;
    this.chronicle = new Chronicle(store, stored.id());
    this.game = chronicle.catchUp(Chronicle.start(stored));
    this.views = new Views(stored, game.regulations());
    this.latestUse = clock.instant();
    setAlarm();
  }

  /// The player whose token this is.
  public Optional<Colour> player(Secret token) {
    return locked(() -> seats.player(token));
  }

  /// Lets the one who was invited sit down. Asked again with the same key, gives the same answer.
  ///
  /// @param key chosen by the one who asks
  public Joining join(Secret invitation, String name, String key) {
    return locked(() ->
        seats.invites(invitation)
            ? sit(name, Seats.token(invitation, key))
            : new Joining.NotInvited());
  }

  private Joining sit(String name, Secret token) {
    if (seats.take(name, token)) {
      lookAround();
      audience.tell(Reader::asSpectator, reader -> Json.write(view(reader.language())));
    }
    return seats.outcome(token);
  }

  /// Decides a player's act, keeps what comes of it and makes it known.
  ///
  /// @param json the act without who does it and when: that is for the server to say
  public Outcome act(Colour player, String json, Optional<ActId> id, Language language) {
    return locked(() -> {
      return switch (Documents.sentAct(json, Actor.player(player), now())) {
        case JsonReading.Unreadable<Act>(var fault) -> new Outcome.Unreadable(fault);
        case JsonReading.Read<Act>(BoardAct _) -> new Outcome.NotOnAScreen();
        case JsonReading.Read<Act>(ClockAct _) -> new Outcome.NotOnAScreen();
        case JsonReading.Read<Act>(Act act) ->
            act(act, id, new Reader(Optional.of(player), language));
      };
    });
  }

  private Outcome act(Act act, Optional<ActId> id, Reader reader) {
    List<Act> acts = new ArrayList<>(preparing(act));
    acts.add(act);
    int before = game.events().size();
    Optional<Refusal> refusal = perform(acts, id);
    boolean happened = game.events().size() > before;
    Optional<Receipt> receipt = happened ? Optional.empty() : chronicle.receipt(id);
    return receipt
        .map(earlier -> repeated(earlier, reader))
        .orElseGet(() -> decided(before, refusal, reader));
  }

  /// A player who moves is there: a game that waited for that goes on.
  private List<Act> preparing(Act act) {
    boolean moves = act instanceof Act.Move && act.by().side().equals(Optional.of(game.turn()));
    if (!moves) {
      return List.of();
    }
    return switch (game.phase()) {
      case NOT_BEGUN ->
          seats.bothTaken() ? List.of(new Act.Begin(Actor.CLOCK, act.at())) : List.of();
      case PAUSED -> afterOutage() ? List.of(new Act.Resume(Actor.CLOCK, act.at())) : List.of();
      case RUNNING, FINISHED -> List.of();
    };
  }

  private Outcome decided(int before, Optional<Refusal> refusal, Reader reader) {
    return outcome(before, game.events().size(), refusal, reader, /* repeated= */ false);
  }

  private Outcome repeated(Receipt receipt, Reader reader) {
    int before = receipt.first() - 1;
    return outcome(
        before,
        before + receipt.events(),
        Chronicle.refusal(receipt),
        reader,
        /* repeated= */ true);
  }

  private Outcome outcome(
      int before, int last, Optional<Refusal> refusal, Reader reader, boolean repeated) {
    return new Outcome.Decided(
        game.events().size(),
        views.events(game, before, last, reader),
        views.state(game, now(), reader.language()),
        refusal.map(why -> views.refusal(why, reader.language())),
        repeated);
  }

  /// The acts one after the other, as far as none is refused. What comes of them is on disk before
  /// anybody hears of it.
  private Optional<Refusal> perform(List<Act> acts, Optional<ActId> id) {
    while (true) {
      Plan plan = Plan.of(game, acts);
      if (plan.events().isEmpty()) {
        return plan.refusal();
      }
      if (chronicle.keep(plan.game(), plan.events(), id, plan.refusal())) {
        publish(plan);
        return plan.refusal();
      }
      int known = game.events().size();
      game = chronicle.catchUp(game);
      if (game.events().size() == known) {
        return plan.refusal();
      }
    }
  }

  private void publish(Plan plan) {
    int known = game.ply().number();
    game = plan.game();
    setAlarm();
    if (audience.isEmpty()) {
      return;
    }
    boolean concealed = game.hasClosedEnvelope();
    audience.tell(
        reader -> concealed ? reader : reader.asSpectator(),
        reader -> Json.write(views.change(game, plan.events().size(), known, now(), reader)));
  }

  /// Somebody comes to follow the game, and hears first how it stands.
  public void enter(Listener listener) {
    run(() -> {
      audience.enter(listener);
      lookAround();
      listener.tell(Json.write(view(listener.reader().language())));
      audience.tell(Json.write(audience.presence()));
    });
  }

  /// Somebody goes.
  public void leave(Listener listener) {
    run(() -> {
      audience.leave(listener);
      audience.tell(Json.write(audience.presence()));
    });
  }

  /// How many follow the game without playing.
  public int spectators() {
    return locked(audience::spectators);
  }

  /// The game goes on, or begins, once both players are there; after an outage, one of them need
  /// not wait for ever.
  private void lookAround() {
    if (game.phase() == Phase.NOT_BEGUN && seats.bothTaken() && audience.holdsBoth()) {
      perform(List.of(new Act.Begin(Actor.CLOCK, now())), Optional.empty());
    } else if (afterOutage() && audience.holdsBoth()) {
      resume();
    } else if (afterOutage() && audience.holdsAPlayer() && graceUntil.isEmpty()) {
      graceUntil = Optional.of(now().plus(grace));
      setAlarm();
    }
  }

  private void resume() {
    graceUntil = Optional.empty();
    perform(List.of(new Act.Resume(Actor.CLOCK, now())), Optional.empty());
  }

  /// A flag may have fallen, or the grace may be over.
  void observe() {
    run(() -> {
      Instant now = now();
      if (game.phase() == Phase.RUNNING) {
        perform(List.of(new Act.ObserveFlag(Actor.CLOCK, now)), Optional.empty());
      } else if (afterOutage() && graceUntil.filter(until -> !until.isAfter(now)).isPresent()) {
        graceUntil = Optional.empty();
        if (audience.holdsAPlayer()) {
          resume();
        }
      }
      setAlarm();
    });
  }

  /// The server was not there after `lived`: no time after that is charged.
  void pauseSince(Instant lived) {
    run(() -> {
      if (game.phase() == Phase.RUNNING) {
        Instant now = now();
        Instant since = game.latest().filter(lived::isBefore).orElse(lived);
        Instant possible = since.isAfter(now) ? now : since;
        perform(
            List.of(new Act.Pause(Actor.CLOCK, now, PauseReason.OUTAGE, Optional.of(possible))),
            Optional.empty());
      }
    });
  }

  private void setAlarm() {
    Instant now = now();
    Optional<Instant> flag = game.clock().flagFallsAt().filter(falls -> falls.isAfter(now));
    Optional<Instant> next = game.phase() == Phase.RUNNING ? flag : graceUntil;
    next.ifPresentOrElse(
        at -> alarms.set(stored.id(), now, at.plusMillis(1)), () -> alarms.clear(stored.id()));
  }

  /// All there is to show.
  public GameView view(Language language) {
    return locked(() -> views.game(game, players(), audience.presence(), now(), language));
  }

  /// The game as it stands.
  public Game game() {
    return locked(() -> game);
  }

  /// The names of those who play.
  public PlayersView players() {
    return locked(seats::players);
  }

  /// The game so far, to be downloaded.
  public String pgn() {
    return locked(() -> GamePgn.write(game, players(), stored.created(), views.wording()));
  }

  /// The events after the first `known`.
  public List<EventView> events(int known, Reader reader) {
    return locked(() -> {
      int size = game.events().size();
      return known >= size ? List.of() : views.events(game, known, size, reader);
    });
  }

  /// The same, and about to be used.
  GameRoom used() {
    latestUse = clock.instant();
    return this;
  }

  /// Whether nobody has had to do with it since then.
  boolean isIdleSince(Instant moment) {
    return !lock.isLocked() && audience.isEmpty() && latestUse.isBefore(moment);
  }

  private boolean afterOutage() {
    return PauseView.latest(game).filter(pause -> pause.reason() == PauseReason.OUTAGE).isPresent();
  }

  /// Never before the latest event, even if the machine's clock was set back.
  private Instant now() {
    Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
    return game.latest().filter(now::isBefore).orElse(now);
  }

  private void run(Runnable task) {
    locked(() -> {
      task.run();
      return task;
    });
  }

  private <T> T locked(Supplier<T> task) {
    lock.lock();
    try {
      latestUse = clock.instant();
      return task.get();
    } finally {
      lock.unlock();
    }
  }
}
