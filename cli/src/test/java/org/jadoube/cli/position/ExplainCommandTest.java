package org.jadoube.cli.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainCommandTest {
  @ParameterizedTest
  @ValueSource(strings = {"Nf3", "g1f3", "Ng1-f3", "nf3", "Nf3!"})
  void a_legal_move_is_named_in_san(String move) {
    Ran ran = Ran.jadoube("explain", "startpos", move);
    assertThat(ran.exit()).isEqualTo(Exit.DONE);
    assertThat(ran.out()).isEqualTo("Nf3 is legal.\n");
  }

  /// The same move as people write and say it elsewhere.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sf3",
        "Кf3",
        "♘f3",
        "1. Cf3",
        "7163",
        "Springer Gustav eins Felix drei",
        "knight to f3",
        "jezdec f tři",
        "скакач г један ф три"
      })
  void a_move_may_be_in_any_language(String move) {
    assertThat(Ran.jadoube("explain", "startpos", move).out()).isEqualTo("Nf3 is legal.\n");
  }

  /// Illegal moves in other words, and the article that they break.
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
    assertThat(ran.exit()).isEqualTo(Exit.FOUND);
    assertThat(ran.out()).contains(move + " is illegal").contains("Article " + article);
  }

  @Test
  void a_text_for_several_moves_names_them() {
    Ran ran = Ran.jadoube("explain", "4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "Rd1");
    assertThat(ran.exit()).isEqualTo(Exit.MISUSE);
    assertThat(ran.err()).contains("several legal moves: Rad1, Rhd1");
  }

  /// Legal moves, and what is said of the end of the game.
  @ParameterizedTest
  @CsvSource({
    "4k3/R7/4K3/8/8/8/8/8 w - - 0 1, Ra8, 2023, 'It ends the game: checkmate (FIDE 2023, Article 5.1.1).'",
    "7k/8/6K1/8/8/5Q2/8/8 w - - 0 1, Qf7, 2014, 'It ends the game: stalemate (FIDE 2014, Article 5.2a).'",
    "4k3/8/8/8/8/8/1r6/K7 w - - 0 1, Kxb2, 2018, 'It ends the game: dead position'",
    "8/8/8/3k4/8/3K4/8/8 w - - 0 1, Ke3, 2009, 'The game is over before it: dead position'"
  })
  void a_legal_move_may_be_the_end(String fen, String move, String edition, String said) {
    assertThat(Ran.jadoube("explain", "--edition", edition, fen, move).out()).contains(said);
  }

  /// Illegal moves and the articles that they break, in two editions.
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
    assertThat(ran.exit()).isEqualTo(Exit.FOUND);
    assertThat(ran.out())
        .contains("is illegal (FIDE " + edition + ")")
        .contains("Article " + article);
  }

  @Test
  void a_move_for_which_there_is_no_piece_is_illegal_too() {
    Ran ran = Ran.jadoube("explain", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4");
    assertThat(ran.exit()).isEqualTo(Exit.FOUND);
    assertThat(ran.out()).contains("White has no piece that \"Qd4\" could mean");
  }

  @Test
  void the_piece_that_moves_like_that_is_meant() {
    assertThat(Ran.jadoube("explain", "startpos", "Nd2").lines()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "startpos, Springer Gustav eins Felix drei, Nf3",
    "startpos, knight g1 f3, Nf3",
    "startpos, jezdec g1 f3, Nf3",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, castles king's side, O-O",
  })
  void a_move_may_be_said_in_words(String fen, String words, String san) {
    Ran ran = Ran.jadoube("explain", fen, words);
    assertThat(ran.out()).isEqualTo(san + " is legal.\n");
  }

  @Test
  void words_need_no_quotes() {
    assertThat(Ran.jadoube("explain", "startpos", "knight", "g1", "f3").exit())
        .isEqualTo(Exit.DONE);
    assertThat(Ran.jadoube("explain", "4k3/8/8/8/8/8/4P3/4K3", "w", "-", "-", "pawn", "e4").exit())
        .isEqualTo(Exit.DONE);
    assertThat(
            Ran.jadoube("explain", "4k3/8/8/8/8/8/4P3/4K3", "w", "-", "-", "0", "1", "e2", "e4")
                .exit())
        .isEqualTo(Exit.DONE);
  }
}
