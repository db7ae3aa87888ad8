package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// A match of two teams.
///
/// @param first the pairing number of the team named first
/// @param second the pairing number of the other
/// @param boards from the first, once the line-ups are closed; colours alternate, and except in a
///   Scheveningen the team named first has White on the first
/// @param awarded what the arbiter has decided about the whole match, in which White stands for the
///   team named first; otherwise its result follows from the boards
public record RoundMatch(
    int first, int second, List<MatchBoard> boards, Optional<BoardResult> awarded) {
  public RoundMatch {
    Require.atLeast(1, first, "first");
    Require.atLeast(1, second, "second");
    requireNonNull(boards, "boards");
    boards = List.copyOf(boards);
    requireNonNull(awarded, "awarded");
    if (first == second) {
      throw new IllegalArgumentException("no team plays against itself: " + first);
    }
  }

  /// A match whose line-ups are not known yet.
  public static RoundMatch of(int first, int second) {
    return new RoundMatch(first, second, List.of(), Optional.empty());
  }

  /// The same with these boards.
  public RoundMatch with(List<MatchBoard> boards) {
    return new RoundMatch(first, second, boards, awarded);
  }

  /// The same with another decision, or none.
  public RoundMatch with(Optional<BoardResult> awarded) {
    return new RoundMatch(first, second, boards, awarded);
  }

  /// Whether that team plays it.
  public boolean isOf(int team) {
    Require.atLeast(1, team, "team");
    return team == first || team == second;
  }
}
