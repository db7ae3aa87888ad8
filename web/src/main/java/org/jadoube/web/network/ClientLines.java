package org.jadoube.web.network;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;

/// All connections, limited in total and per address. Nobody is refused while others are merely
/// idle: the connection that has kept the server waiting longest makes room. Requests in progress
/// and WebSockets are never cut.
public final class ClientLines {
  private final Limits limits;
  private final LongSupplier clock;
  private final long mostBytes;
  private final Set<ClientLine> all = new LinkedHashSet<>();
  private final LineGroup everybody = new LineGroup("");
  private final Map<String, LineGroup> crowds = new HashMap<>();

  /// @param clock in milliseconds
  public ClientLines(Limits limits, LongSupplier clock) {
    this.limits = limits;
    this.clock = clock;
    // A body may arrive in one-byte chunks, each with its size and two line ends. A handler that
    // has read more than its own limit answers 413, so this one must never be the smaller.
    long longestBody =
        1L
            + Stream.of(CountLimit.BODY_BYTES, CountLimit.HOUSE_RULES_BYTES, CountLimit.FILE_BYTES)
                .mapToInt(limits::of)
                .max()
                .orElseThrow();
    this.mostBytes = limits.of(CountLimit.HEAD_BYTES) + 8L * longestBody;
  }

  /// A new connection; it counts from [ClientLine#begins] on.
  ///
  /// @param sender its address; empty if that address is exempt from limits
  /// @param cut closes it without blocking
  public ClientLine line(Optional<String> sender, Runnable cut) {
    return new ClientLine(this, sender, mostBytes, cut);
  }

  /// Cuts another connection to make room, or this one.
  void enter(ClientLine line) {
    List<ClientLine> victims = new ArrayList<>();
    synchronized (this) {
      Optional<LineGroup> crowd =
          line.sender().map(name -> crowds.computeIfAbsent(name, LineGroup::new));
      line.join(crowd, clock.getAsLong());
      all.add(line);
      everybody.enter(line);
      crowd.ifPresent(own -> own.enter(line));
      crowd.ifPresent(own -> makeRoom(own, ofAddress(), victims));
      makeRoom(everybody, ofAll(), victims);
    }
    victims.forEach(ClientLine::cut);
  }

  /// The limits on connections, and on those without a request so far.
  private record Room(int most, int strangers) {}

  private Room ofAddress() {
    return new Room(
        limits.of(CountLimit.CONNECTIONS_PER_ADDRESS), limits.of(CountLimit.HALF_OPEN_PER_ADDRESS));
  }

  private Room ofAll() {
    return new Room(limits.of(CountLimit.CONNECTIONS), limits.of(CountLimit.HALF_OPEN));
  }

  private void makeRoom(LineGroup crowd, Room room, List<ClientLine> victims) {
    if (crowd.strangers() > room.strangers()) {
      crowd.oldestStranger().ifPresent(line -> sacrifice(line, victims));
    }
    if (crowd.size() > room.most()) {
      crowd.mostPatient().ifPresent(line -> sacrifice(line, victims));
    }
  }

  private void sacrifice(ClientLine line, List<ClientLine> victims) {
    leave(line);
    victims.add(line);
  }

  synchronized void turn(ClientLine line, LinePhase next) {
    if (all.contains(line)) {
      everybody.unqueue(line);
      line.crowd().ifPresent(crowd -> crowd.unqueue(line));
      line.turn(next, clock.getAsLong());
      everybody.queue(line);
      line.crowd().ifPresent(crowd -> crowd.queue(line));
    }
  }

  synchronized void leave(ClientLine line) {
    if (all.remove(line)) {
      everybody.leave(line);
      line.crowd().ifPresent(crowd -> leave(line, crowd));
    }
  }

  private void leave(ClientLine line, LineGroup crowd) {
    crowd.leave(line);
    if (crowd.size() == 0) {
      crowds.remove(crowd.name());
    }
  }

  /// Cuts connections that missed their deadline.
  public void sweep() {
    late().forEach(ClientLine::cut);
  }

  private synchronized List<ClientLine> late() {
    long now = clock.getAsLong();
    long[] began = new long[LinePhase.values().length];
    for (LinePhase phase : LinePhase.values()) {
      began[phase.ordinal()] =
          phase.limit().map(limit -> now - limits.of(limit).toMillis()).orElse(Long.MIN_VALUE);
    }
    List<ClientLine> late = new ArrayList<>();
    for (ClientLine line : all) {
      if (line.since() < began[line.phase().ordinal()]) {
        late.add(line);
      }
    }
    late.forEach(this::leave);
    return late;
  }

  /// The number of connections.
  public synchronized int size() {
    return all.size();
  }

  /// Whether no request is in progress.
  public synchronized boolean areQuiet() {
    return all.stream()
        .noneMatch(line -> line.phase() == LinePhase.WORK || line.phase() == LinePhase.ANSWER);
  }
}
