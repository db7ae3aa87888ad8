package org.jadoube.web.http;

/// The server's progress in stopping.
public final class Shutdown {
  private volatile boolean announced;
  private volatile boolean begun;

  /// From now on the server says that it is not ready, but goes on serving.
  public void announce() {
    announced = true;
  }

  /// From now on requests are refused.
  void begin() {
    announced = true;
    begun = true;
  }

  boolean isAnnounced() {
    return announced;
  }

  boolean hasBegun() {
    return begun;
  }
}
