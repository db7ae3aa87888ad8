package org.jadoube.store;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;

/// A process that shares the database, as of its latest heartbeat.
///
/// @param name its machine and process number, for people
/// @param since the start of its present unbroken service
/// @param moment its latest heartbeat
/// @param ahead its clock minus the database's
/// @param gone whether it has stopped in good order
public record Peer(
    String id, String name, Instant since, Instant moment, Duration ahead, boolean gone) {
  /// Without a heartbeat for so long, a process is taken for dead.
  public static final Duration PATIENCE = Duration.ofSeconds(5);

  /// The eldest first.
  public static final Comparator<Peer> AGE =
      Comparator.comparing(Peer::since).thenComparing(Peer::id);

  /// Whether it lives, as far as anybody can know.
  public boolean lives(Instant now) {
    return !gone && moment.plus(PATIENCE).isAfter(now);
  }
}
