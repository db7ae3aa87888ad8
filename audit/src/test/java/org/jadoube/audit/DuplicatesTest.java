package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.audit.finding.Finding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Games that occur twice.
class DuplicatesTest {
  private static final String MOVES =
      "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6";

  private static String game(String white, String black, String date, String moves) {
    return "[Event \"?\"]\n[Site \"?\"]\n[Date \"%s\"]\n[Round \"?\"]\n[White \"%s\"]\n[Black \"%s\"]\n[Result \"1-0\"]\n\n%s 1-0\n\n"
        .replaceFirst("%s", date)
        .replaceFirst("%s", white)
        .replaceFirst("%s", black)
        .replaceFirst("%s", moves);
  }

  private static List<Finding> found(String pgn) {
    Audit audit = Audit.byDate().comparedWith(new SeenGames(1_000));
    return PlantedFaultsTest.audit(pgn, audit).stream().map(found -> found.finding()).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Carlsen, Magnus   | Magnus Carlsen    | Karjakin, Sergey | Sergej Karjakin
          Carlsen, M.       | CARLSEN Magnus    | Karjakin,S       | Kariakin, Sergei
          Ding Liren        | Ding, Liren       | Ćirić, Dragoljub | Ciric, Dragoljub
          Hübner, Robert    | Huebner, R        | Petrosian, T     | Petrosyan, Tigran
          Tschigorin, M     | Chigorin, Mikhail | Schlechter, C    | Schlechter Carl
          """)
  void the_same_game_is_found_under_other_spellings(
      String white, String otherWhite, String black, String otherBlack) {
    String pgn =
        game(white, black, "2016.11.11", MOVES)
            + game("A", "B", "2016.11.11", MOVES)
            + game(otherWhite, otherBlack, "2016.??.??", MOVES);
    assertThat(found(pgn)).containsExactly(new Finding.DuplicateGame("test", 1, 0));
  }

  @Test
  void other_people_other_days_and_other_moves_make_other_games() {
    String pgn =
        game("Anand, V", "Topalov, V", "2005.01.01", MOVES)
            + game("Topalov, V", "Anand, V", "2005.01.01", MOVES)
            + game("Anand, V", "Topalov, V", "2006.01.01", MOVES)
            + game("Anand, V", "Topalov, V", "2005.01.01", MOVES.replace("7. Bb3", "7. Bxb5"))
            + game("Anand, V", "Kramnik, V", "2005.01.01", MOVES)
            + game("Anand, V", "Topalov, V", "2005.01.01", "1. e4 e5")
            + game("Anand, V", "Topalov, V", "2005.01.01", "1. e4 e5");
    assertThat(found(pgn)).isEmpty();
  }

  /// Broadcasts and their readers also store games that are still being played.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Anand, V | 2005.01.01 | Anand, V           | 2005.01.01 | 8. c3 O-O 9. h3 | 3
          Anand, V | 2005.01.01 | Viswanathan Anand  | 2005.??.?? | 8. c3           | 1
          """)
  void the_beginning_of_a_game_is_found_before_and_behind_it(
      String white, String date, String otherWhite, String otherDate, String rest, int plies) {
    String beginning = game(white, "Topalov, V", date, MOVES);
    String whole = game(otherWhite, "Topalov, V", otherDate, MOVES + " " + rest);
    assertThat(found(beginning + whole))
        .containsExactly(new Finding.DuplicateGame("test", 1, plies));
    assertThat(found(whole + beginning))
        .containsExactly(new Finding.DuplicateGame("test", 1, -plies));
  }

  @Test
  void each_stage_of_a_game_is_held_against_the_longest_other() {
    String first = game("Anand, V", "Topalov, V", "2005.01.01", MOVES);
    String second = game("Anand, V", "Topalov, V", "2005.01.01", MOVES + " 8. c3");
    String third = game("Anand, V", "Topalov, V", "2005.01.01", MOVES + " 8. c3 O-O");
    assertThat(found(first + second + third))
        .containsExactly(
            new Finding.DuplicateGame("test", 1, 1), new Finding.DuplicateGame("test", 2, 1));
    assertThat(found(third + first + second + first))
        .containsExactly(
            new Finding.DuplicateGame("test", 1, -2),
            new Finding.DuplicateGame("test", 1, -1),
            new Finding.DuplicateGame("test", 2, 0));
  }

  @Test
  void the_beginning_of_another_game_of_these_people_is_none() {
    String prepared =
        MOVES
            + " 8. c3 O-O 9. h3 Na5 10. Bc2 c5 11. d4 Qc7 12. Nbd2 cxd4 13. cxd4 Nc6 14. Nb3 a5"
            + " 15. Be3 a4 16. Nbd2 Bd7 17. Rc1 Qb7 18. Qe2 Rfe8 19. Bd3 Rab8 20. a3 Bd8";
    assertThat(
            found(
                game("Anand, V", "Topalov, V", "1995.01.03", prepared)
                    + game("Anand, V", "Topalov, V", "1997.01.03", prepared + " 21. Bb1")
                    + game("Anand, V", "Topalov, V", "1998.??.??", prepared + " 21. Rc2")))
        .isEmpty();
    String whole = game("Anand, V", "Topalov, V", "2005.01.01", MOVES + " 8. c3 O-O");
    String others =
        game("Anand, V", "Topalov, V", "2005.01.02", MOVES)
            + game("Topalov, V", "Anand, V", "2005.01.01", MOVES)
            + game("Anand, V", "Kramnik, V", "2005.01.01", MOVES)
            + game("Anand, V", "Topalov, V", "2005.01.01", MOVES + " 8. h3")
            + game(
                "Anand, V",
                "Topalov, V",
                "2005.01.01",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O");
    assertThat(found(whole + others)).isEmpty();
    assertThat(found(others + whole)).isEmpty();
  }

  @Test
  void beginnings_are_found_in_batches_side_by_side_and_after_the_tables_have_grown() {
    StringBuilder pgn = new StringBuilder();
    for (int i = 0; i < 1_200; i++) {
      String day = LocalDate.ofEpochDay(i).toString().replace('-', '.');
      String rest = i % 2 == 0 ? " 8. c3 O-O" : "";
      pgn.append(game(i % 5 == 0 ? "Anand, V" : "Ding, L", "Topalov, V", day, MOVES + rest));
    }
    String other = pgn.toString().replace(" 8. c3 O-O", " 8. c3");
    Audit audit = Audit.byDate().on(2).inBatchesOf(10_000).comparedWith(SeenGames.unlimited());
    assertThat(PlantedFaultsTest.audit(pgn + other, audit))
        .extracting(found -> found.finding())
        .containsExactlyElementsOf(
            IntStream.range(0, 1_200)
                .<Finding>mapToObj(
                    i -> new Finding.DuplicateGame("test", i + 1, i % 2 == 0 ? -1 : 0))
                .toList());
  }

  @Test
  void games_are_found_across_archives_and_after_the_tables_have_grown() {
    SeenGames seen = new SeenGames(100_000);
    Audit audit = Audit.byDate().comparedWith(seen).inBatchesOf(10_000);
    StringBuilder pgn = new StringBuilder();
    for (int i = 0; i < 5_000; i++) {
      String day = LocalDate.ofEpochDay(i).toString().replace('-', '.');
      pgn.append(game("Anand, V", "Topalov, V", day, MOVES));
    }
    assertThat(PlantedFaultsTest.audit(pgn.toString(), audit)).isEmpty();
    assertThat(PlantedFaultsTest.audit(pgn.toString(), audit)).hasSize(5_000);
  }

  @Test
  void the_documented_number_of_games_fits_into_two_gigabytes() {
    assertThat(SeenGames.mostIn(1L << 31)).isBetween(5_000_000, 6_000_000);
  }

  @Test
  void a_full_memory_still_compares() {
    Audit audit = Audit.byDate().comparedWith(new SeenGames(1));
    String pgn =
        (game("Anand, V", "Topalov, V", "2005.01.01", MOVES)
                + game("Anand, V", "Topalov, V", "2006.01.01", MOVES + " 8. c3"))
            .repeat(2);
    assertThat(PlantedFaultsTest.audit(pgn, audit))
        .extracting(found -> found.place().game())
        .containsExactly(3L);
  }
}
