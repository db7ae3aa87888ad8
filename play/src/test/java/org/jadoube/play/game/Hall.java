package org.jadoube.play.game;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.store.GameId;
import org.jadoube.store.UnusableDatabase;
import org.jadoube.wire.Documents;
import org.jadoube.wire.GameRequest;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.SentAct;

/// A server's games without the network, with real records, and with a time that passes on request.
public final class Hall implements AutoCloseable {
  public static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
  private static final Duration STEP = Duration.ofMillis(100);

  public final EventStore store;
  public final Games games;
  private final Set<GameRoom> rooms = ConcurrentHashMap.newKeySet();
  private final AtomicLong nanos = new AtomicLong();
  private final ServerClock clock;

  private Hall(Path directory, Instant start) throws UnusableDatabase {
    this.store = EventStore.open(Database.in(directory));
    this.clock = new ServerClock(start, nanos::get);
    this.games = new Games(store, clock, Patience.USUAL);
  }

  public static Hall open(Path directory, Instant start) throws UnusableDatabase {
    return new Hall(directory, start);
  }

  public Instant now() {
    return clock.instant();
  }

  /// Lets time pass in which the server does its work, once everybody has been told all news.
  public void pass(Duration time) {
    rooms.forEach(Hall::awaitTold);
    elapse(time);
  }

  private static void awaitTold(GameRoom room) {
    while (!room.hasTold()) {
      Thread.onSpinWait();
    }
  }

  /// Lets time pass, whether or not everybody has been told.
  public void elapse(Duration time) {
    for (Duration left = time; left.isPositive(); left = left.minus(STEP)) {
      nanos.addAndGet(STEP.toNanos());
      clock.instant();
    }
  }

  /// Lets time pass in which the server does nothing.
  public void standStill(Duration time) {
    rooms.forEach(Hall::awaitTold);
    nanos.addAndGet(time.toNanos());
  }

  /// A game whose clock runs, with White to move.
  public GameId game(String timeControl) {
    return game(Regulations.of(TimeControl.read(timeControl).orThrow()));
  }

  /// A game under these regulations whose clock runs, with White to move.
  public GameId game(Regulations regulations) {
    CreatedGame created = created(regulations);
    room(created.id()).join(created.invitation(), "Boris", Optional.empty());
    move(created.id(), Colour.WHITE, "e2e4");
    move(created.id(), Colour.BLACK, "e7e5");
    return created.id();
  }

  /// A game in which only White has a seat.
  public CreatedGame created(Regulations regulations) {
    GameRequest request =
        new GameRequest(regulations, Optional.of(Colour.WHITE), Optional.of("Ana"));
    return games.create(request, Optional.empty()).orElseThrow();
  }

  /// A game with both seats taken, which starts at that time, whoever is there.
  public GameId appointed(Regulations regulations, Instant startsAt) {
    GameRequest request =
        new GameRequest(regulations, Optional.of(Colour.WHITE), Optional.of("Ana"));
    CreatedGame created =
        games.create(request.startingAt(startsAt), Optional.empty()).orElseThrow();
    room(created.id()).join(created.invitation(), "Boris", Optional.empty());
    return created.id();
  }

  public GameRoom room(GameId id) {
    GameRoom room = games.room(id).orElseThrow();
    rooms.add(room);
    return room;
  }

  public ActOutcome.Decided move(GameId id, Colour player, String uci) {
    return (ActOutcome.Decided) room(id).act(player, moving(player, uci), Optional.empty());
  }

  public static SentAct moving(Colour player, String uci) {
    return sent(player, "{\"type\":\"move\",\"attempt\":\"" + uci + "\"}");
  }

  public static SentAct sent(Colour player, String json) {
    return ((JsonReading.Read<SentAct>) Documents.sentAct(json, Actor.player(player))).value();
  }

  /// The time a player has left.
  public Duration left(GameId id, Colour player) {
    return room(id).game().clock().left(player, now()).orElseThrow();
  }

  public List<Event.ClocksPaused> pauses(GameId id) {
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

  /// Stops the server as `kill -9` does: without a last heartbeat.
  public void crash() {
    store.close();
    games.close();
  }

  /// A listener that keeps everything it hears.
  public static final class Follower implements Listener {
    private final Optional<Colour> player;
    private final List<News> news = new CopyOnWriteArrayList<>();

    public Follower(Optional<Colour> player) {
      this.player = player;
    }

    @Override
    public Optional<Colour> player() {
      return player;
    }

    public List<News> news() {
      return news;
    }

    @Override
    public void tell(News told) {
      news.add(told);
    }

    public long heard(Class<? extends News> kind) {
      return news.stream().filter(kind::isInstance).count();
    }
  }
}
