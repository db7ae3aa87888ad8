package org.jadoube.web.hall;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jadoube.play.game.Games;
import org.jadoube.play.tournaments.TournamentId;
import org.jadoube.play.tournaments.TournamentVersion;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.store.Membership;
import org.jadoube.store.Notice;
import org.jadoube.store.Unavailable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The tournaments that somebody follows on this process.
///
/// Changes by this process, and notices of others, take effect at once. If a notice gets lost, the
/// change is found by comparing the versions of all of them once in a while.
public final class PlayingHalls implements AutoCloseable {
  /// The time between two messages to a follower.
  private static final long STEP_MILLIS = 250;

  private static final long POLL_MILLIS = 2_000;
  private static final int MOST_ASKED = 500;
  private static final Logger LOG = LoggerFactory.getLogger(PlayingHalls.class);

  private final Tournaments tournaments;
  private final Games games;
  private final Map<TournamentId, Used> halls = new HashMap<>(); // guarded by this
  private final Set<PlayingHall> busy = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService executor =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("jadoube-halls").daemon().factory());

  /// A hall and the number of its followers.
  private record Used(PlayingHall hall, int followers) {}

  private PlayingHalls(Tournaments tournaments, Games games) {
    this.tournaments = tournaments;
    this.games = games;
  }

  /// Opens the halls, which tell followers everything until they are closed.
  public static PlayingHalls open(Tournaments tournaments, Games games, Membership membership) {
    PlayingHalls halls = new PlayingHalls(tournaments, games);
    tournaments.tell(id -> {
      halls.changed(id);
      membership.tournamentChanged(id.text());
    });
    membership.listen(halls::hear);
    halls.every(STEP_MILLIS, halls::step);
    halls.every(POLL_MILLIS, () -> Thread.startVirtualThread(() -> halls.tryTo(halls::poll)));
    return halls;
  }

  private void every(long millis, Runnable task) {
    ScheduledFuture<?> _ =
        executor.scheduleWithFixedDelay(() -> tryTo(task), millis, millis, TimeUnit.MILLISECONDS);
  }

  private void hear(Notice notice) {
    switch (notice.kind()) {
      case TOURNAMENT -> notice.about().flatMap(TournamentId::read).ifPresent(this::changed);
      case MISSED -> all().forEach(PlayingHall::changed);
      default -> {
        // about games, which look after themselves
      }
    }
  }

  /// Follows a tournament that exists, until the follower [leaves][#leave].
  public void enter(TournamentId id, HallFollower follower) {
    PlayingHall hall = used(id);
    try {
      hall.enter(follower);
    } catch (RuntimeException failed) {
      leave(id, follower);
      throw failed;
    }
  }

  private synchronized PlayingHall used(TournamentId id) {
    return halls
        .merge(
            id,
            new Used(new PlayingHall(id, tournaments, games), 1),
            (there, _) -> new Used(there.hall(), there.followers() + 1))
        .hall();
  }

  /// Sends a follower the state of the tournament again.
  public void resync(TournamentId id, HallFollower follower) {
    with(id, hall -> hall.resync(follower));
  }

  /// Stops following.
  public void leave(TournamentId id, HallFollower follower) {
    with(id, hall -> hall.leave(follower));
    unused(id);
  }

  private void unused(TournamentId id) {
    Used last;
    synchronized (this) {
      Used used = halls.get(id);
      if (used == null || used.followers() > 1) {
        halls.computeIfPresent(id, (_, there) -> new Used(there.hall(), there.followers() - 1));
        return;
      }
      last = used;
      halls.remove(id);
    }
    Thread.startVirtualThread(last.hall()::close);
  }

  private void changed(TournamentId id) {
    with(id, PlayingHall::changed);
  }

  private void with(TournamentId id, Consumer<PlayingHall> task) {
    Used used;
    synchronized (this) {
      used = halls.get(id);
    }
    if (used != null) {
      task.accept(used.hall());
    }
  }

  private synchronized List<PlayingHall> all() {
    return halls.values().stream().map(Used::hall).toList();
  }

  /// Works in all halls, which do not wait for each other.
  private void step() {
    all().stream()
        .filter(PlayingHall::hasWork)
        .filter(busy::add)
        .forEach(hall -> Thread.ofVirtual().name("jadoube-hall").start(() -> work(hall)));
  }

  private void work(PlayingHall hall) {
    try {
      tryTo(hall::work);
    } finally {
      busy.remove(hall);
    }
  }

  private void poll() {
    List<PlayingHall> all = all();
    for (int from = 0; from < all.size(); from += MOST_ASKED) {
      List<PlayingHall> some = all.subList(from, Math.min(all.size(), from + MOST_ASKED));
      Map<TournamentId, TournamentVersion> versions =
          tournaments.versions(some.stream().map(PlayingHall::id).toList());
      some.forEach(hall -> {
        TournamentVersion version = versions.get(hall.id());
        if (version == null) {
          hall.changed(); // it has been deleted
        } else {
          hall.heard(version);
        }
      });
    }
  }

  private void tryTo(Runnable task) {
    try {
      task.run();
    } catch (Unavailable gone) {
      LOG.debug("followers of tournaments wait for the database", gone);
    } catch (RuntimeException bug) {
      LOG.error("followers of a tournament could not be told", bug);
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
