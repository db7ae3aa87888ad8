package org.jadoube.notation.fen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.notation.PerftPositions.position;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.notation.PerftPositions;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FenTest {
  private static final String KINGS_AND_PAWN = "4k3/8/8/8/8/8/4P3/4K3 b - - 41 30";
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  @Test
  void initial_position_reads_and_writes() {
    assertThat(Fen.read(START).orThrow()).isEqualTo(Setup.standard());
    assertThat(Fen.write(Setup.standard())).isEqualTo(START);
    assertThat(Fen.of(Position.standard())).isEqualTo(START);
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, STANDARD, -1",
    "4k3/8/8/8/8/8/8/R3K2R w QK - 0 1, STANDARD, 24",
    "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1, STANDARD, 24",
    "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1, SHREDDER, -1",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, SHREDDER, 24",
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1, STANDARD, -1",
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1, X_FEN, 26",
    "4k3/8/8/8/8/8/8/4K3 w - - 00 1, STANDARD, 27",
  })
  void a_dialect_has_one_text_for_a_setup(String text, FenDialect dialect, int faultAt) {
    Reading<Setup> read = Fen.read(text, dialect);

    assertThat(read.faultIfAny().map(TextFault::offset).orElse(-1)).isEqualTo(faultAt);
  }

  @Test
  void every_field_is_read() {
    Setup setup = Fen.read("4k2r/8/8/3pP3/8/8/8/R3K3 w Qk d6 17 42").orThrow();

    assertThat(setup.castlingRooks()).isEqualTo(Set.of(Square.A1, Square.H8));
    assertThat(setup.enPassant()).contains(Square.D6);
    assertThat(setup.halfmoveClock()).isEqualTo(17);
    assertThat(setup.moveNumber()).isEqualTo(42);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnbqkbnr/ppppXppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 14 | X | on rank 7",
        "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 17 | / | at most 1",
        "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 18 | p | / after",
        "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 19 | 9 | at most 8",
        "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 20 | 4 | a piece",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1 | 44 | / | a space",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1 | 35 | '' | /",
        "foo | 1 | f | a piece",
        "8/8/8/8/8/8/8/8 x - - 0 1 | 17 | x | w or b",
        "8/8/8/8/8/8/8/8 w KX - 0 1 | 20 | X | KQkq",
        "8/8/8/8/8/8/8/8 w KK - 0 1 | 20 | K | once",
        "8/8/8/8/8/8/8/8 w - e4 0 1 | 21 | e4 | en passant",
        "8/8/8/8/8/8/8/8 w - - -1 1 | 23 | -1 | halfmove clock",
        "8/8/8/8/8/8/8/8 w - - 0 0 | 25 | 0 | move number",
        "8/8/8/8/8/8/8/8 w - - 0 99999999 | 25 | 99999999 | move number, a number from 1 to 999999",
        "8/8/8/8/8/8/8/8 w - - 0 1 x | 26 | ' ' | the end",
        "8/8/8/8/8/8/8/8 w - -  0 1 | 23 | ' ' | halfmove clock",
        "'8/8/8/8/8/8/8/8 w - - 0 ' | 25 | '' | move number",
        "8/8/8/8/8/8/8/8 w - - x | 23 | x | halfmove clock",
        "8/8/8/8/8/8/8/8 | 16 | '' | the side to move",
        "8/8/8/8/8/8/8/8 w | 18 | '' | castling rights",
        "8/8/8/8/8/8/8/8 w - | 20 | '' | en passant",
        "8/8/8/8/8/8/8/8 w - -, | 21 | '-,' | en passant",
        "'' | 1 | '' | placement",
      })
  void fault_says_where_what_and_what_was_expected(
      String fen, int column, String found, String expected) {
    TextFault fault = Fen.read(fen).faultIfAny().orElseThrow();

    assertThat(fault.column()).isEqualTo(column);
    assertThat(fault.found()).isEqualTo(found);
    assertThat(fault.expected()).contains(expected);
    assertThat(fault.message()).contains("column " + column);
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R3K2R b K -, 0, 1",
    "4k3/8/8/8/8/8/8/R3K2R b K - 17, 17, 1",
    "4k3/8/8/8/8/8/8/R3K2R b K - 17 42, 17, 42"
  })
  void counters_may_be_missing(String fen, int halfmoveClock, int moveNumber) {
    assertThat(Fen.read(fen).orThrow())
        .isEqualTo(
            Fen.read("4k3/8/8/8/8/8/8/R3K2R b K - 0 1")
                .orThrow()
                .counted(halfmoveClock, moveNumber));
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R3K2R b K -, halfmove clock",
    "4k3/8/8/8/8/8/8/8 w - - 3, move number"
  })
  void a_whole_fen_and_a_dialect_miss_the_counters(String fen, String expected) {
    assertThat(Fen.readWhole(fen).faultIfAny().orElseThrow().expected()).contains(expected);
    assertThat(Fen.read(fen, FenDialect.STANDARD).faultIfAny().orElseThrow().expected())
        .contains(expected);
  }

  @Test
  void endless_text_is_refused() {
    TextFault fault = Fen.read("8".repeat(100_000)).faultIfAny().orElseThrow();

    assertThat(fault.expected()).contains("256");
  }

  @ParameterizedTest
  @CsvSource({
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, KQkq, KQkq, HAha",
    "rr2k1rr/8/8/8/8/8/8/RR2K1RR w GBgb - 0 1, GBgb, GBgb, GBgb",
    "rr2k1rr/8/8/8/8/8/8/RR2K1RR w HAgb - 0 1, KQgb, KQgb, HAgb",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1, K, K, H",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1, -, -, -",
  })
  void castling_rights_are_written_in_each_dialect(
      String fen, String standard, String xFen, String shredder) {
    Setup setup = Fen.read(fen).orThrow();

    assertThat(castling(Fen.write(setup, FenDialect.STANDARD))).isEqualTo(standard);
    assertThat(castling(Fen.write(setup, FenDialect.X_FEN))).isEqualTo(xFen);
    assertThat(castling(Fen.write(setup, FenDialect.SHREDDER))).isEqualTo(shredder);
  }

  private static String castling(String fen) {
    return fen.split(" ", -1)[2];
  }

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppp1ppp/8/8/4pP2/8/PPPPP1PP/RNBQKBNR b KQkq f3 0 1, f3, f3, f3",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1, e3, -, -",
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1, d3, d3, -", // pinned along the rank
  })
  void en_passant_square_is_written_as_asked(
      String fen, String given, String attacked, String capturable) {
    Setup setup = Fen.read(fen).orThrow();

    assertThat(enPassant(setup, EnPassantField.AS_GIVEN)).isEqualTo(given);
    assertThat(enPassant(setup, EnPassantField.IF_ATTACKED)).isEqualTo(attacked);
    assertThat(enPassant(setup, EnPassantField.IF_CAPTURABLE)).isEqualTo(capturable);
  }

  private static String enPassant(Setup setup, EnPassantField when) {
    return Fen.write(setup, FenDialect.STANDARD, when).split(" ", -1)[3];
  }

  @Test
  void right_without_rook_names_the_corner() {
    assertThat(Fen.read("4k3/8/8/8/8/8/8/4K3 w K - 0 1").orThrow().castlingRooks())
        .containsExactly(Square.H1);
  }

  @Test
  void the_letters_of_castling_mean_the_outermost_rook_on_their_side_of_the_king() {
    assertThat(Fen.read("4k3/8/8/8/8/8/8/R1RK1R1R w KQ - 0 1").orThrow().castlingRooks())
        .containsExactlyInAnyOrder(Square.A1, Square.H1);
    // Without a king there, the e-file separates the sides.
    assertThat(Fen.read("4k3/8/8/8/8/8/4K3/2R2R2 w KQ - 0 1").orThrow().castlingRooks())
        .containsExactlyInAnyOrder(Square.C1, Square.F1);
  }

  @Test
  void all_960_start_positions_read_back_in_every_dialect() {
    for (int number = 0; number < 960; number++) {
      Setup setup = Setup.chess960(number);
      for (FenDialect dialect : FenDialect.values()) {
        assertThat(Fen.read(Fen.write(setup, dialect)).orThrow()).isEqualTo(setup);
      }
    }
  }

  @Test
  void perft_positions_read_and_write_back() {
    List<String> fields = PerftPositions.fields();
    for (String four : fields) {
      String fen = four + " 0 1";
      Setup setup = Fen.read(fen).orThrow();
      FenDialect dialect =
          castling(fen).matches("[KQkq-]+") ? FenDialect.STANDARD : FenDialect.SHREDDER;
      assertThat(Fen.write(setup, dialect, EnPassantField.AS_GIVEN)).isEqualTo(fen);
    }
    assertThat(fields).hasSizeGreaterThan(6000);
  }

  @Test
  void position_after_moves_keeps_only_what_counts() {
    Position position = position("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");

    assertThat(Fen.of(position)).isEqualTo("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
  }

  @Test
  void a_line_is_written_with_its_own_counters() {
    PlayedLine line = PlayedLine.of(Fen.read(KINGS_AND_PAWN).orThrow()).orElseThrow();
    assertThat(Fen.of(line)).isEqualTo(KINGS_AND_PAWN);
    PlayedLine on = line.play(move(line, Square.E8, Square.E7));
    assertThat(Fen.of(on)).isEqualTo("8/4k3/8/8/8/8/4P3/4K3 w - - 42 31");
    PlayedLine reset = on.play(move(on, Square.E2, Square.E4));
    assertThat(Fen.of(reset)).isEqualTo("8/4k3/8/8/4P3/8/8/4K3 b - e3 0 31");
  }

  private static Move move(PlayedLine line, Square from, Square to) {
    return line.position().move(from, to, Optional.empty()).orElseThrow();
  }
}
