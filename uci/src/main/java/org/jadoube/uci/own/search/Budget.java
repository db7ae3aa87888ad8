package org.jadoube.uci.own.search;

import java.util.function.LongSupplier;

/// How long a search may last. Nodes are counted exactly, so that a search by nodes is the same on
/// every machine; the clock is looked at now and then.
public final class Budget {
  private static final int DEEPEST = Path.LONGEST / 2; // plies
  private static final int BETWEEN_LOOKS = 1 << 10;

  private final LongSupplier nanos;
  private final long mostNodes;
  private final int mostDepth;
  private volatile long deadline;
  private volatile long enough;
  private volatile boolean stopped;
  private final long begun;
  private long nodes;
  private boolean isOver;

  /// @param nanos the clock, in nanoseconds
  public Budget(LongSupplier nanos, long mostNodes, int mostDepth) {
    this.nanos = nanos;
    this.mostNodes = mostNodes;
    this.mostDepth = Math.min(mostDepth, DEEPEST);
    this.begun = nanos.getAsLong();
    this.deadline = Long.MAX_VALUE;
    this.enough = Long.MAX_VALUE;
  }

  /// Sets times, both counted from now: after `enough` no new depth is begun, and at `most` the
  /// search ends.
  public void setTimes(long enough, long most) {
    long now = nanos.getAsLong() - begun;
    this.enough = now + enough;
    this.deadline = now + most;
  }

  /// Ends the search at once.
  public void stop() {
    stopped = true;
  }

  /// Whether nothing but [#stop()] can end the search.
  public boolean isOpen() {
    return deadline == Long.MAX_VALUE && mostNodes == Long.MAX_VALUE && mostDepth == DEEPEST;
  }

  /// Counts a node.
  void count() {
    nodes++;
    if (stopped || nodes >= mostNodes) {
      isOver = true;
    } else if ((nodes & (BETWEEN_LOOKS - 1)) == 0) {
      isOver = elapsed() >= deadline;
    }
  }

  boolean isOver() {
    return isOver;
  }

  /// Whether another iteration should begin.
  boolean allows(int depth) {
    return !isOver && !stopped && depth <= mostDepth && elapsed() < enough;
  }

  long nodes() {
    return nodes;
  }

  /// Nanoseconds since it began.
  long elapsed() {
    return nanos.getAsLong() - begun;
  }
}
