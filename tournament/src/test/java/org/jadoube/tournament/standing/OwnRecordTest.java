package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.tournament.Crosstable;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Tournament;
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
}
