package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.Crosstable;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// C07, 7 and 9.2.
final class OwnRecordTest {
  private static final Tournament SWISS =
      Crosstable.of(
          Format.SWISS,
          """
          1 2000 +W2 +B3 -B4 +F10 +BYE =BYE -F11 --
          2 2000 -B1 *BYE +F9 =B5 +B7 -W8 +W4 =B3
          """);

  @ParameterizedTest
  @CsvSource({
    "WIN, 1, 4, forfeit win and pairing-allocated bye count",
    "WIN, 2, 4, full-point bye counts",
    "WON, 1, 2, over the board only",
    "WON, 2, 2, over the board only",
    "BPG, 1, 2, forfeits are not played",
    "BPG, 2, 4, lost drawn and won alike",
    "BWG, 1, 1, of two",
    "BWG, 2, 1, of four",
    "REP, 1, 5, less the half-point bye and the forfeit loss and the zero-point bye",
    "REP, 2, 8, nothing was missed",
    "GE, 1, 5, the old name",
    "PS, 1, 25.5, 1 + 2 + 2 + 3 + 4 + 4½ + 4½ + 4½",
    "PS-C1, 1, 24.5, without the first round",
    "PS-C2, 1, 22.5, without the first two",
    "PS-M1, 1, 20, without the first and the last",
  })
  void own_results_count(String tieBreak, int player, String value, String why) {
    assertThat(Tables.value(SWISS, tieBreak, player)).as(why).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource({
    "KS, 1, 1, half of four is 2: only 2 and 3 reached it",
    "KS/L-1, 1, 2.5, 1½ is enough",
    "KS/L+1, 1, 0.5, 2½ is needed",
    "KS/L60, 1, 0.5, 2.4 is needed",
    "KS/L40, 1, 1, 1.6 is needed",
  })
  void koya_counts_points_against_the_upper_half(
      String tieBreak, int player, String value, String why) {
    // 1: 2½, 2: 2, 3: 2½, 4: 1½, 5: 1½.
    Tournament tournament =
        Crosstable.of(
            Format.ROUND_ROBIN,
            """
            1 2000 =W2 =W3 +W4 =W5 .   .
            2 2000 =B1 =W4 =B5 =W3 .   .
            3 2000 +W5 =B1 .   =B2 =W4 .
            4 2000 .   =B2 -B1 .   =B3 =W5
            """);
    assertThat(Tables.value(tournament, tieBreak, player)).as(why).isEqualTo(value);
  }

  /// 7.7 by its text: half a point for both who lost, and a point for the one who drew alone.
  @ParameterizedTest
  @CsvSource({"BOTH_LOSE, 0.5, 0.5", "DRAW_FOR_WHITE, 1, 0", "NOBODY_CAME, 0, 0"})
  void standard_points_compare_unusual_results(String result, String white, String black) {
    Result unusual =
        switch (result) {
          case "BOTH_LOSE" -> Result.BOTH_LOSE;
          case "DRAW_FOR_WHITE" -> new Result(Score.DRAW, Score.LOSS, false);
          default -> new Result(Score.LOSS, Score.LOSS, true);
        };
    Tournament tournament =
        new Tournament(
                Format.SWISS,
                PointSystem.CLASSIC,
                List.of(new Player(1, "A", 2000), new Player(2, "B", 2000)),
                1)
            .plus(Round.of(new Game(1, 2, unusual)));
    assertThat(Tables.values(tournament, "STD")).isEqualTo(white + " " + black);
  }

  @ParameterizedTest
  @CsvSource({"TPN, 1 2 3 4", "TPN/R, 4 3 2 1", "RTNG, 4 1 3 2", "RTNG/R, 2 3 1 4"})
  void numbers_decide_among_those_who_are_tied(String tieBreaks, String order) {
    Tournament tournament =
        Crosstable.of(Format.SWISS, "1 2100 =W3\n2 1900 =W4\n3 2000 =B1\n4 2200 =B2");
    assertThat(Tables.order(tournament, tieBreaks)).isEqualTo(order);
  }

  /// C07, 15.2: what a forfeit in a round robin is worth in tie-breaks of one's own record and of
  /// ratings; player 2 did not come to play 1 with Black.
  @ParameterizedTest
  @CsvSource({
    "AUGUST_2024, WON, 2 0 1", "MARCH_2026, WON, 2 0 1",
    "AUGUST_2024, BPG, 1 2 0", "MARCH_2026, BPG, 1 1 0",
    "AUGUST_2024, REP, 3 2 3", "MARCH_2026, REP, 3 2 3",
    "AUGUST_2024, ARO, 1950 2000 2050", "MARCH_2026, ARO, 1900 1900 2050",
    "AUGUST_2024, SB, 1 0 0", "MARCH_2026, SB, 1 0 0"
  })
  void forfeits_in_a_round_robin_count_by_the_edition(
      TieBreakEdition edition, String tieBreak, String values) {
    Tournament tournament =
        Crosstable.of(
            Format.ROUND_ROBIN, "1 2100 +F2 +B3 .\n2 2000 -F1 .   -B3\n3 1900 .   -W1 +W2");
    assertThat(Tables.values(Tables.under(edition, tournament), tieBreak)).isEqualTo(values);
  }
}
