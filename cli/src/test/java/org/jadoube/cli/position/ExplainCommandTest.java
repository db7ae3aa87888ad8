package org.jadoube.cli.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainCommandTest {
  @ParameterizedTest
  @ValueSource(strings = {"Nf3", "g1f3", "Ng1-f3", "nf3", "Nf3!"})
  void a_legal_move_is_named_in_san(String move) {
    Ran ran = Ran.jadoube("explain", "startpos", move);
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out()).isEqualTo("Nf3 is legal.\n");
  }

  /// One move as written and spoken elsewhere, and the languages it is read as.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Jf3 | Czech",
        "Sf3 | Slovene, Serbian (Latin), German, Polish, Danish, Norwegian or Swedish",
        "Кf3 | Bulgarian, Russian or Ukrainian", // a Cyrillic letter
        "1. Cf3 | French, Spanish, Italian, Portuguese or Romanian",
        "Springer Gustav eins Felix drei | German",
        "jezdec f tři | Czech",
        "caballo Félix tres | Spanish",
        "скакач г један ф три | Serbian (Cyrillic)",
      })
  void a_letter_or_a_word_that_english_does_not_know_is_read_in_languages_that_are_named(
      String move, String languages) {
    Ran ran = Ran.jadoube("explain", "startpos", move);
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.lines().getFirst())
        .isEqualTo("Nf3 is legal (\"" + move + "\" read as " + languages + ").");
  }

  @ParameterizedTest
  @ValueSource(strings = {"♘f3", "♞f3", "Ｎｆ３", "7163", "knight to f3", "I play Nf3", "nf3"})
  void what_everybody_can_write_names_no_language(String move) {
    assertThat(Ran.jadoube("explain", "startpos", move).out()).isEqualTo("Nf3 is legal.\n");
  }

  /// Each would be a legal move in some other language.
  @ParameterizedTest
  @CsvSource({"Kf3, 3.8.1", "Rf3, 3.3", "Bf3, 3.2", "Nd4, 3.6", "bf3, 3.7.1"})
  void an_illegal_move_stays_one_whatever_its_letter_is_elsewhere(String move, String article) {
    Ran ran = Ran.jadoube("explain", "startpos", move);
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.out())
        .startsWith(move + " is illegal (FIDE 2023):")
        .contains("(Article " + article + ")")
        .doesNotContain(" is legal", "ead as");
  }

  @ParameterizedTest
  @CsvSource({
    "de, Sf3, Nf3 is legal.",
    "de, Bf3, f3 is legal.",
    "de, Lf3, Lf3 is illegal (FIDE 2023):",
    "fr, Rf3, Rf3 is illegal (FIDE 2023):", // roi
    "fr, Cf3, Nf3 is legal.",
    "bg, Kf3, Nf3 is legal.", // Latin K for Cyrillic К
    "bg, Kd1, Kd1 is illegal (FIDE 2023):",
    "de, Nf3, 'Nf3 is legal (\"Nf3\" read as English).'",
    "de, knight f3, 'Nf3 is legal (\"knight f3\" read as English).'",
    "de, Springer f3, Nf3 is legal.",
    "nl, Pe4, Pe4 is illegal (FIDE 2023):", // paard
    "de, Pe4, 'e4 is legal (\"Pe4\" read as English).'",
  })
  void the_language_of_the_reader_decides(String language, String move, String answer) {
    assertThat(Ran.jadoube("explain", "--from", language, "startpos", move).lines().getFirst())
        .isEqualTo(answer);
  }

  @Test
  void a_language_in_which_there_are_no_moves_is_misuse() {
    Ran ran = Ran.jadoube("explain", "--from", "xx", "startpos", "Nf3");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("--from: there is no language 'xx'");
  }

  /// The answer names all meanings, in other languages, of a letter that English lacks.
  @Test
  void languages_that_disagree_are_told_apart() {
    assertThat(Ran.jadoube("explain", "startpos", "Sf3").out())
        .contains("\n  Read as Czech, it is Bf3, an illegal move.\n");
    assertThat(Ran.jadoube("explain", "startpos", "Sd2").out())
        .contains("  Read as Czech, it is Bd2.\n  c1-d2: ")
        .contains("or Swedish, it is Nd2.\n  b1-d2: ");
    Ran both = Ran.jadoube("explain", "4k3/8/8/8/8/8/8/1NB1K3 w - - 0 1", "Sa3");
    assertThat(both.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(both.err()).contains("Ba3 (Czech), Na3 (Slovene, Serbian (Latin), German,");
  }

  /// If the text is close to a legal move, the answer asks about that move but does not assume it.
  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/3p4/2B1P3/8/8/4K3 w - - 0 1, bxd5, White has no pawn on the b-file, Bxd5",
    "4k3/8/8/3p4/3PP3/8/8/4K3 w - - 0 1, d5, A piece on d5 is in the way, exd5",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, Kg1, A king cannot move from e1 to g1, O-O",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, Ke1xa1, There is a piece of the same colour on a1, O-O-O",
  })
  void a_legal_move_that_is_near_is_suggested(
      String fen, String move, String reason, String suggested) {
    Ran ran = Ran.jadoube("explain", fen, move);
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.out()).contains(reason).contains("Did you mean " + suggested + "?");
  }

  @ParameterizedTest
  @CsvSource({
    "e8, 'must be exchanged for a queen, rook, bishop or knight'",
    "e8=K, A pawn cannot become a king",
    "e8=P, A pawn cannot become a pawn", // a knight in Dutch
    "e7e8k, A pawn cannot become a king",
    "Ke2=Q, no pawn reaches the last rank",
  })
  void a_promotion_that_cannot_be_is_explained(String move, String reason) {
    Ran ran = Ran.jadoube("explain", "8/4P3/8/8/k7/8/8/4K3 w - - 0 1", move);
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.out()).containsIgnoringCase(reason).contains("(Article 3.7.3.3)");
  }

  @ParameterizedTest
  @CsvSource({
    "Nxf3, Nothing is captured on f3.",
    "Nf3+, It does not give check.",
    "Nf3 e.p., It is not an en passant capture.",
  })
  void a_sign_that_claims_too_much_is_remarked_on(String move, String remark) {
    assertThat(Ran.jadoube("explain", "startpos", move).out())
        .isEqualTo("Nf3 is legal.\n  " + remark + "\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0000", "Z0", "null"})
  void nobody_may_pass(String move) {
    Ran ran = Ran.jadoube("explain", "startpos", move);
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.out()).contains("Passing is not allowed").contains("(Article 1.2)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"O-O-O-O", "rook", "xyz", "Yf3", "Nf9", "", "O", "dame"})
  void what_says_no_move_is_misuse(String text) {
    Ran ran = Ran.jadoube("explain", "startpos", text);
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).startsWith("\"" + text + "\" is not a move");
  }

  @Test
  void castling_is_said_in_one_word_and_to_both_sides() {
    String fen = "r3k2r/8/8/8/8/8/4q3/R3K2R w KQkq - 0 1";
    assertThat(Ran.jadoube("explain", fen, "castles").out()).contains("  0-0: ", "  0-0-0: ");
  }

  /// A FEN may claim impossible castling rights, which have no effect.
  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/3K3R w K - 0 1, O-O",
    "4k3/8/8/8/8/8/8/4K3 w K - 0 1, O-O",
    "4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1, exd6",
  })
  void a_right_that_cannot_be_makes_nothing_legal(String fen, String move) {
    Ran position = Ran.jadoube("position", fen);
    Ran ran = Ran.jadoube("explain", fen, move);
    assertThat(ran.out().contains(" is legal")).isEqualTo(position.out().contains(move));
  }

  /// Illegal moves in words, and the Article they break.
  @ParameterizedTest
  @CsvSource({
    "startpos, Springer Gustav eins Felix vier, 3.6",
    "startpos, Läufer Felix eins Bella fünf, 3.5",
    "startpos, knight g1 f4, 3.6",
    "startpos, Sd2, 3.1",
    "startpos, 1. Nd2, 3.1",
    "startpos, nd2, 3.1",
    "r3k2r/8/8/8/8/8/4q3/R3K2R w KQkq - 0 1, kurze Rochade, 3.8.2",
    "r3k2r/8/8/8/8/8/4q3/R3K2R w KQkq - 0 1, 0-0, 3.8.2"
  })
  void an_illegal_move_may_be_written_or_said_in_any_language(
      String fen, String move, String article) {
    Ran ran = Ran.jadoube("explain", fen, move);
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.out()).contains(move + " is illegal").contains("Article " + article);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Nd2", "knight d2", "knight to d2", "--from=de Sd2", "--from=de Springer d2"})
  void a_text_for_several_moves_names_them(String move) {
    List<String> words = List.of(move.split(" ", -1));
    List<String> arguments = new ArrayList<>(List.of("explain"));
    words.stream().filter(word -> word.startsWith("--")).forEach(arguments::add);
    arguments.add("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    words.stream().filter(word -> !word.startsWith("--")).forEach(arguments::add);

    Ran ran = Ran.jadoube(arguments.toArray(String[]::new));

    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("several legal moves: Nbd2, Nfd2.");
  }

  /// Legal moves, and the remark on the end of the game.
  @ParameterizedTest
  @CsvSource({
    "4k3/R7/4K3/8/8/8/8/8 w - - 0 1, Ra8, 2023, 'This move ends the game: checkmate (FIDE 2023, Article 5.1.1).'",
    "7k/8/6K1/8/8/5Q2/8/8 w - - 0 1, Qf7, 2014, 'This move ends the game: stalemate (FIDE 2014, Article 5.2a).'",
    "4k3/8/8/8/8/8/2r5/1K6 w - - 0 1, Kxc2, 2018, 'This move ends the game: dead position'",
    "8/8/8/3k4/8/3K4/8/8 w - - 0 1, Ke3, 2009, 'The game was already over before this move: dead position'"
  })
  void a_legal_move_may_be_the_end(String fen, String move, String edition, String said) {
    assertThat(Ran.jadoube("explain", "--edition", edition, fen, move).out()).contains(said);
  }

  /// Illegal moves and the Articles they break, in two editions.
  @ParameterizedTest
  @CsvSource({
    "startpos, e2e5, 2023, 3.7.1",
    "startpos, Nd2, 2023, 3.1",
    "startpos, Bb5, 2023, 3.5",
    "startpos, Nf6, 2023, 3.6",
    "r3k2r/8/8/8/8/8/4q3/R3K2R w KQkq - 0 1, O-O, 2023, 3.8.2",
    "r3k2r/8/8/8/8/8/4q3/R3K2R w KQkq - 0 1, O-O, 2014, 3.8b",
    "4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1, Ra2, 2023, 3.9.2"
  })
  void an_illegal_move_breaks_an_article(String fen, String move, String edition, String article) {
    Ran ran = Ran.jadoube("explain", "--edition", edition, fen, move);
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.out())
        .contains("is illegal (FIDE " + edition + ")")
        .contains("Article " + article);
  }

  @Test
  void a_move_for_which_there_is_no_piece_is_illegal_too() {
    Ran ran = Ran.jadoube("explain", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4");
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.out()).contains("White has no queen (Article 1.1).");
  }

  @Test
  void a_piece_that_is_not_there_cannot_be_captured() {
    Ran ran = Ran.jadoube("explain", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "queen takes rook");
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.out()).contains("Black has no rook to capture.");
  }

  @Test
  void the_piece_that_moves_like_that_is_meant() {
    assertThat(Ran.jadoube("explain", "startpos", "Nd2").lines()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "startpos, knight g1 f3, Nf3",
    "startpos, knight to f3, Nf3",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, castles king's side, O-O",
    "7k/8/8/3p4/4P1b1/8/4Q3/4K3 w - - 0 1, queen takes bishop, Qxg4",
    "7k/8/8/3p4/4P1b1/8/4Q3/4K3 w - - 0 1, pawn takes pawn, exd5",
  })
  void a_move_may_be_said_in_words(String fen, String words, String san) {
    Ran ran = Ran.jadoube("explain", fen, words);
    assertThat(ran.out()).isEqualTo(san + " is legal.\n");
  }

  @Test
  void words_need_no_quotes() {
    assertThat(Ran.jadoube("explain", "startpos", "knight", "g1", "f3").exit())
        .isEqualTo(ExitCode.DONE);
    assertThat(Ran.jadoube("explain", "4k3/8/8/8/8/8/4P3/4K3", "w", "-", "-", "pawn", "e4").exit())
        .isEqualTo(ExitCode.DONE);
    assertThat(
            Ran.jadoube("explain", "4k3/8/8/8/8/8/4P3/4K3", "w", "-", "-", "0", "1", "e2", "e4")
                .exit())
        .isEqualTo(ExitCode.DONE);
  }
}
