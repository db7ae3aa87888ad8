package org.jadoube.server.game;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.Language;
import org.jadoube.server.store.Database;
import org.jadoube.server.store.EventStore;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.UnusableDatabase;
import org.jadoube.server.view.Reader;
import org.jadoube.server.view.StateView;
import org.jadoube.server.view.ViewsOfGames;
import org.jadoube.wire.Documents;
import org.jadoube.wire.GameRequest;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.SentAct;

/// A server's games without the network, with real records, and with a time that passes when it is
/// told to.
final class Hall implements AutoCloseable {
  static final Reader SPECTATOR = new Reader(Optional.empty(), Language.ENGLISH);

  static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
  private static final Duration STEP = Duration.ofMillis(100);

  final EventStore store;
  final Games games;
  final ViewsOfGames views = new ViewsOfGames();
  private final AtomicLong nanos = new AtomicLong();
  private final ServerClock clock;

  private Hall(Path directory, Instant start) throws UnusableDatabase {
    this.store = EventStore.open(Database.in(directory));
    this.clock = new ServerClock(start, nanos::get);
    this.games = new Games(store, clock, Patience.USUAL);
  }

  static Hall open(Path directory, Instant start) throws UnusableDatabase {
    return new Hall(directory, start);
  }

  Instant now() {
    return clock.instant();
  }

  /// Time in which the server does its work.
  void pass(Duration time) {
    for (Duration left = time; left.isPositive(); left = left.minus(STEP)) {
      nanos.addAndGet(STEP.toNanos());
      clock.instant();
    }
  }

  /// Time in which it does nothing.
  void standStill(Duration time) {
    nanos.addAndGet(time.toNanos());
  }

  /// A game whose clock runs, White having the move.
  GameId game(String timeControl) {
    return game(Regulations.of(TimeControl.read(timeControl).orThrow()));
  }

  /// The same under these regulations.
  GameId game(Regulations regulations) {
    CreatedGame created = created(regulations);
    room(created.id()).join(created.invitation(), "Boris", "key");
    move(created.id(), Colour.WHITE, "e2e4");
    move(created.id(), Colour.BLACK, "e7e5");
    return created.id();
  }

  /// A game in which only White sits.
  CreatedGame created(Regulations regulations) {
    GameRequest request =
        new GameRequest(regulations, Optional.of(Colour.WHITE), Optional.of("Ana"));
    return games.create(request, Optional.empty()).orElseThrow();
  }

  /// A game in which both sit and which starts at that time, whoever is there.
  GameId appointed(Regulations regulations, Instant startsAt) {
    GameRequest request =
        new GameRequest(regulations, Optional.of(Colour.WHITE), Optional.of("Ana"));
    CreatedGame created =
        games.create(request.startingAt(startsAt), Optional.empty()).orElseThrow();
    room(created.id()).join(created.invitation(), "Boris", "key");
    return created.id();
  }

  /// What a reader is shown of a game.
  StateView state(GameId id, Reader reader) {
    return views.of(room(id)).state(room(id).standing().moment(), reader);
  }

  GameRoom room(GameId id) {
    return games.room(id).orElseThrow();
  }

  Outcome.Decided move(GameId id, Colour player, String uci) {
    return (Outcome.Decided) room(id).act(player, moving(player, uci), Optional.empty());
  }

  static SentAct moving(Colour player, String uci) {
    return sent(player, "{\"type\":\"move\",\"attempt\":\"" + uci + "\"}");
  }

  static SentAct sent(Colour player, String json) {
    return ((JsonReading.Read<SentAct>) Documents.sentAct(json, Actor.player(player))).value();
  }

  /// The time a player has left.
  Duration left(GameId id, Colour player) {
    return room(id).game().clock().left(player, now()).orElseThrow();
  }

  List<Event.ClocksPaused> pauses(GameId id) {
    return room(id).game().events().stream()
        .filter(Event.ClocksPaused.class::isInstance)
        .map(Event.ClocksPaused.class::cast)
        .toList();
  }

  @Override
  public void close() {
    games.close();
    store.close();
  }

  /// What `kill -9` leaves: no last heartbeat.
  void crash() {
    store.close();
    games.close();
  }

  /// Somebody who keeps all that comes.
  static final class Follower implements Listener {
    private final Optional<Colour> player;
    private final List<News> news = new CopyOnWriteArrayList<>();

    Follower(Optional<Colour> player) {
      this.player = player;
    }

    @Override
    public Optional<Colour> player() {
      return player;
    }

    List<News> news() {
      return news;
    }

    @Override
    public void tell(News told) {
      news.add(told);
    }

    long heard(Class<? extends News> kind) {
      return news.stream().filter(kind::isInstance).count();
    }
  }
}
