package org.jadoube.web.hall;

/// Somebody who follows a tournament.
public interface HallFollower {
  /// Whether an official of it: they see more than others. That may change.
  boolean isOfficial();

  /// Must not block.
  void tell(String message);
}
