package org.jadoube.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/// This process among those that share the database. SQLite is not shared: there it is alone.
public final class Membership {
  private static final Duration PATIENCE = Duration.ofSeconds(12);
  private static final Duration BETWEEN_READINGS = Duration.ofMillis(100);

  private final Cluster cluster;
  private final Bulletin bulletin;
  private final Reads reads;
  private final GroupWriter writer;
  private final List<Consumer<Notice>> listeners = new CopyOnWriteArrayList<>();

  Membership(Cluster cluster, Bulletin bulletin, Reads reads, GroupWriter writer) {
    this.cluster = cluster;
    this.bulletin = bulletin;
    this.reads = reads;
    this.writer = writer;
    bulletin.tell(notice -> listeners.forEach(each -> each.accept(notice)));
  }

  /// Calls `listener` whenever another process has stored something. It must not block for long.
  public void listen(Consumer<Notice> listener) {
    listeners.add(listener);
  }

  /// Enters this process. If no other lives, the time since the last heartbeat is an outage, which
  /// is stored and returned.
  public Optional<Outage> join(Instant now) {
    AtomicReference<Optional<Outage>> outage = new AtomicReference<>(Optional.empty());
    writer.write(handle -> outage.set(cluster.join(handle, now)), PATIENCE);
    bulletin.post(Notice.of(Notice.Kind.PROCESSES));
    return outage.get();
  }

  /// Tells the others that this process is stopping in good order.
  public void leave() {
    writer.write(handle -> ProcessRows.leave(handle, cluster.life().id()), PATIENCE);
    bulletin.post(Notice.of(Notice.Kind.PROCESSES));
  }

  /// The other processes, as of their latest heartbeats.
  public List<Peer> others() {
    return reads.read(handle -> ProcessRows.others(handle, cluster.life().id()));
  }

  /// This process at a moment.
  public Peer self(Instant now) {
    return cluster.life().at(now);
  }

  /// The clock that the processes have agreed on; without others, the database's own. If the
  /// database's clock seems to have just been set, this waits for the next heartbeat to learn by
  /// how much.
  public InstantSource agreedTime() {
    long end = System.nanoTime() + Peer.PATIENCE.toNanos();
    Cluster.Reading reading = reads.read(cluster::time);
    while (reading.isDoubtful() && System.nanoTime() < end) {
      LockSupport.parkNanos(BETWEEN_READINGS.toNanos());
      reading = reads.read(cluster::time);
    }
    return reading;
  }

  /// The database's own time.
  public Instant databaseTime() {
    return reads.read(Cluster::databaseTime);
  }

  /// Sets how far this process's clock is ahead of the database's; the next heartbeat tells others.
  public void measured(Duration ahead) {
    cluster.life().measured(ahead);
  }

  /// Tells other processes who follows a game on this one. Never blocks.
  public void attend(GameId game, StoredPresence presence) {
    bulletin.attend(game, presence);
  }

  /// Tells other processes that a tournament has changed. Never blocks.
  public void tournamentChanged(String id) {
    bulletin.post(Notice.ofTournament(id));
  }

  /// Who follows a game on other processes.
  public StoredPresence elsewhere(GameId game) {
    return reads.read(handle -> PresenceRows.elsewhere(handle, game, cluster.life().id()));
  }

  /// Forgets those who followed on processes that are no longer living, and tells everybody;
  /// returns the games.
  public List<GameId> bury(Set<String> living) {
    List<GameId> games =
        reads.read(handle -> {
          List<String> dead = new ArrayList<>(PresenceRows.processes(handle));
          dead.removeAll(living);
          return dead.stream().flatMap(id -> PresenceRows.bury(handle, id).stream()).toList();
        });
    games.forEach(game -> bulletin.post(Notice.of(Notice.Kind.PRESENCE, game)));
    return games;
  }
}
