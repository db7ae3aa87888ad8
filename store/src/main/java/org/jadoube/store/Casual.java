package org.jadoube.store;

import java.util.Optional;

/// What the players of a stored game have settled between themselves beside the Laws, which only
/// players of casual games can.
///
/// @param ofTournament whether the game belongs to a tournament, so that nothing of this is theirs
///   to settle
/// @param abortedBy who aborted the game before it had really begun
/// @param rematchBy who has offered another game with the colours reversed
/// @param rematch that game, once the opponent has accepted
public record Casual(
    boolean ofTournament,
    Optional<StoredColour> abortedBy,
    Optional<StoredColour> rematchBy,
    Optional<GameId> rematch) {
  /// Nothing settled yet.
  public static final Casual NOTHING =
      new Casual(false, Optional.empty(), Optional.empty(), Optional.empty());
}
