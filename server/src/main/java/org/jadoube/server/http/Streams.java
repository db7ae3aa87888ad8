package org.jadoube.server.http;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The open streams, so many and no more.
final class Streams {
  private final int most;
  private final Set<Stream> open = ConcurrentHashMap.newKeySet();

  Streams(int most) {
    this.most = most;
  }

  boolean enter(Stream stream) {
    return open.size() < most && open.add(stream);
  }

  void leave(Stream stream) {
    open.remove(stream);
  }

  void stop() {
    open.forEach(Stream::stop);
  }
}
