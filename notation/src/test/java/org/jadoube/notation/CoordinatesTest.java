package org.jadoube.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CoordinatesTest {
  @ParameterizedTest
  @ValueSource(strings = {"e2e4", "e7e8q", "e7e8k", "e7e8p", "a1a1", "O-O", "O-O-O"})
  void every_attempt_is_read_as_it_is_written(String text) {
    assertThat(Coordinates.read(text).valueIfAny().map(Coordinates::write)).contains(text);
  }

  @Test
  void an_attempt_needs_no_board() {
    assertThat(Coordinates.read("e7e8k"))
        .isEqualTo(Reading.of(new Attempt.Step(Square.E7, Square.E8, Optional.of(Role.KING))));
    assertThat(Coordinates.read("O-O"))
        .isEqualTo(Reading.of(new Attempt.Castle(CastlingSide.KING_SIDE)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|0|a square",
        "e|0|a square",
        "i2e4|0|a square",
        "e2|2|a square",
        "e2e|2|a square",
        "e2e9|2|a square",
        "e7e8x|4|a piece to promote to, one of k q r b n p",
        "e7e8Q|4|a piece to promote to, one of k q r b n p",
        "e7e8qq|5|the end",
        "o-o|0|a square",
      })
  void any_other_text_is_a_fault(String text, int offset, String expected) {
    assertThat(Coordinates.read(text))
        .isInstanceOfSatisfying(
            Reading.Unreadable.class,
            unreadable -> {
              assertThat(unreadable.fault().offset()).isEqualTo(offset);
              assertThat(unreadable.fault().expected()).isEqualTo(expected);
            });
  }
}
