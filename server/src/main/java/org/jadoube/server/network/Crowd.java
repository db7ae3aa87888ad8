package org.jadoube.server.network;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.SequencedSet;

/// Connections that share a limit: all, or those of one address. Guarded by the lock of [Lines].
final class Crowd {
  private final String name;
  private final SequencedSet<Line> strangers = new LinkedHashSet<>();
  private final SequencedSet<Line> acquaintances = new LinkedHashSet<>();
  private int size;

  Crowd(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  void enter(Line line) {
    size++;
    queue(line);
  }

  void leave(Line line) {
    size--;
    unqueue(line);
  }

  /// Before a line's phase changes.
  void unqueue(Line line) {
    strangers.remove(line);
    acquaintances.remove(line);
  }

  /// After a line's phase has changed; waiting lines queue up.
  void queue(Line line) {
    if (line.phase().waits()) {
      (line.isKnown() ? acquaintances : strangers).add(line);
    }
  }

  int size() {
    return size;
  }

  /// The number of connections without a request so far.
  int strangers() {
    return strangers.size();
  }

  Optional<Line> oldestStranger() {
    return first(strangers);
  }

  /// The longest-waiting line of the larger of the two kinds, so that neither kind can crowd out
  /// the other.
  Optional<Line> mostPatient() {
    return first(acquaintances.size() > strangers.size() ? acquaintances : strangers);
  }

  private static Optional<Line> first(SequencedSet<Line> lines) {
    return lines.isEmpty() ? Optional.empty() : Optional.of(lines.getFirst());
  }
}
