package org.jadoube.store;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Which parts of one process's outage were an outage of all. While another process could serve,
/// the players could reach that one, and their games went on.
final class Judgement {
  /// How far apart two heartbeats in the life of a process may be.
  static final Duration BETWEEN_BEATS = Duration.ofSeconds(2);

  private Judgement() {}

  /// The parts of an outage in which none of the others lived.
  static List<Outage> charged(Outage outage, List<Peer> others) {
    List<Outage> parts = new ArrayList<>();
    Instant since = outage.since();
    for (Peer other : others.stream().sorted(Comparator.comparing(Peer::since)).toList()) {
      Instant end = end(other, outage.until());
      if (end.isAfter(since)) {
        add(parts, since, earlier(other.since(), outage.until()));
        since = end;
      }
    }
    add(parts, since, outage.until());
    return parts;
  }

  /// The end of its life; its next heartbeat may still be on the way.
  private static Instant end(Peer other, Instant until) {
    return !other.gone() && other.moment().plus(BETWEEN_BEATS).isAfter(until)
        ? until
        : other.moment();
  }

  private static void add(List<Outage> parts, Instant since, Instant until) {
    if (since.isBefore(until)) {
      parts.add(new Outage(since, until));
    }
  }

  private static Instant earlier(Instant one, Instant other) {
    return one.isBefore(other) ? one : other;
  }
}
