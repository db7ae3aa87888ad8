package org.jadoube.tournament.pairing.dutch;

import java.util.List;

/// A pairing of a bracket.
///
/// @param pairs who meets whom, the higher-ranked first
/// @param down who goes down, by rank
record Candidate(List<Couple> pairs, List<Integer> down) {
  /// Two who meet.
  record Couple(int higher, int lower) {
    Couple {
      int one = higher;
      higher = Math.min(one, lower);
      lower = Math.max(one, lower);
    }
  }

  Candidate {
    pairs = List.copyOf(pairs);
    down = List.copyOf(down);
  }
}
