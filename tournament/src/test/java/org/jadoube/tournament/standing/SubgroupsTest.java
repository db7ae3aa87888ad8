package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.tournament.Crosstable;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Tournament;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// C07, 4.2: those who are still tied go on to the next tie-break among themselves.
final class SubgroupsTest {
  /// Players 1 to 4 have a point each; 1 beat 2, and 3 and 4 drew with each other.
  private static final Tournament TOURNAMENT =
      Crosstable.of(
          Format.SWISS,
          """
          1 2000 +W2 --
          2 2000 -B1 +W5
          3 2000 =W4 =W7
          4 2000 =B3 =W8
          """);

  @ParameterizedTest
  @CsvSource({
    "'WIN, DE', 1 2 3=4 7=8 5, the two winners are compared with each other",
    "'DE, WIN', 1=2 3=4 7=8 5, among four of whom most have not met nobody is sure to be first",
    "'WIN, DE, TPN/R', 1 2 4 3 8 7 5, each group by itself"
  })
  void next_tie_break_is_for_each_group_that_is_still_tied(
      String tieBreaks, String order, String why) {
    assertThat(Tables.order(TOURNAMENT, tieBreaks)).as(why).isEqualTo(order);
  }
}
