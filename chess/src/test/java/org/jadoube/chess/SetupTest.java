package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.jadoube.chess.Diagrams.move;
import static org.jadoube.chess.Diagrams.position;
import static org.jadoube.chess.Diagrams.setup;
import static org.jadoube.chess.Diagrams.square;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class SetupTest {
  @ParameterizedTest
  @CsvFileSource(resources = "faults.csv", delimiter = '|')
  void all_faults_are_named(String fen, String faults) {
    Validation validation = setup(fen).validate();
    String named =
        faults(validation).stream().map(Fault::toString).collect(Collectors.joining(" "));
    assertThat(named).isEqualTo(faults == null ? "" : faults);
    assertThat(validation instanceof Validation.Unplayable)
        .isEqualTo(faults(validation).stream().anyMatch(Fault::unplayable));
  }

  private static List<Fault> faults(Validation validation) {
    return switch (validation) {
      case Validation.Playable(Position position, List<Fault> unreachable) -> unreachable;
      case Validation.Unplayable(List<Fault> faults) -> faults;
    };
  }

  @Test
  void unplayable_faults_come_before_the_others() {
    Validation validation = setup("P3k3/8/8/8/8/8/8/R3K3 w AH -").validate();
    assertThat(validation)
        .isEqualTo(
            new Validation.Unplayable(
                List.of(
                    new Fault.PawnOnBackRank(Square.A8),
                    new Fault.CastlingRightWithoutRook(
                        Square.H1, Optional.of(CastlingSide.KING_SIDE)))));
  }

  @Test
  void a_right_to_a_side_without_rooks_names_the_side() {
    assertThat(faults(setup("1r2k3/8/8/8/8/8/8/4K2R w HAha -").validate()))
        .containsExactlyInAnyOrder(
            new Fault.CastlingRightWithoutRook(Square.A1, Optional.of(CastlingSide.QUEEN_SIDE)),
            new Fault.CastlingRightWithoutRook(Square.A8, Optional.empty()),
            new Fault.CastlingRightWithoutRook(Square.H8, Optional.of(CastlingSide.KING_SIDE)));
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R3K3 w AH -, 4k3/8/8/8/8/8/8/R3K3 w Q -",
    "4k3/8/8/8/8/8/4K3/R6R w KQ -, 4k3/8/8/8/8/8/4K3/R6R w - -",
    "4k3/8/8/8/8/8/8/1RR1K3 w BC -, 4k3/8/8/8/8/8/8/1RR1K3 w B -",
    "k7/8/8/8/8/8/8/2K1R1R1 w EG -, k7/8/8/8/8/8/8/2K1R1R1 w G -",
    "4k3/8/8/8/3p4/8/8/4K3 b - e3, 4k3/8/8/8/3p4/8/8/4K3 b - -",
  })
  void rights_the_pieces_do_not_stand_for_are_dropped(String said, String kept) {
    assertThat(position(said)).isEqualTo(position(kept));
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R6K w Q -, 4k3/8/8/8/8/8/8/R6K w - -",
    "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3, 8/8/8/1k6/3Pp3/8/8/4KQ2 b - -",
  })
  void rights_that_no_game_leads_to_are_kept_if_the_pieces_stand_for_them(
      String said, String without) {
    assertThat(position(said)).isNotEqualTo(position(without));
  }

  @Test
  void the_standard_setup_leads_to_the_standard_position() {
    assertThat(Setup.standard().validate())
        .isEqualTo(new Validation.Playable(Position.standard(), List.of()));
    assertThat(Setup.standard().position()).contains(Position.standard());
    assertThat(Setup.of(Position.standard())).isEqualTo(Setup.standard());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0"
            + " 1|e2e4|rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0"
            + " 1|c7c5|rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0"
            + " 2|g1f3|rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 20|e1g1|r3k2r/8/8/8/8/8/8/R4RK1 b kq - 8 20",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 7 20|e8c8|2kr3r/8/8/8/8/8/8/R3K2R w KQ - 8 21",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 20|h1h8|r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 20",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 20|e1e2|r3k2r/8/8/8/8/8/4K3/R6R b kq - 8 20",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9|e5d6|4k3/8/3P4/8/8/8/8/4K3 b - - 0 9",
        "3rk3/4P3/8/8/8/8/8/4K3 w - - 3 9|e7d8n|3Nk3/8/8/8/8/8/8/4K3 b - - 0 9",
      })
  void a_move_changes_all_that_fen_writes_down(String before, String move, String after) {
    assertThat(setup(before).after(move(position(before), move))).isEqualTo(setup(after));
  }

  @Test
  void there_is_no_position_without_a_king() {
    assertThat(setup("8/8/8/8/8/8/8/4K3 w - - 0 1").position()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"-1, 1", "1000000, 1", "0, 0", "0, -1", "0, 1000000"})
  void counters_are_in_their_range(int halfmoveClock, int moveNumber) {
    Setup setup = Setup.standard();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> setup.counted(halfmoveClock, moveNumber))
        .withMessageContaining("to 999999");
  }

  @Test
  void counters_at_their_end_stay_there() {
    Setup last = setup("4k3/8/8/8/8/8/8/4K3 b - -").counted(999_999, 999_999);
    Setup after = last.after(move(last.position().orElseThrow(), "e8e7"));
    assertThat(after.halfmoveClock()).isEqualTo(999_999);
    assertThat(after.moveNumber()).isEqualTo(999_999);
  }

  @Test
  void castling_rooks_do_not_change_with_the_set_they_came_from() {
    Set<Square> rooks = new HashSet<>(Set.of(square("a1")));
    Setup setup = new Setup(Board.empty(), Colour.WHITE, rooks, Optional.empty(), 0, 1);
    rooks.clear();
    assertThat(setup.castlingRooks()).containsExactly(Square.A1);
  }
}
