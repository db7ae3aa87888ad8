package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.tournament.Crosstable;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// C07, 14 to 16: unplayed rounds in a Swiss.
final class UnplayedRoundsTest {
  /// The second example of the Arbiters' Manual, as far as it is printed.
  private static final Tournament DAVID =
      Crosstable.of(
          Format.SWISS,
          """
          4  2050 +B12 =BYE +W13 =W3  =B1
          1  2200 +W9  =B13 =W2  +B15 =W4
          3  2100 =W11 +B6  +W8  =B4  =W2
          12 1650 -W4  +BYE +F14 --   --
          13 1600 +B5  =W1  -B4  -B8  -W14
          """);

  /// The first example of the Arbiters' Manual: the opponents 1 to 10 have the printed points,
  /// which they got against players without any importance.
  private static final Tournament LAXMAN =
      Crosstable.of(
          Format.SWISS,
          """
          11 2500 +W1  +B2  -W3  --   +W5  =B6  +W7  =B8  +W9  +B10
          1  1947 -B11 *BYE *BYE *BYE *BYE *BYE -W21 -W22 -W23 -W24
          2  1910 -W21 -W11 *BYE *BYE *BYE *BYE *BYE -W23 -W24 -W25
          3  2425 -W22 -W23 +B11 *BYE *BYE *BYE *BYE *BYE =W21 -W26
          5  2012 -W23 =W21 *BYE *BYE -B11 *BYE *BYE -W24 -W25 -W27
          6  2025 *BYE *BYE *BYE *BYE *BYE =W11 =W22 -W25 -W26 -W28
          7  2040 *BYE *BYE *BYE *BYE *BYE -W24 -B11 -W26 -W27 -W29
          8  2112 *BYE *BYE *BYE *BYE *BYE *BYE -W23 =W11 -W28 -W30
          9  1997 *BYE *BYE *BYE *BYE *BYE =W25 -W24 -W27 -B11 -W31
          10 2391 *BYE *BYE *BYE *BYE *BYE *BYE -W25 -W28 -W29 -W11
          """);

  @ParameterizedTest
  @CsvSource({
    "AUGUST_2024, BH, 57", "AUGUST_2024, BH-C1, 50", "AUGUST_2024, SB, 37.25",
    "MARCH_2026, BH, 55", "MARCH_2026, BH-C1, 50", "MARCH_2026, SB, 37.25"
  })
  void example_of_the_player_who_missed_one_round(
      TieBreakEdition edition, String tieBreak, String value) {
    assertThat(Tables.value(Tables.under(edition, LAXMAN), tieBreak, 11)).isEqualTo(value);
    assertThat(Tables.points(LAXMAN, 11)).isEqualTo("7");
  }

  @ParameterizedTest
  @CsvSource({
    "SEPTEMBER_2023, BH, 15", "SEPTEMBER_2023, BH-C1, 11.5",
    "MARCH_2026, BH, 14", "MARCH_2026, BH-C1, 11.5"
  })
  void example_of_the_requested_bye_and_the_withdrawal(
      TieBreakEdition edition, String tieBreak, String value) {
    assertThat(Tables.value(Tables.under(edition, DAVID), tieBreak, 4)).isEqualTo(value);
    assertThat(Tables.points(DAVID, 12)).isEqualTo("2");
  }

  /// The contribution to Buchholz of an opponent with this record in rounds 2 to 4, after drawing
  /// with player 1 in the first.
  @ParameterizedTest
  @CsvSource({
    "+BYE -W9 -W8, 1.5, 16.2.1 at face value",
    "*BYE -W9 -W8, 1.5, 16.2.1 at face value",
    "+F9 -W8 -W7, 1.5, 16.2.2 at face value",
    "-F9 -W8 -W7, 0.5, 16.2.4 at face value",
    "-W9 -W8 -F7, 0.5, 16.2.4 at face value in the last round too",
    "-- -W9 -W8, 0.5, 16.2.3 since the player came back",
    "=BYE -W9 -W8, 1, 16.2.3 since the player came back",
    "-W9 -W8 --, 1, 16.2.5 in the last round",
    "-W9 -W8 =BYE, 1, 16.2.5 in the last round",
    "-- -- --, 2, 16.2.5 throughout",
    "-- -F9 --, 1.5, 16.2.5 for byes that only a forfeit and byes follow",
    "-- +BYE --, 2, 16.2.3 before a bye that was not asked for and 16.2.5 after it",
    "-- +F9 --, 2, 16.2.3 before a forfeit win and 16.2.5 after it",
  })
  void opponent_counts_with_unplayed_rounds_adjusted(String record, double counted, String why) {
    Tournament tournament =
        Crosstable.of(Format.SWISS, "1 2000 =W2 --  --  --\n2 2000 =B1 " + record);
    // Three dummies with half a point each.
    Fraction others = Fraction.halves(3);
    assertThat(Tables.value(tournament, "BH", 1))
        .as(why)
        .isEqualTo(others.plus(Fraction.halves((long) (2 * counted))).toString());
  }

  /// Player 1 beats 2 (who has 1 in the end), loses to 3 (who has 2) and to 4 (who has 1½), and
  /// this is the fourth round.
  @ParameterizedTest
  @CsvSource({
    "+BYE, BH, 6.5, the dummy has the player's own points",
    "+BYE, BH-C1, 5.5, a bye that was not asked for is cut last",
    "=BYE, BH, 6, the dummy has the player's own points",
    "=BYE, BH-C1, 4.5, the bye is cut though 1 is less than 1½",
    "=BYE, BH-C2, 3.5, then the least",
    "=BYE, BH-M1, 2.5, then the most",
    "--, BH, 5.5, the dummy has the player's own points",
    "-F5, BH-C1, 4.5, a forfeit was voluntary",
    "+F5, BH-C1, 5, a forfeit win was not; the dummy has the 1½ of the opponent who stayed away",
    "=BYE, SB, 1.75, half the player's own points for the bye",
    "=BYE, SB-C1, 0.75, the bye brings ¾ and the weakest opponent 1: the higher is cut",
  })
  void own_unplayed_round(String last, String tieBreak, String value, String why) {
    Tournament tournament =
        Crosstable.of(
            Format.SWISS,
            """
            1 2000 +W2  -W3  -B4  %s
            2 2000 -B1  +BYE -W12 -W11
            3 2000 -W12 +B1  +W11 -W10
            4 2000 -W11 =W12 +W1  -W9
            """
                .replace("%s", last));
    assertThat(Tables.value(tournament, tieBreak, 1)).as(why).isEqualTo(value);
  }

  /// C07, 8.3: only what is paired in the final round is drawn; a bye given in it is worth what it
  /// is worth, although whoever got it was there to play.
  @ParameterizedTest
  @CsvSource({"FB, 2, the win of 4 becomes a draw and the bye of 2 stays", "BH, 2.5, as it was"})
  void a_bye_in_the_final_round_is_not_drawn(String tieBreak, String value, String why) {
    Tournament tournament =
        Crosstable.of(
            Format.SWISS,
            """
            1 2000 =W2 -W4
            2 2000 =B1 +BYE
            3 2000 +W4 =BYE
            4 2000 -B3 +B1
            """);
    assertThat(Tables.value(tournament, tieBreak, 1)).as(why).isEqualTo(value);
  }
}
