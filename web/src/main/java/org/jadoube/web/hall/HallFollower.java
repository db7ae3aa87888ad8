package org.jadoube.web.hall;

/// Somebody who follows a tournament.
public interface HallFollower {
  /// Whether this is an official of the tournament, who sees more. That may change.
  boolean isOfficial();

  /// Takes a message. Must not block.
  void tell(String message);

  /// Hears that the tournament has been deleted. Must not block.
  void gone();
}
