package org.jadoube.laws.ending;

import org.jadoube.laws.edition.Edition;

/// The smallest counts at which an edition lets a draw be claimed, or draws the game by itself. A
/// game that never reaches them needs no closer look.
///
/// @param occurrences how often a position has occurred
/// @param reversiblePlies the plies since a pawn was moved or something captured
public record LeastCounts(int occurrences, int reversiblePlies) {
  /// The counts of `edition`.
  public static LeastCounts of(Edition edition) {
    return DrawClaims.of(edition).least().orLess(AutomaticDraws.of(edition).least());
  }

  /// The smaller of each pair of counts.
  public LeastCounts orLess(LeastCounts other) {
    return new LeastCounts(
        Math.min(occurrences, other.occurrences), Math.min(reversiblePlies, other.reversiblePlies));
  }

  /// Whether a game with these largest counts reaches neither.
  public boolean exceed(int mostOccurrences, int mostReversiblePlies) {
    return mostOccurrences < occurrences && mostReversiblePlies < reversiblePlies;
  }
}
