package org.jadoube.tournament;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Numbers the boards of a round on which players of teams meet. A board keeps its number, whatever
/// is seated later: results and decisions go by it.
final class BoardNumbers {
  private int last;

  private BoardNumbers(int last) {
    this.last = last;
  }

  /// These pairings, with a number on each board that needs one.
  static List<Pairing> given(List<Pairing> pairings) {
    int[] known =
        boards(pairings).map(BoardGame::board).flatMapToInt(OptionalInt::stream).sorted().toArray();
    if (!IntStream.of(known).boxed().toList().equals(upTo(known.length))) {
      throw new IllegalArgumentException("boards must be numbered from 1 without gaps");
    }
    BoardNumbers numbers = new BoardNumbers(known.length);
    return pairings.stream().map(numbers::given).toList();
  }

  private static Stream<BoardGame> boards(List<Pairing> pairings) {
    return pairings.stream()
        .flatMap(
            pairing -> pairing instanceof Match match ? match.boards().stream() : Stream.empty());
  }

  private static List<Integer> upTo(int last) {
    return IntStream.rangeClosed(1, last).boxed().toList();
  }

  private Pairing given(Pairing pairing) {
    return pairing instanceof Match match
        ? match.with(match.boards().stream().map(this::given).toList())
        : pairing;
  }

  private BoardGame given(BoardGame board) {
    boolean needsOne = board.board().isEmpty() && board.game().isPresent();
    if (needsOne) {
      last++;
    }
    return needsOne ? board.numbered(last) : board;
  }
}
