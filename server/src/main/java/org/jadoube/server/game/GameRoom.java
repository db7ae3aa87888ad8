package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
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
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.notation.Language;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Receipt;
import org.jadoube.server.store.Secret;
import org.jadoube.server.store.StoredGame;
import org.jadoube.server.store.Unavailable;
import org.jadoube.server.view.EventView;
import org.jadoube.server.view.GamePgn;
import org.jadoube.server.view.GameView;
import org.jadoube.server.view.OutageView;
import org.jadoube.server.view.PlayersView;
import org.jadoube.server.view.Reader;
import org.jadoube.server.view.Views;
import org.jadoube.wire.JsonReading;

/// A game in play. One act after the other is decided, kept and then made known, in the order in
/// which they arrived and with the time of their arrival. Whoever only looks waits for nobody.
public final class GameRoom {
  private static final Duration SOON = Duration.ofMillis(500);

  private final GameId id;
  private final Venue venue;
  private final Views views;
  private final Gallery gallery;
  private final Play play;
  private final Permitting permitting = new Permitting();
  private volatile Instant latestUse;
  private Optional<Instant> permittedUntil = Optional.empty(); // for whoever has the turn
  private Optional<Instant> graceUntil = Optional.empty(); // for whoever has the turn

  /// @throws DamagedGame if what is kept of it makes no game
  GameRoom(StoredGame stored, Venue venue) {
    this.id = stored.id();
    this.venue = venue;
    Chronicle chronicle = new Chronicle(venue.store(), id);
    Snapshot start = new Snapshot(chronicle.catchUp(Chronicle.start(stored)), stored);
    this.views = new Views(stored, start.game().regulations());
    this.gallery = new Gallery(venue, views, permitting, start);
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

  /// Lets the one who was invited sit down. Asked again with the same key, gives the same answer.
  ///
  /// @param key chosen by the one who asks
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

  /// The same as the other, for an act that arrives now.
  public Outcome act(Colour player, String json, Optional<ActId> id, Language language) {
    try (Arrival arrival = venue.arrivals().arrive(this.id)) {
      return act(arrival, player, json, id, language);
    }
  }

  /// Decides a player's act, keeps what comes of it and makes it known.
  ///
  /// @param json the act without who does it and when: that is for the server to say
  public Outcome act(
      Arrival arrival, Colour player, String json, Optional<ActId> id, Language language) {
    return switch (Errand.read(player, json)) {
      case JsonReading.Unreadable<Act>(var fault) -> new Outcome.Unreadable(fault);
      case JsonReading.Read<Act>(BoardAct _) -> new Outcome.NotOnAScreen();
      case JsonReading.Read<Act>(ClockAct _) -> new Outcome.NotOnAScreen();
      case JsonReading.Read<Act>(Act act) ->
          inTurn(arrival, at -> act(Errand.of(player, json, id, act), at, language));
    };
  }

  private Outcome act(Errand errand, Instant at, Language language) {
    Reader reader = new Reader(Optional.of(errand.player()), language);
    Optional<Receipt> earlier = play.earlier(errand);
    if (earlier.isPresent()) {
      return repeated(earlier.get(), errand, reader);
    }
    Act act = errand.at(at);
    Deed deed = play.perform(Preparation.of(act, play.snapshot()), act, Optional.of(errand));
    int last = game().events().size();
    return deed.earlier()
        .map(receipt -> repeated(receipt, errand, reader))
        .orElseGet(
            () -> outcome(deed.before(), last, deed.refusal(), reader, /* repeated= */ false));
  }

  private Outcome repeated(Receipt receipt, Errand errand, Reader reader) {
    int before = receipt.first() - 1;
    int last = before + receipt.events();
    return errand.isOf(receipt)
        ? outcome(before, last, Chronicle.refusal(receipt), reader, /* repeated= */ true)
        : new Outcome.IdOfAnother();
  }

  private Outcome outcome(
      int before, int last, Optional<Refusal> refusal, Reader reader, boolean repeated) {
    return new Outcome.Decided(
        game().events().size(),
        views.events(game(), before, last, reader),
        views.state(game(), play.now(), reader.language(), permissions(reader, play.snapshot())),
        refusal.map(why -> views.refusal(why, reader.language())),
        refusal.map(why -> last > before && !isTooLate(why)).orElse(true),
        repeated);
  }

  private Optional<Permissions> permissions(Reader reader, Snapshot shown) {
    return reader.player().map(player -> permitting.of(player, shown, play.now()));
  }

  /// Whether all that happened was that a flag was found to have fallen.
  private static boolean isTooLate(Refusal refusal) {
    return refusal.objection() instanceof Objection.FlagHasFallen;
  }

  /// Somebody comes to follow the game, and hears first how it stands.
  public void enter(Listener listener) {
    gallery.attendance().enter(listener);
    if (listener.reader().player().isPresent()) {
      tryTo(this::observe);
    }
    gallery.admit(listener);
  }

  /// Somebody goes.
  public void leave(Listener listener) {
    gallery.leave(listener);
  }

  /// How many follow the game without playing.
  public int spectators() {
    return gallery.attendance().spectators();
  }

  /// Acts cannot be kept from now on, or can be again.
  void tell(OutageView message) {
    gallery.tell(message);
  }

  /// A flag may have fallen, a player have come, an outage have begun and ended.
  void observe() {
    inTurn(at -> {
      boolean watches = game().regulations().flagWatch() == FlagWatch.AUTOMATIC;
      if (watches && game().phase() == Phase.RUNNING) {
        play.perform(new Act.ObserveFlag(Actor.CLOCK, at));
      }
      return at;
    });
  }

  /// The game goes on, or begins, once both players are there; after an outage, one of them need
  /// not wait for ever.
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

  /// All there is to show.
  public GameView view(Reader reader) {
    Snapshot shown = settled();
    return views.game(
        shown.game(),
        shown.players(),
        gallery.attendance().presence(),
        play.now(),
        reader.language(),
        permissions(reader, shown));
  }

  /// The game as it stands.
  public Game game() {
    return play.game();
  }

  /// The names of those who play.
  public PlayersView players() {
    return play.snapshot().players();
  }

  /// The game so far, to be downloaded.
  public String pgn() {
    Snapshot shown = settled();
    return GamePgn.write(shown.game(), shown.players(), shown.stored().created(), views.wording());
  }

  /// The events after the first `known`.
  public List<EventView> events(int known, Reader reader) {
    Game game = settled().game();
    int size = game.events().size();
    return known >= size ? List.of() : views.events(game, known, size, reader);
  }

  /// The game with the outages that it has been in, if they can be written now.
  private Snapshot settled() {
    if (play.isBehind()) {
      tryTo(this::observe);
    }
    return play.snapshot();
  }

  private static void tryTo(Runnable task) {
    try {
      task.run();
    } catch (Unavailable later) {
      // All games in memory are looked at when the database is back.
    }
  }

  /// The same, and about to be used.
  GameRoom used() {
    latestUse = venue.clock().instant();
    return this;
  }

  /// Whether nobody has had to do with it since then.
  boolean isIdleSince(Instant moment) {
    return gallery.isQuiet() && venue.arrivals().isQuiet(id) && latestUse.isBefore(moment);
  }

  private <T> T inTurn(Function<Instant, T> task) {
    try (Arrival arrival = venue.arrivals().arrive(id)) {
      return inTurn(arrival, task);
    }
  }

  /// What fails leaves the game's alarm as it is.
  private <T> T inTurn(Arrival arrival, Function<Instant, T> task) {
    arrival.await();
    used();
    play.settle(play.notBeforeLatest(arrival.at()));
    T done = task.apply(play.notBeforeLatest(arrival.at()));
    endTurn(arrival);
    return done;
  }

  /// What comes next may have arrived before now: only the last one may look at what is now.
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
