package org.jadoube.tournament.pairing;

import java.util.List;
import org.jadoube.tournament.table.Pair;

/// A pairing of one bracket.
///
/// @param pairs of members of the bracket
/// @param down who goes down, by rank; before the first bracket, who gets the bye
/// @param failures of the criteria by which it can be compared, in their order
/// @since 0.1.0
public record PairedBracket(List<Pair> pairs, List<Integer> down, List<Failure> failures) {
  public PairedBracket {
    pairs = List.copyOf(pairs);
    down = List.copyOf(down);
    failures = List.copyOf(failures);
  }
}
