package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
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
    assertThat(found(pgn)).containsExactly(new Finding.DuplicateGame("test", 1));
  }

  @Test
  void other_people_other_days_and_other_moves_make_other_games() {
    String pgn =
        game("Anand, V", "Topalov, V", "2005.01.01", MOVES)
            + game("Topalov, V", "Anand, V", "2005.01.01", MOVES)
            + game("Anand, V", "Topalov, V", "2006.01.01", MOVES)
            + game("Anand, V", "Topalov, V", "2005.01.01", MOVES + " 8. c3")
            + game("Anand, V", "Kramnik, V", "2005.01.01", MOVES)
            + game("Anand, V", "Topalov, V", "2005.01.01", "1. e4 e5")
            + game("Anand, V", "Topalov, V", "2005.01.01", "1. e4 e5");
    assertThat(found(pgn)).isEmpty();
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
  void a_full_memory_still_compares() {
    Audit audit = Audit.byDate().comparedWith(new SeenGames(1));
    String pgn =
        (game("Anand, V", "Topalov, V", "2005.01.01", MOVES)
                + game("Anand, V", "Topalov, V", "2005.01.01", MOVES + " 8. c3"))
            .repeat(2);
    assertThat(PlantedFaultsTest.audit(pgn, audit))
        .extracting(found -> found.place().game())
        .containsExactly(3L);
  }
}
