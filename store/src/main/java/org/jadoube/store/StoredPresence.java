package org.jadoube.store;

/// The followers of a game on one process, or on several together.
public record StoredPresence(boolean white, boolean black, int spectators) {
  /// No followers.
  public static final StoredPresence NOBODY = new StoredPresence(false, false, 0);

  StoredPresence plus(StoredPresence other) {
    return new StoredPresence(
        white || other.white, black || other.black, spectators + other.spectators);
  }
}
