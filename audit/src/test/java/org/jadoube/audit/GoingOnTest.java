package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.PlacedFinding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// After an unplayable word a game goes on in the one way that makes sense.
class GoingOnTest {
  private static final String TAGS =
      """
      [Event "a"]
      [Site "a"]
      [Date "2024.05.01"]
      [Round "1"]
      [White "A"]
      [Black "B"]
      [Result "1-0"]

      """;

  /// The Spanish Game with faults: how each faulty word is read, and how many plies follow.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "nothing",
      textBlock =
          """
          1. e4 e5 2. Nxf Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7                   | another-move Nf3 7
          1. e4 e5 2. Nf Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7                    | another-move Nf3 7
          1. e4 e5 2. N?f3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7                  | another-move Nf3 7
          1. e4 e5 2. N?f3 Nc6 3. Bc4 Bc5 4. d3 Nf6                             | another-move Nf3 5
          1. e4 e5 2. Nf3 Nc6 3. Bb a6 4. Ba4 Nf6 5. O-O Be7                    | another-move Bb5 5
          1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc dxc6 5. O-O f6 6. d4 exd4        | another-move Bxc6 5
          1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-0-O-0 Be7 6. Re1 b5 7. Bb3 d6 | another-move O-O 5
          1. e4 e5 2. Nf3 Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6                          | left-out Nf3 5
          1. e4 e5 2. Nf3 zz9 Nc6 3. Bb5 a6 4. Ba4 Nf6                          | left-out zz9 5
          1. e4 e5 2. Nf3 Nc6 3. Bb5 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5            | nothing
          1. e4 e5 2. Nf3 Nc6 3. 3. a6 4. Ba4 Nf6 5. O-O Be7                    | missing-move Bb5 5
          1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 5. O-O Bg4 6. h3 h5 7. d3        | missing-move dxc6 5
          1. e4 e5 2. -- Nc6 3. Bb5 a6                                          | pass -- 3
          1. e4 Z0 2. d4                                                        | pass Z0 1
          1. e4 e5 2. null Nc6 3. Ng5 a6 4. Qf3 Nf6 5. Qf4                      | nothing
          1. e4 e5 2. -- Nc6 3. Nxe5 Nxe5 4. d4 Nc6 5. d5                       | another-move Nf3 6
          1. e4 e5 2. Qh5 g6 3. Qxe5+ -- 4. a3 a6 5. b3 b6                      | nothing
          1. e4 e5 2. Nf3 Nc6 3. Bb a6 4. Ba4 Nf6 5. xxx Be7 6. Re1 b5 7. d3    | nothing
          1. e4 e5 2. Nf3 Nc6 3. Bb a6 4. Ba4 Nf6 5. 00-O Be7 6. Re1 b5 7. d3   | another-move Bb5 3, another-move O-O 4
          1. e4 e5 2. Bc4 Nc6 3. Qh5 g6 4. Qf3 Nf6 5. Bxf7+ d6 6. Nc3 Kxf7 7. d3 Rg8 8. Nge2 Bg7 | the-move-itself d6 6
          1. e4 e5 2. Bc4 Nc6 3. Qh5 g6 4. Qf3 Nf6 5. Bxf7+ d6 6. Nc3 a6 7. Nge2 Kxf7 8. d3 Rg8 | the-move-itself d6 1, the-move-itself a6 4
          1. e4 e5 2. Bc4 Nc6 3. Qh5 g6 4. Qf3 Nf6 5. Bxf7+ d6 6. Nc3 a6 7. Nge2 b6 8. d3 Rg8 9. h3 Rh8 10. a3 Kxf7 11. b3 Rg8 | another-move Ke7 12
          1. e4 e5 2. Qh5 a6 3. Qxf7+ a5 4. Qxe8 b6 5. a3 b5 6. a4 c6 | nothing
          1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ke2 Nf6 5. Ke1 Bc5 6. O-O O-O 7. Re1 d6 8. Kh1 h6 | the-move-itself O-O 5
          """)
  void a_game_goes_on_in_the_one_way_that_makes_sense(String moves, String expected) {
    assertThat(resumed(moves)).isEqualTo(expected == null ? "" : expected);
  }

  @Test
  void what_follows_is_judged_and_placed_where_it_stands() {
    assertThat(audit("1. e4 e5\n2. Bc4 --\n3. Qh5 a6\n4. Qxf7# 0-1"))
        .extracting(
            it -> it.finding().kind().id() + " " + it.place().ply() + " " + it.place().line())
        .containsExactlyInAnyOrder(
            "illegal-move 3 10",
            "differing-results 3 1",
            "resumed 3 10",
            "contradicted-result 7 1");
  }

  @Test
  void a_remark_before_the_fault_says_nothing_about_the_end() {
    assertThat(audit("1. e4 e5 2. Nf Nc6 {White resigns} 3. Bb5 a6 4. Ba4 Nf6 1-0"))
        .extracting(it -> it.finding().kind().id())
        .containsExactly("unreadable", "resumed");
  }

  private static String resumed(String moves) {
    return String.join(
        ", ",
        audit(moves + " 1-0").stream()
            .map(PlacedFinding::finding)
            .filter(Finding.Resumed.class::isInstance)
            .map(Finding.Resumed.class::cast)
            .map(it -> it.by().id() + " " + it.move() + " " + it.plies())
            .toList());
  }

  private static List<PlacedFinding> audit(String moves) {
    return PlantedFaultsTest.audit(TAGS + moves + "\n", Audit.byDate());
  }
}
