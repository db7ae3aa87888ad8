package org.jadoube.audit.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.edition.Edition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The attempts that a written illegal move may stand for.
class PossibleMeaningTest {
  private static final Setup START = Setup.standard();

  @Test
  void a_piece_without_origin_is_each_piece_of_its_kind() {
    assertThat(attempts("Ne5")).containsExactly(step("b1", "e5"), step("g1", "e5"));
  }

  @Test
  void an_origin_narrows_it_down() {
    assertThat(attempts("Nge5")).containsExactly(step("g1", "e5"));
    assertThat(attempts("N1e5")).containsExactly(step("b1", "e5"), step("g1", "e5"));
  }

  @Test
  void pieces_that_move_like_that_come_before_others() {
    assertThat(attempts("Rh3")).containsExactly(step("h1", "h3"));
  }

  @Test
  void a_pawn_without_file_stays_on_it_or_leaves_it_to_capture() {
    assertThat(attempts("e5")).containsExactly(step("e2", "e5"));
    assertThat(attempts("dxe3")).containsExactly(step("d2", "e3"));
    assertThat(attempts("xe3")).containsExactly(step("d2", "e3"), step("f2", "e3"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"e2e5", "e2-e5", "e2e5+"})
  void coordinates_name_the_square_whatever_stands_there(String text) {
    assertThat(attempts(text)).containsExactly(step("e2", "e5"));
    assertThat(attempts("e4e5")).containsExactly(step("e4", "e5"));
  }

  @Test
  void there_are_none_without_a_piece_to_mean() {
    assertThat(attempts("Nhf3")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"O-O, KING_SIDE", "0-0, KING_SIDE", "O-O-O+, QUEEN_SIDE", "o-o-o, QUEEN_SIDE"})
  void castling_is_read_with_letters_and_zeros(String text, CastlingSide side) {
    assertThat(attempts(text)).containsExactly(new Attempt.Castle(side));
  }

  @ParameterizedTest
  @ValueSource(strings = {"e2e8=Q", "e2e8q", "e2-e8(Q)"})
  void a_promotion_names_its_piece(String text) {
    assertThat(attempts(text))
        .containsExactly(new Attempt.Step(Square.E2, Square.E8, Optional.of(Role.QUEEN)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "hello", "Nf9", "O-O-", "1.", "Zf3"})
  void what_is_not_written_like_a_move_is_none(String text) {
    assertThat(PossibleMeaning.all(Edition.newest(), START, text)).isEmpty();
  }

  private static List<Attempt> attempts(String text) {
    return PossibleMeaning.all(Edition.newest(), START, text).orElseThrow().stream()
        .map(PossibleMeaning::attempt)
        .toList();
  }

  private static Attempt step(String from, String to) {
    return new Attempt.Step(
        Square.named(from).orElseThrow(), Square.named(to).orElseThrow(), Optional.empty());
  }
}
