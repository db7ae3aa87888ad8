package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MoveNumberTest {
  @ParameterizedTest
  @CsvSource({
    "WHITE, 1, 0, 1.",
    "WHITE, 1, 1, 1...",
    "WHITE, 1, 2, 2.",
    "WHITE, 40, 3, 41...",
    "BLACK, 1, 0, 1...",
    "BLACK, 1, 1, 2.",
    "BLACK, 12, 2, 13...",
    "WHITE, 0, 1, 0...",
    "BLACK, 999999, 1, 999999.",
    "WHITE, 1, 2147483647, 999999...",
  })
  void moves_are_numbered_from_the_first(Colour first, int number, int plies, String expected) {
    assertThat(new MoveNumber(number, first).plus(plies)).hasToString(expected);
  }

  @ParameterizedTest
  @CsvSource({"WHITE, 2, 1...", "BLACK, 2, 2.", "WHITE, 0, 0..."})
  void the_move_before_is_numbered_too(Colour turn, int number, String expected) {
    assertThat(new MoveNumber(number, turn).previous()).hasToString(expected);
  }

  @Test
  void the_next_move_is_the_opponents() {
    assertThat(new MoveNumber(12, Colour.BLACK).next()).hasToString("13.");
  }

  @Test
  void a_setup_numbers_the_moves_that_follow_it() {
    Setup start = Setup.standard().after(new Move.Normal(Role.PAWN, Square.E2, Square.E4, none()));
    assertThat(start.numberAfter(0)).isEqualTo(new MoveNumber(1, Colour.BLACK));
    assertThat(start.numberAfter(3)).isEqualTo(new MoveNumber(3, Colour.WHITE));
  }

  @Test
  void a_setup_counts_its_own_moves_in_the_same_way() {
    Setup setup = Setup.standard().counted(0, 7);
    for (Move move : Setup.standard().position().orElseThrow().legalMoves()) {
      Setup after = setup.after(move);
      assertThat(after.numberAfter(0)).isEqualTo(setup.numberAfter(1));
    }
  }

  private static Optional<Role> none() {
    return Optional.empty();
  }
}
