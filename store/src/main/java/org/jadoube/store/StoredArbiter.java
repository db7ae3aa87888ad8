package org.jadoube.store;

import java.util.List;

/// An arbiter of a game, as its players know them.
///
/// @param role the id of the role that was given
/// @param name of the account, or as given with a key
/// @param hasAccount whether the name belongs to an account
/// @param isChief whether it is the chief arbiter
/// @param accepted the players who have accepted the arbiter; in tournaments both, by taking part
public record StoredArbiter(
    String role, String name, boolean hasAccount, boolean isChief, List<StoredColour> accepted) {
  public StoredArbiter {
    accepted = List.copyOf(accepted);
  }

  /// Whether both players have accepted the arbiter.
  public boolean isAccepted() {
    return accepted.size() == StoredColour.values().length;
  }
}
