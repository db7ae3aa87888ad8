package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.tournament.Crosstable;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Tournament;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// C07, 10.
final class RatingTieBreaksTest {
  private static final Tournament SWISS =
      Crosstable.of(
          Format.SWISS,
          """
          1 2400 +W2 =B3 +W4 --  +BYE
          2 2301 -B1 +W4 =B3 +BYE -F5
          3 2200 +W4 =W1 =W2 =B5 --
          4 2000 -B3 -B2 -B1 --  --
          5 1800 --  --  --  =W3 +F2
          """
              .replace("+F5 +BYE", "--  +BYE")
              .replace("=B5 --", "=B5 --"));

  @ParameterizedTest
  @CsvSource({
    "ARO, 1, 2167", // 2301, 2200, 2000; not the byes
    "ARO, 2, 2200", // 2400, 2000, 2200; not the forfeit
    "ARO-C1, 1, 2251", // 2250½
    "ARO-C2, 1, 2301",
    "ARO-M1, 1, 2200",
    "ARO-C3, 1, none",
    "TPR, 1, 2440", // 2½ of 3
    "TPR, 4, 1500",
    "PTP, 4, 1400", // 800 below 2200
    "APRO, 5, 2220", // of 3: 2½ of 4 against 2125
    "APPO, 5, 2255",
    "ARO, 5, 2200",
  })
  void ratings_of_opponents_over_the_board_count(String tieBreak, int player, String value) {
    assertThat(Tables.value(SWISS, tieBreak, player)).isEqualTo(value);
  }

  @Test
  void unrated_players_drop_the_tie_breaks_of_ratings() {
    Tournament unrated = Crosstable.of(Format.SWISS, "1 2000 +W2\n2 0 -B1");
    Standings standings = Tables.standings(unrated, "ARO, WON, TPR, ARO/U1400");
    assertThat(standings.dropped()).extracting(Object::toString).containsExactly("ARO", "TPR");
    assertThat(standings.tieBreaks())
        .extracting(Object::toString)
        .containsExactly("WON", "ARO/U1400");
    assertThat(Tables.value(unrated, "ARO/U1400", 1)).isEqualTo("1400");
  }

  @Test
  void who_has_played_nobody_comes_last() {
    Tournament tournament = Crosstable.of(Format.SWISS, "1 2000 *BYE\n2 1500 +W3\n3 1000 -B2");
    assertThat(Tables.order(tournament, "ARO")).isEqualTo("2 1 3");
  }
}
