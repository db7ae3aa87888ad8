package org.jadoube.chess.fate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class FateTest {
  private static final Fate NO_MATERIAL = new Fate.Unwinnable(Cause.MATERIAL);

  @ParameterizedTest
  @CsvFileSource(resources = "material.csv", delimiter = '|')
  void a_side_without_the_pieces_for_a_checkmate_cannot_win(
      String placement, boolean white, boolean black) {
    Position position = position(placement, Colour.BLACK);
    assertThat(Fate.quick(position, Colour.WHITE)).isEqualTo(expected(white));
    assertThat(Fate.quick(position, Colour.BLACK)).isEqualTo(expected(black));
    assertThat(Fate.isDead(position)).isEqualTo(!white && !black);
  }

  private static Fate expected(boolean material) {
    return material ? new Fate.Undecided(0) : NO_MATERIAL;
  }

  private static Position position(String placement, Colour turn) {
    Board board = Board.empty();
    int index = 56;
    for (int at = 0; at < placement.length(); at++) {
      char letter = placement.charAt(at);
      if (letter == '/') {
        index -= 16;
      } else if (Character.isDigit(letter)) {
        index += letter - '0';
      } else {
        Colour colour = Character.isUpperCase(letter) ? Colour.WHITE : Colour.BLACK;
        Role role = Role.values()["pnbrqk".indexOf(Character.toLowerCase(letter))];
        board = board.with(Square.of(index++), Piece.of(colour, role));
      }
    }
    Setup setup = new Setup(board, turn, Set.of(), Optional.empty(), 0, 1);
    return switch (setup.validate()) {
      case Validation.Playable playable -> playable.position();
      case Validation.Unplayable(var faults) -> throw new AssertionError(faults);
    };
  }

  @Test
  void a_checkmate_is_won_and_cannot_be_lost() {
    Position mated = position("k7/1Q6/1K6/8/8/8/8/r7", Colour.BLACK);
    assertThat(Fate.full(mated, Colour.WHITE)).isEqualTo(new Fate.Winnable(List.of()));
    assertThat(Fate.full(mated, Colour.BLACK)).isEqualTo(new Fate.Unwinnable(Cause.FORCED_LINE));
    assertThat(Fate.isDead(mated)).isFalse();
  }

  @Test
  void a_stalemate_can_be_won_by_nobody() {
    Position stalemate = position("k7/2Q5/1K6/8/8/8/8/8", Colour.BLACK);
    assertThat(Fate.quick(stalemate, Colour.WHITE))
        .isEqualTo(Fate.quick(stalemate, Colour.BLACK))
        .isEqualTo(new Fate.Unwinnable(Cause.FORCED_LINE));
    assertThat(Fate.isDead(stalemate)).isTrue();
  }

  @Test
  void a_limit_of_positions_cannot_be_negative() {
    assertThatThrownBy(() -> Fate.full(Position.standard(), Colour.WHITE, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
  }
}
