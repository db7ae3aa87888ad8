package org.jadoube.store;

import java.util.Optional;

/// Arrangements about a stored game outside the Laws: between the players of a casual game, or by
/// officials who have taken its round back.
///
/// @param ofTournament whether the game belongs to a tournament, where the players cannot make them
/// @param abortedBy who aborted the game before it had really begun
/// @param rematchBy who has offered a next game with the colours reversed
/// @param rematch the next game, once the opponent has accepted
public record Casual(
    boolean ofTournament,
    Optional<Aborter> abortedBy,
    Optional<StoredColour> rematchBy,
    Optional<GameId> rematch) {
  /// Nothing settled yet.
  public static final Casual NOTHING =
      new Casual(false, Optional.empty(), Optional.empty(), Optional.empty());
}
