package org.jadoube.competition;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result;

/// A match between two teams. Its result follows from the boards, unless `awarded` says otherwise.
///
/// @param first the pairing number of the team named first, which has White on the first board
/// @param second the pairing number of the other
/// @param boards from the first board down
/// @param awarded the arbiter's result for the match, in which White stands for the first team
public record Match(int first, int second, List<BoardGame> boards, Optional<Result> awarded)
    implements Pairing {
  public Match {
    Require.atLeast(1, first, "first");
    Require.atLeast(1, second, "second");
    requireNonNull(boards, "boards");
    boards = List.copyOf(boards);
    Require.notEmpty(boards, "boards");
    requireNonNull(awarded, "awarded");
    if (first == second) {
      throw new IllegalArgumentException("no team plays against itself: " + first);
    }
  }

  /// A match decided by its boards.
  public Match(int first, int second, List<BoardGame> boards) {
    this(first, second, boards, Optional.empty());
  }

  /// Whether anybody played: otherwise the round is an unplayed one for both teams (C07, 15.1).
  public boolean played() {
    return boards.stream().anyMatch(BoardGame::played);
  }

  /// Whether all boards have a result.
  public boolean finished() {
    return boards.stream().allMatch(board -> board.result().isPresent());
  }

  @Override
  public List<Integer> participants() {
    return List.of(first, second);
  }
}
