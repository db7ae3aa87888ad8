package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Chess960Test {
  @ParameterizedTest
  @CsvSource({"0, BBQNNRKR", "1, BQNBNRKR", "518, RNBQKBNR", "534, RNBKQBNR", "959, RKRNNQBB"})
  void numbers_are_those_of_the_table(int number, String backRank) {
    assertThat(letters(Chess960.backRank(number))).isEqualTo(backRank);
  }

  private static String letters(List<Role> roles) {
    return roles.stream()
        .map(role -> role == Role.KNIGHT ? "N" : role.name().substring(0, 1))
        .collect(Collectors.joining());
  }

  @Test
  void all_positions_are_different_and_keep_the_rules() {
    Set<List<Role>> backRanks = new HashSet<>();
    for (int number = 0; number < Chess960.POSITIONS; number++) {
      List<Role> backRank = Chess960.backRank(number);
      assertThat(Chess960.number(backRank)).contains(number);
      assertThat(letters(backRank)).matches(".*R.*K.*R.*");
      int bishop = backRank.indexOf(Role.BISHOP);
      assertThat((backRank.lastIndexOf(Role.BISHOP) - bishop) % 2).isEqualTo(1);
      backRanks.add(backRank);
    }
    assertThat(backRanks).hasSize(960);
  }

  @Test
  void what_is_no_start_position_has_no_number() {
    assertThat(Chess960.number(List.of(Role.KING))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 960})
  void there_are_no_other_numbers(int number) {
    assertThatThrownBy(() -> Position.chess960(number))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(String.valueOf(number));
  }

  @Test
  void both_sides_may_castle_with_both_rooks_from_the_start() {
    Position position = Position.chess960(0);
    assertThat(position.castlingRooks())
        .containsExactly(Square.F1, Square.H1, Square.F8, Square.H8);
    assertThat(position.board().at(Square.G8)).contains(Piece.BLACK_KING);
  }
}
