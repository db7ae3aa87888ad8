package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jadoube.store.EventStore;
import org.jadoube.store.GameId;
import org.jadoube.store.Notice;
import org.jadoube.store.Unavailable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Keeps the games in memory up to date with the writes of other processes, and looks after games
/// whose process has died.
///
/// Other processes announce their writes at once. If a notice gets lost, the write is found within
/// [#POLL_INTERVAL].
final class Relay {
  /// How often to look for writes whose notice was lost.
  static final Duration POLL_INTERVAL = Duration.ofSeconds(2);

  /// How often to look for flags that nobody has ruled on.
  static final Duration DUE_INTERVAL = Duration.ofSeconds(1);

  /// The lead of the process that has the game in memory, if it lives.
  private static final Duration LATE = Duration.ofSeconds(2);

  /// Outages may become known a little out of order.
  private static final Duration OVERLAP = Duration.ofMinutes(1);

  private static final Duration CLAIM = Duration.ofSeconds(10);
  private static final int MOST_CLAIMED = 200;
  private static final int MOST_ASKED = 1000;
  private static final Logger LOG = LoggerFactory.getLogger(Relay.class);

  private final EventStore store;
  private final InstantSource clock;
  private final Rooms rooms;
  private final Outages outages;
  private final Neighbours neighbours;

  Relay(
      EventStore store, InstantSource clock, Rooms rooms, Outages outages, Neighbours neighbours) {
    this.store = store;
    this.clock = clock;
    this.rooms = rooms;
    this.outages = outages;
    this.neighbours = neighbours;
  }

  /// Takes a notice from another process.
  void hear(Notice notice) {
    switch (notice.kind()) {
      case EVENTS -> known(notice, room -> room.learn(notice.sequence()));
      case SEAT -> known(notice, GameRoom::learnStored);
      case PRESENCE -> known(notice, GameRoom::learnPresence);
      case TOURNAMENT -> {
        // not about games
      }
      case PROCESSES -> inBackground(this::look);
      case MISSED -> inBackground(this::catchUp);
    }
  }

  private void known(Notice notice, Consumer<GameRoom> learning) {
    notice
        .game()
        .flatMap(rooms::known)
        .ifPresent(room -> inBackground(() -> learning.accept(room)));
  }

  private static void inBackground(Runnable task) {
    Thread.ofVirtual().name("jadoube-relay").start(() -> tryTo(task));
  }

  private static void tryTo(Runnable task) {
    try {
      task.run();
    } catch (Unavailable | DamagedGame known) {
      // Reported elsewhere; the next poll tries again.
    } catch (RuntimeException bug) {
      LOG.error("what another process did could not be followed", bug);
    }
  }

  /// Measures this process's time and follows that of the others.
  void keepTogether() {
    if (store.stoppage().isEmpty()) {
      tryTo(() -> {
        neighbours.measure();
        look();
      });
    }
  }

  /// Finds out who lives, follows their time, and learns of outages.
  void look() {
    List<GameId> orphans = neighbours.look(clock.instant());
    store.outages(outages.latest().minus(OVERLAP)).forEach(outages::add);
    orphans.stream()
        .flatMap(id -> rooms.known(id).stream())
        .forEach(room -> inBackground(room::learnPresence));
  }

  /// Catches up after notices may have been lost in both directions.
  private void catchUp() {
    look();
    ask();
    rooms
        .all()
        .forEach(room ->
            inBackground(() -> {
              room.announce();
              room.learnStored();
              room.learnPresence();
            }));
  }

  /// Looks for writes whose notice was lost.
  void poll() {
    if (!neighbours.isAlone()) {
      tryTo(this::ask);
    }
  }

  private void ask() {
    List<GameRoom> all = rooms.all();
    for (int from = 0; from < all.size(); from += MOST_ASKED) {
      List<GameRoom> some = all.subList(from, Math.min(all.size(), from + MOST_ASKED));
      Map<GameId, Integer> latest = store.latest(some.stream().map(GameRoom::id).toList());
      some.forEach(room -> {
        int stored = latest.getOrDefault(room.id(), 0);
        if (room.game().events().size() < stored) {
          inBackground(() -> room.learn(stored));
        }
      });
    }
  }

  /// Looks at games whose flags may have fallen some time ago, and which nobody seems to watch.
  ///
  /// @param room may load the game
  void lookAfterDue(Function<GameId, Optional<GameRoom>> room) {
    tryTo(() -> {
      Instant now = clock.instant();
      Instant again = now.plus(CLAIM);
      store
          .claimDue(now.minus(LATE), again, MOST_CLAIMED)
          .forEach(id ->
              inBackground(() ->
                  room.apply(id)
                      .ifPresent(found -> {
                        found.observe();
                        store.setDue(id, again, found.due());
                      })));
    });
  }
}
