package org.jadoube.tournament.pairing.dutch;

import org.jadoube.tournament.pairing.matching.Tally;

/// The players of a homogeneous bracket or a remainder in two halves: S1 is to meet S2 (3.2).
///
/// @param top how many are in S1

record Split(int top) {
  /// The rank of these digits comes after all criteria.
  private static final int EXCHANGES = 1000;

  private static final int SUMS = 1001;

  /// Whether a pair needs no exchange.
  boolean parts(int higher, int lower) {
    return higher < top && lower >= top;
  }

  /// Adds the cost of a pair in exchanges, and in their numbers (4.3).
  ///
  /// @param higher from 0 by rank
  void pair(int higher, int lower, Tally tally) {
    if (lower < top) {
      tally.add(EXCHANGES, Tally.COUNT, 1);
      tally.add(SUMS, Tally.COUNT, -(lower + 1));
    } else if (higher >= top) {
      tally.add(EXCHANGES, Tally.COUNT, 1);
      tally.add(SUMS, Tally.COUNT, higher + 1);
    }
  }

  /// Adds the cost of a player who goes down.
  void down(int player, Tally tally) {
    if (player < top) {
      tally.add(EXCHANGES, Tally.COUNT, 1);
      tally.add(SUMS, Tally.COUNT, -(player + 1));
    }
  }
}
