package org.jadoube.web.lichess;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.jadoube.laws.Game;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.GameWatch;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Snapshot;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.Lobby;
import org.jadoube.play.lobby.LobbyWatch;
import org.jadoube.play.lobby.Party;
import org.jadoube.play.people.AccountId;
import org.jadoube.store.GameId;
import org.jadoube.web.http.exchange.Lines;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The streams of accounts' games and challenges.
final class AccountEvents implements GameWatch, LobbyWatch {
  private static final Logger LOG = LoggerFactory.getLogger(AccountEvents.class);

  private final Games games;
  private final Lobby lobby;
  private final InstantSource clock;
  private final Map<String, Set<EventFeed>> feeds = new ConcurrentHashMap<>();
  private final AtomicBoolean looking = new AtomicBoolean();

  AccountEvents(Games games, Lobby lobby, InstantSource clock) {
    this.games = games;
    this.lobby = lobby;
    this.clock = clock;
    lobby.tell(this);
  }

  /// Opens a stream, which begins with the games that are not over and the challenges that wait.
  Runnable open(Party who, AccountId account, GameJson games, Challenges challenges, Lines to) {
    EventFeed feed = new EventFeed(account, this.games, games, challenges, clock, to);
    feeds.compute(account.text(), (_, known) -> with(known == null ? Set.of() : known, feed));
    feed.begin(lobby.challenges());
    Runnable leave = lobby.presence().enter(who);
    return () -> {
      feeds.computeIfPresent(account.text(), (_, known) -> without(known, feed));
      leave.run();
    };
  }

  private static Set<EventFeed> with(Set<EventFeed> known, EventFeed feed) {
    Set<EventFeed> all = ConcurrentHashMap.newKeySet();
    all.addAll(known);
    all.add(feed);
    return all;
  }

  private static @Nullable Set<EventFeed> without(Set<EventFeed> known, EventFeed feed) {
    known.remove(feed);
    return known.isEmpty() ? null : known;
  }

  @Override
  public void changed(Challenge challenge) {
    Stream.concat(challenge.by().account().stream(), challenge.to().stream())
        .filter(_ -> !challenge.isOpen())
        .flatMap(account -> of(account.id().text()))
        .forEach(feed -> feed.tell(challenge));
  }

  private Stream<EventFeed> of(String account) {
    return feeds.getOrDefault(account, Set.of()).stream();
  }

  @Override
  public void created(GameId game) {
    look(game);
  }

  @Override
  public void seated(GameId game) {
    look(game);
  }

  @Override
  public void settled(GameId game) {
    look(game);
  }

  @Override
  public void stored(GameId id, Game before, Game after, Duration toDisk) {
    if (before.result().isEmpty() != after.result().isEmpty()) {
      look(id);
    }
  }

  /// Everybody looks: games of other processes are known to the database alone.
  @Override
  public void elsewhere() {
    if (!feeds.isEmpty() && looking.compareAndSet(false, true)) {
      Thread.ofVirtual().name("jadoube-events").start(this::lookElsewhere);
    }
  }

  private void lookElsewhere() {
    try {
      feeds.values().stream().flatMap(Set::stream).forEach(EventFeed::look);
    } catch (RuntimeException failed) {
      LOG.warn("players could not be told of games of other processes", failed);
    } finally {
      looking.set(false);
    }
  }

  /// Lets the players of a game look which games they have now. The game waits for nobody.
  private void look(GameId game) {
    if (!feeds.isEmpty()) {
      Thread.ofVirtual().name("jadoube-events").start(() -> lookNow(game));
    }
  }

  private void lookNow(GameId game) {
    try {
      games.room(game).map(GameRoom::snapshot).map(Snapshot::stored).stream()
          .flatMap(stored -> stored.seats().stream())
          .flatMap(seat -> seat.account().stream())
          .flatMap(this::of)
          .forEach(EventFeed::look);
    } catch (RuntimeException failed) {
      LOG.warn("players could not be told of a game", failed);
    }
  }
}
