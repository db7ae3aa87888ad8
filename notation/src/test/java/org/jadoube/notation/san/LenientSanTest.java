package org.jadoube.notation.san;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.notation.PerftPositions.position;

import java.util.Arrays;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.Language;
import org.jadoube.notation.PerftPositions;
import org.jadoube.notation.Reading;
import org.jadoube.notation.SaidMove;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Understood;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LenientSanTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final String CASTLES = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  private static final String STEPS = "4k3/8/8/8/8/8/8/5K1R w H - 0 1"; // Chess960
  private static final String PASSING = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
  private static final String PROMOTES = "8/4P3/8/8/k7/8/8/4K3 w - - 0 1";
  private static final String TAKES = "4k3/8/8/3p4/2B1P3/8/8/4K3 w - - 0 1";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        START + " | e4 | e4 |",
        START + " | 1. e4 | e4 | MOVE_NUMBER SPACES",
        START + " | 1...Nf3 | Nf3 | MOVE_NUMBER",
        START + " | 1. ... e4 | e4 | MOVE_NUMBER SPACES MOVE_NUMBER SPACES",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 | Ra8× | Ra8# | OTHER_CHECK_SIGN",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 | Ra8 check mate | Ra8# | SPACES OTHER_CHECK_SIGN",
        "r5k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 | Rxa8X | Rxa8# | OTHER_CHECK_SIGN",
        "r5k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 | Ra8:# | Rxa8# | OTHER_CAPTURE_SIGN",
        PROMOTES + " | e8=(Q)+ | e8=Q+ | PROMOTION_SIGN",
        CASTLES + " | 0‑0 | O-O | CASTLING_SIGNS",
        START + " | 1 e4 | e4 | MOVE_NUMBER SPACES",
        START + " | 1e4 | e4 | MOVE_NUMBER",
        START + " | ...e4 | e4 | MOVE_NUMBER",
        START + " | e4. | e4 | DOTS",
        START + " | N f3 | Nf3 | SPACES",
        START + " | Nf 3 | Nf3 | SPACES",
        START + " | Ｎｆ３ | Nf3 | LOOK_ALIKE LOOK_ALIKE LOOK_ALIKE",
        START + " | e2 - e4 | e4 | SUPERFLUOUS_ORIGIN SPACES HYPHEN SPACES",
        START + " | E4 | e4 | LETTER_CASE",
        START + " | е4 | e4 | LOOK_ALIKE",
        START + " | ♘︎f3 | Nf3 | OTHER_LETTER",
        START + " | Nf3!? | Nf3 | GLYPH",
        START + " | Nf3 $14 | Nf3 | SPACES GLYPH",
        START + " | Nf3+ | Nf3 | SUPERFLUOUS_CHECK_SIGN",
        START + " | nf3 | Nf3 | LETTER_CASE",
        START + " | NF3 | Nf3 | LETTER_CASE",
        START + " | ♘f3 | Nf3 | OTHER_LETTER",
        START + " | ♞f3 | Nf3 | OTHER_LETTER",
        START + " | Pe4 | e4 | PAWN_LETTER",
        START + " | e2-e4 | e4 | SUPERFLUOUS_ORIGIN HYPHEN",
        START + " | e2e4 | e4 | SUPERFLUOUS_ORIGIN",
        START + " | g1f3 | Nf3 | MISSING_LETTER SUPERFLUOUS_ORIGIN",
        START + " | Ngxf3 | Nf3 | SUPERFLUOUS_ORIGIN SUPERFLUOUS_CAPTURE_SIGN",
        START + " | e4(=) | e4 | DRAW_OFFER",
        CASTLES + " | 0-0 | O-O | CASTLING_SIGNS",
        CASTLES + " | o-o-o | O-O-O | CASTLING_SIGNS",
        CASTLES + " | OO | O-O | CASTLING_SIGNS",
        CASTLES + " | 0–0–0 | O-O-O | CASTLING_SIGNS",
        CASTLES + " | O - O | O-O | CASTLING_SIGNS",
        CASTLES + " | О-О | O-O | LOOK_ALIKE",
        CASTLES + " | 10.0-0 | O-O | MOVE_NUMBER CASTLING_SIGNS",
        CASTLES + " | Kg1 | O-O | CASTLING_AS_KING_MOVE",
        CASTLES + " | e1g1 | O-O | CASTLING_AS_KING_MOVE",
        CASTLES + " | e1h1 | O-O | CASTLING_AS_KING_MOVE",
        STEPS + " | f1g1 | Kg1 | MISSING_LETTER SUPERFLUOUS_ORIGIN",
        STEPS + " | f1h1 | O-O | CASTLING_AS_KING_MOVE",
        CASTLES + " | Ke1xa1 | O-O-O | CASTLING_AS_KING_MOVE",
        CASTLES + " | Ｏ－Ｏ | O-O | LOOK_ALIKE",
        PASSING + " | exd6 e.p. | exd6 | SPACES EN_PASSANT_SUFFIX",
        PASSING + " | exd6ep | exd6 | EN_PASSANT_SUFFIX",
        PASSING + " | exd6 e. p. | exd6 | SPACES EN_PASSANT_SUFFIX",
        PASSING + " | eхd6 | exd6 | LOOK_ALIKE",
        PASSING + " | ed6 | exd6 | MISSING_CAPTURE_SIGN",
        PASSING + " | ed | exd6 | MISSING_CAPTURE_SIGN MISSING_RANK",
        PASSING + " | exd | exd6 | MISSING_RANK",
        PASSING + " | e x d 6 | exd6 | SPACES SPACES SPACES",
        PROMOTES + " | e8Q+ | e8=Q+ | PROMOTION_SIGN",
        PROMOTES + " | e8(Q)+ | e8=Q+ | PROMOTION_SIGN",
        PROMOTES + " | e8/R | e8=R | PROMOTION_SIGN",
        PROMOTES + " | e8q+ | e8=Q+ | LETTER_CASE PROMOTION_SIGN",
        PROMOTES + " | e8=♕+ | e8=Q+ | OTHER_LETTER",
        PROMOTES + " | e8=q+ | e8=Q+ | LETTER_CASE",
        PROMOTES + " | e8=Q | e8=Q+ | MISSING_CHECK_SIGN",
        PROMOTES + " | e8=Q++ | e8=Q+ | OTHER_CHECK_SIGN",
        PROMOTES + " | e8=Q mate | e8=Q+ | SPACES OTHER_CHECK_SIGN",
        PROMOTES + " | e8 Q | e8=Q+ | PROMOTION_SIGN MISSING_CHECK_SIGN",
        PROMOTES + " | e8 = Q+ | e8=Q+ | PROMOTION_SIGN",
        PROMOTES + " | e8=Q Check | e8=Q+ | SPACES OTHER_CHECK_SIGN",
        PASSING + " | 5xd6 | exd6 | OTHER_ORIGIN",
        PASSING + " | exd6 E.P. | exd6 | SPACES EN_PASSANT_SUFFIX",
        PASSING + " | exd6 a.p. | exd6 | SPACES EN_PASSANT_SUFFIX",
        START + " | Nf3, | Nf3 | DOTS",
        START + " | Nf3 N | Nf3 | SPACES GLYPH",
        START + " | Nf3 +/= | Nf3 | SPACES GLYPH",
        START + " | Nf3 -+ | Nf3 | SPACES GLYPH",
        START + " | Nf3= | Nf3 | GLYPH",
        TAKES + " | Bd5x | Bxd5 | OTHER_CAPTURE_SIGN",
        TAKES + " | exd5 | exd5 |",
        TAKES + " | e:d5 | exd5 | OTHER_CAPTURE_SIGN",
        TAKES + " | Bd5: | Bxd5 | OTHER_CAPTURE_SIGN",
        TAKES + " | B x d5 | Bxd5 | SPACES SPACES",
        TAKES + " | exd5 ch | exd5 | SPACES SUPERFLUOUS_CHECK_SIGN",
        TAKES + " | xd5 | exd5 | MISSING_ORIGIN",
        TAKES + " | Bd5 | Bxd5 | MISSING_CAPTURE_SIGN",
        TAKES + " | bd5 | Bxd5 | LETTER_CASE MISSING_CAPTURE_SIGN",
        TAKES + " | bxd5 | Bxd5 | LETTER_CASE",
      })
  void what_was_forgiven_is_told(String fen, String text, String san, String liberties) {
    Position position = position(fen);

    Understood understood = LenientSan.read(position, text).orThrow();

    assertThat(San.write(position, understood.move())).isEqualTo(san);
    assertThat(understood.forgiven().stream().map(Forgiven::liberty))
        .containsExactlyElementsOf(parsed(liberties));
  }

  @ParameterizedTest
  @CsvSource({
    "bg, Кf3, Nf3, ''", // Bulgarian К is a knight
    "bg, Kf3, Nf3, LOOK_ALIKE",
    "ru, Kf3, Nf3, LOOK_ALIKE",
    "en, Nс3, Nc3, LOOK_ALIKE",
    "cs, Јf3, Nf3, LOOK_ALIKE", // the Serbian letter
    "de, Nf3, Nf3, OTHER_LETTER",
    "de, ♘f3, Nf3, OTHER_LETTER",
    "de, sf3, Nf3, LETTER_CASE",
    "nl, Pf3, Nf3, ''",
  })
  void letters_of_another_script_or_language_are_told(
      String tag, String text, String san, String liberties) {
    Language language = Language.tagged(tag).orElseThrow();

    Understood understood = LenientSan.read(Position.standard(), text, language).orThrow();

    assertThat(San.write(Position.standard(), understood.move())).isEqualTo(san);
    assertThat(understood.forgiven().stream().map(Forgiven::liberty))
        .containsExactlyElementsOf(liberties.isEmpty() ? List.of() : parsed(liberties));
  }

  @Test
  void a_letter_that_looks_like_another_gives_way_to_english_where_it_means_nothing_legal() {
    Position position = position("4k3/8/8/8/8/8/8/4K3 w - - 0 1");

    Understood understood =
        LenientSan.read(position, "Kd1", Language.tagged("bg").orElseThrow()).orThrow();

    assertThat(understood.forgiven().stream().map(Forgiven::liberty))
        .containsExactly(Liberty.OTHER_LETTER);
  }

  @Test
  void what_was_forgiven_has_its_place_and_what_it_should_be() {
    Understood understood = LenientSan.read(position(TAKES), "1. b:d5 +!").orThrow();

    assertThat(understood.forgiven())
        .containsExactly(
            new Forgiven(Liberty.MOVE_NUMBER, 0, "1.", ""),
            new Forgiven(Liberty.SPACES, 2, " ", ""),
            new Forgiven(Liberty.LETTER_CASE, 3, "b", "B"),
            new Forgiven(Liberty.OTHER_CAPTURE_SIGN, 4, ":", "x"),
            new Forgiven(Liberty.SPACES, 7, " ", ""),
            new Forgiven(Liberty.SUPERFLUOUS_CHECK_SIGN, 8, "+", ""),
            new Forgiven(Liberty.GLYPH, 9, "!", ""));
  }

  @Test
  void castling_as_a_king_move_is_told_as_it_was_written() {
    Understood understood = LenientSan.read(position(CASTLES), "e1g1").orThrow();
    assertThat(understood.forgiven())
        .containsExactly(new Forgiven(Liberty.CASTLING_AS_KING_MOVE, 0, "e1g1", "O-O"));
  }

  @Test
  void candidates_are_written_in_the_language() {
    TextFault fault =
        LenientSan.read(position("4k3/8/8/8/8/4K3/8/N3N3 w - - 0 1"), "Jc2", czech())
            .faultIfAny()
            .orElseThrow();

    assertThat(fault.candidates()).containsExactly("Jac2", "Jec2");
  }

  private static Language czech() {
    return Language.tagged("cs").orElseThrow();
  }

  private static List<Liberty> parsed(@Nullable String names) {
    return names == null
        ? List.of()
        : Arrays.stream(names.split(" ", -1)).map(Liberty::valueOf).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "'', a move",
    "?, a move",
    "N, a square",
    "Nf, a square",
    "Nf3 and more, the end of the move",
    "Qxf7, a legal move",
    "e8, a legal move",
  })
  void what_no_move_can_be_meant_by_is_a_fault(String text, String expected) {
    assertThat(LenientSan.read(Position.standard(), text).faultIfAny().orElseThrow().expected())
        .isEqualTo(expected);
  }

  @Test
  void promotion_without_a_piece_lists_the_four() {
    TextFault fault = LenientSan.read(position(PROMOTES), "e8").faultIfAny().orElseThrow();

    assertThat(fault.candidates()).containsExactly("e8=B+", "e8=N", "e8=Q+", "e8=R");
  }

  @ParameterizedTest
  @CsvSource({
    "ru, Кре2, Ke2, LOOK_ALIKE",
    "ru, КРe2, Ke2, LETTER_CASE",
    "ru, Кpe2, Ke2, LOOK_ALIKE",
    "ru, крe2, Ke2, LETTER_CASE",
  })
  void a_king_of_two_letters_is_no_knight(String tag, String text, String san, Liberty liberty) {
    Position position = position("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    Language language = Language.tagged(tag).orElseThrow();

    Understood understood = LenientSan.read(position, text, language).orThrow();

    assertThat(San.write(position, understood.move())).isEqualTo(san);
    assertThat(understood.forgiven()).extracting(Forgiven::liberty).containsExactly(liberty);
  }

  @ParameterizedTest
  @CsvSource({
    "1. Nf4, 3, 1, Nf4, f4",
    "e5, 0, 1, e5, e3 e4",
    "'\n 12...Ke2 ', 7, 2, Ke2, ''",
    "Nd2, 0, 1, Nd2, Na3 Nc3 Nf3 Nh3",
  })
  void an_illegal_move_is_found_without_its_number_and_likely_ones_are_named(
      String text, int offset, int line, String found, String candidates) {
    TextFault fault = LenientSan.read(Position.standard(), text).faultIfAny().orElseThrow();

    assertThat(fault.kind()).isEqualTo(TextFault.Kind.ILLEGAL);
    assertThat(fault.offset()).isEqualTo(offset);
    assertThat(fault.line()).isEqualTo(line);
    assertThat(fault.found()).isEqualTo(found);
    assertThat(String.join(" ", fault.candidates())).isEqualTo(candidates);
  }

  @ParameterizedTest
  @CsvSource({"en, 1. nf9x, ''", "de, sg1-f4, Ng1f4", "de, 0-0-0!, O-O-O", "fr, exd8=D, exd8=Q"})
  void what_is_said_can_be_told_plainly_whether_legal_or_not(
      String tag, String text, String plain) {
    Reading<String> said =
        LenientSan.said(text, Language.tagged(tag).orElseThrow()).map(SaidMove::plain);

    assertThat(said.valueIfAny().orElse("")).isEqualTo(plain);
  }

  /// A king in French, a pawn in English: other languages are not asked what the letter means.
  @ParameterizedTest
  @CsvSource({"fr, e8=R", "en, e8=K", "en, e8=P", "fr, e8R", "de, e8=B", "ru, e8=Кр"})
  void a_pawn_becomes_no_king_whatever_the_letter_means_elsewhere(String tag, String text) {
    TextFault fault =
        LenientSan.read(position(PROMOTES), text, Language.tagged(tag).orElseThrow())
            .faultIfAny()
            .orElseThrow();

    assertThat(fault.kind()).isEqualTo(TextFault.Kind.ILLEGAL);
  }

  @ParameterizedTest
  @CsvSource({
    "en, Sf3",
    "en, Кf3",
    "de, Nf3",
    "de, Qd4",
    "fr, Nf3",
    "en, Cxd5",
    "bg, Nf3",
    "de, e8=Q"
  })
  void a_letter_that_a_language_does_not_have_is_not_read_in_it(String tag, String text) {
    Language language = Language.tagged(tag).orElseThrow();

    assertThat(LenientSan.saidInOwnLetters(text, language, false)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"en, Nf3", "de, Sf3", "de, exd8=D", "bg, Кf3", "de, O-O-O"})
  void a_letter_that_a_language_has_is_read_in_it(String tag, String text) {
    Language language = Language.tagged(tag).orElseThrow();

    assertThat(LenientSan.saidInOwnLetters(text, language, false)).isPresent();
  }

  @Test
  void endless_text_is_refused() {
    assertThat(LenientSan.read(Position.standard(), "N".repeat(10_000)).faultIfAny()).isPresent();
  }

  @Test
  void every_legal_move_reads_back_in_every_language_without_forgiveness() {
    for (Language language : Language.all()) {
      MoveStyle style = MoveStyle.PGN.in(language);
      for (Position position : PerftPositions.sample(400)) {
        for (Move move : position.legalMoves()) {
          String text = style.write(position, move);
          assertThat(LenientSan.read(position, text, language))
              .as("%s in %s", text, language.tag())
              .isEqualTo(Reading.of(new Understood(move, List.of())));
        }
      }
    }
  }

  @Test
  void moves_as_the_laws_write_them_and_long_ones_are_understood() {
    for (Position position : PerftPositions.sample(200)) {
      for (Move move : position.legalMoves()) {
        for (MoveStyle style : List.of(MoveStyle.LAWS, MoveStyle.LONG)) {
          String text = style.write(position, move);
          assertThat(LenientSan.read(position, text).map(Understood::move))
              .as(text)
              .isEqualTo(Reading.of(move));
        }
      }
    }
  }
}
