package org.jadoube.web.network;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.SequencedSet;

/// Connections that share a limit: all, or those of one address. Guarded by the lock of
/// [ClientLines].
final class LineGroup {
  private final String name;
  private final SequencedSet<ClientLine> strangers = new LinkedHashSet<>();
  private final SequencedSet<ClientLine> acquaintances = new LinkedHashSet<>();
  private int size;

  LineGroup(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  void enter(ClientLine line) {
    size++;
    queue(line);
  }

  void leave(ClientLine line) {
    size--;
    unqueue(line);
  }

  /// Takes a line out of the queue, before its phase changes.
  void unqueue(ClientLine line) {
    strangers.remove(line);
    acquaintances.remove(line);
  }

  /// Puts a line in the queue after its phase has changed, if it is waiting.
  void queue(ClientLine line) {
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

  Optional<ClientLine> oldestStranger() {
    return first(strangers);
  }

  /// The longest-waiting line of the larger of the two kinds, so that neither kind can crowd out
  /// the other.
  Optional<ClientLine> mostPatient() {
    return first(acquaintances.size() > strangers.size() ? acquaintances : strangers);
  }

  private static Optional<ClientLine> first(SequencedSet<ClientLine> lines) {
    return lines.isEmpty() ? Optional.empty() : Optional.of(lines.getFirst());
  }
}
