package org.jadoube.store;

import java.util.Optional;

/// Arrangements between the players of a stored casual game, outside the Laws.
///
/// @param ofTournament whether the game belongs to a tournament, where the players cannot make them
/// @param abortedBy who aborted the game before it had really begun
/// @param rematchBy who has offered a next game with the colours reversed
/// @param rematch the next game, once the opponent has accepted
public record Casual(
    boolean ofTournament,
    Optional<StoredColour> abortedBy,
    Optional<StoredColour> rematchBy,
    Optional<GameId> rematch) {
  /// Nothing settled yet.
  public static final Casual NOTHING =
      new Casual(false, Optional.empty(), Optional.empty(), Optional.empty());
}
