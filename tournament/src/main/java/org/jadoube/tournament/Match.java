package org.jadoube.tournament;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jadoube.chess.domain.Require;

/// A match between two teams. Its result follows from the boards, unless `awarded` says otherwise.
///
/// @param first the pairing number of the team named first, which has White on the first board
///   except in a Scheveningen
/// @param second the pairing number of the other
/// @param boards from the first board down; none until the line-ups are closed
/// @param awarded the arbiter's result for the match, in which White stands for the first team
/// @since 0.1.0
public record Match(int first, int second, List<BoardGame> boards, Optional<GameResult> awarded)
    implements Pairing {
  public Match {
    Require.atLeast(1, first, "first");
    Require.atLeast(1, second, "second");
    boards = List.copyOf(boards);
    if (first == second) {
      throw new IllegalArgumentException("no team plays against itself: " + first);
    }
  }

  /// A match decided by its boards.
  public Match(int first, int second, List<BoardGame> boards) {
    this(first, second, boards, Optional.empty());
  }

  /// A match whose line-ups are not known yet.
  public static Match of(int first, int second) {
    return new Match(first, second, List.of());
  }

  /// A copy with these boards.
  public Match with(List<BoardGame> boards) {
    return new Match(first, second, boards, awarded);
  }

  /// A copy with another decision, or none.
  public Match with(Optional<GameResult> awarded) {
    return new Match(first, second, boards, awarded);
  }

  /// A copy that has boards in any case; the seats stay open as long as line-ups are.
  Match seated(int most) {
    return boards.isEmpty()
        ? with(
            IntStream.range(0, most)
                .mapToObj(index -> new BoardGame(BoardGame.usualColour(index), Optional.empty()))
                .toList())
        : this;
  }

  /// Whether anybody played: otherwise the round is an unplayed one for both teams (C07, 15.1).
  public boolean played() {
    return boards.stream().anyMatch(BoardGame::played);
  }

  /// Whether all boards have a result.
  public boolean finished() {
    return !boards.isEmpty() && boards.stream().allMatch(board -> board.result().isPresent());
  }

  /// Whether that team plays it.
  public boolean isOf(int team) {
    Require.atLeast(1, team, "team");
    return team == first || team == second;
  }

  /// Whether it has been called off: it is awarded, or a team has left.
  ///
  /// @param left who has left the tournament
  public boolean isOff(IntPredicate left) {
    return awarded.isPresent() || left.test(first) || left.test(second);
  }

  @Override
  public List<Integer> participants() {
    return List.of(first, second);
  }
}
