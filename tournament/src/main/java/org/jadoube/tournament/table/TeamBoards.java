package org.jadoube.tournament.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.MatchScoring;

/// The boards of a match between teams: the team named first has White on the first board, and the
/// colours alternate from board to board.
///
/// @since 0.1.0
public final class TeamBoards {
  private TeamBoards() {}

  /// Boards without players.
  ///
  /// @param boards from 1 to 100
  public static List<BoardGame> of(int boards) {
    Require.within(1, MatchScoring.MOST_BOARDS, boards, "boards");
    return IntStream.range(0, boards)
        .mapToObj(board -> new BoardGame(BoardGame.usualColour(board), Optional.empty()))
        .toList();
  }

  /// Boards with line-ups: numbers of players who are numbered in the order of their teams' lists,
  /// from the first board down. Both name as many; nobody sits above a lower number, since the
  /// order of boards is fixed (C05, 7).
  public static List<BoardGame> of(List<Integer> first, List<Integer> second) {
    List<Integer> ours = List.copyOf(first);
    List<Integer> theirs = List.copyOf(second);
    checkLineUp(ours, "first");
    checkLineUp(theirs, "second");
    if (ours.size() != theirs.size()) {
      throw new IllegalArgumentException(
          "as many players on both sides, not " + ours.size() + " and " + theirs.size());
    }
    return IntStream.range(0, ours.size())
        .mapToObj(board -> game(board, ours.get(board), theirs.get(board)))
        .toList();
  }

  /// The boards as they count for the match if players took wrong places: who does not sit where
  /// the order of the list puts those present has forfeited the game (C05, 7). For ratings the
  /// games count as they were played, so keep the boards.
  public static List<BoardGame> corrected(List<BoardGame> boards) {
    List<BoardGame> played = List.copyOf(boards);
    List<Boolean> first = misplaced(played.stream().map(BoardGame::firstPlayer).toList());
    List<Boolean> second = misplaced(played.stream().map(BoardGame::secondPlayer).toList());
    return IntStream.range(0, played.size())
        .mapToObj(board -> corrected(played.get(board), first.get(board), second.get(board)))
        .toList();
  }

  private static List<Boolean> misplaced(List<OptionalInt> places) {
    int[] present = places.stream().flatMapToInt(OptionalInt::stream).toArray();
    int[] sorted = IntStream.of(present).sorted().toArray();
    List<Boolean> misplaced = new ArrayList<>();
    int seated = 0;
    for (OptionalInt place : places) {
      misplaced.add(place.isPresent() && present[seated] != sorted[seated]);
      seated += place.isPresent() ? 1 : 0;
    }
    return misplaced;
  }

  private static BoardGame corrected(BoardGame board, boolean first, boolean second) {
    if (!first && !second) {
      return board;
    }
    Score firstScore = first ? Score.LOSS : Score.WIN;
    Score secondScore = second ? Score.LOSS : Score.WIN;
    Result result =
        board.first() == Colour.WHITE
            ? new Result(firstScore, secondScore, true)
            : new Result(secondScore, firstScore, true);
    return board.with(GameResult.of(result).by(GameResult.Basis.ARBITER));
  }

  private static void checkLineUp(List<Integer> places, String name) {
    Require.within(1, MatchScoring.MOST_BOARDS, places.size(), name + ".size");
    if (!places.equals(places.stream().sorted().distinct().toList())) {
      throw new IllegalArgumentException(name + " must be in the order of the list, not " + places);
    }
  }

  private static BoardGame game(int board, int first, int second) {
    return BoardGame.of(
        BoardGame.usualColour(board), OptionalInt.of(first), OptionalInt.of(second));
  }
}
