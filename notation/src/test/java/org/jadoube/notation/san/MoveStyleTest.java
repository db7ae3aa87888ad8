package org.jadoube.notation.san;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.notation.PerftPositions.position;

import java.util.List;
import java.util.stream.Stream;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Iccf;
import org.jadoube.notation.Language;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.PerftPositions;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Uci;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every notation has a strict reader.
class MoveStyleTest {
  private static final String PROMOTES = "3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1";
  private static final String PASSING = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

  private static List<MoveNotation> notations() {
    Stream<MoveNotation> languages = Language.all().stream().map(MoveStyle.PGN::in);
    Stream<MoveNotation> others =
        Stream.of(
            MoveStyle.LAWS,
            MoveStyle.LONG,
            MoveStyle.PGN.with(PieceLetters.FIGURINES),
            Uci::write,
            (_, move) -> Uci.write960(move),
            (_, move) -> Iccf.write(move));
    return Stream.concat(languages, others).toList();
  }

  @Test
  void every_legal_move_of_sampled_positions_reads_back_in_every_notation() {
    PerftPositions.sample(200).forEach(MoveStyleTest::readsBack);
  }

  @Test
  @Tag("long")
  void every_legal_move_of_all_perft_positions_reads_back_in_every_notation() {
    PerftPositions.sample(1).forEach(MoveStyleTest::readsBack);
  }

  private static void readsBack(Position position) {
    for (MoveNotation notation : notations()) {
      for (Move move : position.legalMoves()) {
        String text = notation.write(position, move);
        assertThat(notation.read(position, text)).as(text).isEqualTo(Reading.of(move));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    PROMOTES + ", e7d8q, exd8=Q+, exd8Q+, e7xd8=Q+",
    PASSING + ", e5d6, exd6, exd6 e.p., e5xd6",
    "4k2r/8/8/8/8/8/8/4K3 b k - 0 1, e8g8, O-O, 0-0, O-O",
  })
  void the_laws_and_the_long_form_differ_from_pgn(
      String fen, String uci, String pgn, String laws, String longForm) {
    Position position = position(fen);
    Move move = Uci.read(position, uci).orThrow();

    assertThat(MoveStyle.PGN.write(position, move)).isEqualTo(pgn);
    assertThat(MoveStyle.LAWS.write(position, move)).isEqualTo(laws);
    assertThat(MoveStyle.LONG.write(position, move)).isEqualTo(longForm);
  }

  @Test
  void what_differs_is_a_fault_at_the_first_sign_that_does() {
    MoveStyle german = MoveStyle.PGN.in(Language.tagged("de").orElseThrow());

    TextFault fault = german.read(Position.standard(), "Sf4").faultIfAny().orElseThrow();

    assertThat(fault.column()).isEqualTo(3);
    assertThat(fault.found()).isEqualTo("4");
    assertThat(fault.candidates()).containsExactly("Sf3");
  }
}
