package org.jadoube.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/// This process among those that share the database. Joining and judging outages happen in one
/// process at a time, so that no two processes take each other for alive.
final class Cluster {
  private final Life life;
  private final boolean shared;

  Cluster(Life life, boolean shared) {
    this.life = life;
    this.shared = shared;
  }

  Life life() {
    return life;
  }

  /// Whether other processes may use the same database.
  boolean isShared() {
    return shared;
  }

  /// Enters this process. Unless another one lives, the time since the last heartbeat of all is an
  /// outage, and followers are forgotten, since they would keep games from being paused.
  Optional<Outage> join(Handle handle, Instant now) {
    takeTurns(handle);
    Optional<Outage> outage =
        living(handle, now).isEmpty() ? foundDead(handle, now) : Optional.empty();
    life.begin(now);
    ProcessRows.beat(handle, life.at(now));
    ProcessRows.prune(handle, now);
    return outage;
  }

  private static Optional<Outage> foundDead(Handle handle, Instant now) {
    PresenceRows.clear(handle);
    Optional<Outage> outage =
        ProcessRows.lastHeartbeat(handle)
            .filter(latest -> latest.isBefore(now))
            .map(latest -> new Outage(latest, now));
    outage.ifPresent(found -> OutageRows.add(handle, found));
    return outage;
  }

  private List<Peer> living(Handle handle, Instant now) {
    if (!shared) {
      return List.of();
    }
    Set<Long> held = locks(handle);
    return ProcessRows.others(handle, life.id()).stream()
        .filter(other -> other.lives(now) && held.contains(lock(other)))
        .toList();
  }

  private static long lock(Peer process) {
    return Integer.toUnsignedLong(PostgreSqlListener.key(process.id()));
  }

  private static Set<Long> locks(Handle handle) {
    return handle
        .select(
            "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted"
                + " AND classid::bigint = ? AND database ="
                + " (SELECT oid FROM pg_database WHERE datname = current_database())",
            (long) PostgreSqlListener.LOCKS)
        .mapTo(Long.class)
        .stream()
        .collect(Collectors.toSet());
  }

  /// Stores the parts of this process's outage that were an outage of all; a new life begins after
  /// it.
  List<Outage> judge(Handle handle, Outage outage) {
    takeTurns(handle);
    List<Outage> charged =
        shared ? Judgement.charged(outage, ProcessRows.others(handle, life.id())) : List.of(outage);
    charged.forEach(part -> OutageRows.add(handle, part));
    life.begin(outage.until());
    ProcessRows.beat(handle, life.at(outage.until()));
    return charged;
  }

  private void takeTurns(Handle handle) {
    if (shared) {
      handle
          .select("SELECT pg_advisory_xact_lock(?, 0)", PostgreSqlListener.LOCKS)
          .mapTo(String.class)
          .list();
    }
  }

  /// The time on the processes' clocks: the database's time, plus the lead of the eldest living
  /// process.
  Reading time(Handle handle) {
    Set<Long> held = locks(handle);
    List<Peer> others = ProcessRows.others(handle, life.id());
    DatabaseClock clock = DatabaseClock.read(handle);
    long nanos = System.nanoTime();
    Instant database = clock.at(nanos);
    return others.stream()
        .map(other ->
            new Reading(database.plus(other.ahead()), nanos, other, held.contains(lock(other))))
        .filter(Reading::ofTheLiving)
        .min(Comparator.comparing(Reading::process, Peer.AGE))
        .orElseGet(() -> new Reading(database, nanos, life.at(database), /* connected= */ false));
  }

  /// A clock as the database shows it.
  ///
  /// @param nanos the moment of reading, by our own clock
  /// @param process the process whose clock it is
  /// @param connected whether that process is known to live, or at worst to be stopped
  record Reading(Instant time, long nanos, Peer process, boolean connected)
      implements InstantSource {
    /// The time on that clock now, so that a slow start of this process makes nobody late.
    @Override
    public Instant instant() {
      return time.plusNanos(System.nanoTime() - nanos);
    }

    boolean ofTheLiving() {
      return !process.gone() && (connected || process.lives(time));
    }

    /// Whether it may be wrong because the database's clock was set after the process looked at it.
    /// The time then contradicts the latest heartbeat, but will fit the next.
    boolean isDoubtful() {
      Instant beat = process.moment();
      return connected && (time.isBefore(beat) || time.isAfter(beat.plus(Judgement.BETWEEN_BEATS)));
    }
  }

  static Instant databaseTime(Handle handle) {
    long micros =
        handle
            .select("SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint")
            .mapTo(Long.class)
            .one();
    return Instant.EPOCH.plus(Duration.of(micros, ChronoUnit.MICROS));
  }
}
