package org.jadoube.tournament.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.GameResult;
import org.junit.jupiter.api.Test;

final class TeamBoardsTest {
  @Test
  void colours_alternate_from_the_first_board_down() {
    assertThat(TeamBoards.of(3))
        .extracting(BoardGame::first)
        .containsExactly(Colour.WHITE, Colour.BLACK, Colour.WHITE);
  }

  @Test
  void reserves_move_up_in_the_order_of_the_list() {
    assertThat(TeamBoards.of(List.of(1, 2, 4), List.of(2, 3, 5)))
        .extracting(board -> board.firstPlayer().orElse(0) + "-" + board.secondPlayer().orElse(0))
        .containsExactly("1-2", "2-3", "4-5");
  }

  @Test
  void nobody_plays_above_somebody_who_stands_before_him() {
    assertThatThrownBy(() -> TeamBoards.of(List.of(1, 3, 2), List.of(1, 2, 3)))
        .hasMessage("first must be in the order of the list, not [1, 3, 2]");
    assertThatThrownBy(() -> TeamBoards.of(List.of(1, 2), List.of(1)))
        .hasMessage("as many players on both sides, not 2 and 1");
  }

  /// The example of C05, 7: 4B sat on the second board and 3B on the third.
  @Test
  void games_on_wrong_boards_are_forfeited() {
    List<BoardGame> played =
        List.of(
            board(Colour.WHITE, 1, 2, Result.WHITE_WINS),
            board(Colour.BLACK, 2, 4, Result.WHITE_WINS),
            board(Colour.WHITE, 3, 3, Result.DRAW),
            board(Colour.BLACK, 5, 5, Result.WHITE_WINS));
    assertThat(TeamBoards.corrected(played))
        .extracting(board -> board.result().orElseThrow().toString())
        .containsExactly("1-0", "-/+", "+/-", "1-0"); // White first
  }

  @Test
  void empty_board_leaves_the_order_of_the_others() {
    BoardGame empty =
        new BoardGame(
            Colour.WHITE,
            OptionalInt.empty(),
            OptionalInt.of(1),
            Optional.of(GameResult.of(Result.forfeitedBy(Colour.WHITE))));
    List<BoardGame> boards = List.of(empty, board(Colour.BLACK, 2, 2, Result.DRAW));
    assertThat(TeamBoards.corrected(boards)).isEqualTo(boards);
  }

  private static BoardGame board(Colour first, int ours, int theirs, Result result) {
    return new BoardGame(
        first, OptionalInt.of(ours), OptionalInt.of(theirs), Optional.of(GameResult.of(result)));
  }

  @Test
  void colours_alternate_in_a_match_of_games() {
    assertThat(MatchTable.of(7, 3, 3).rounds())
        .extracting(round -> round.getFirst().toString())
        .containsExactly("7-3", "3-7", "7-3");
  }
}
