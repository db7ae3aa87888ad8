package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.tournament.Crosstable;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PrizeFundTest {
  /// 1 to 4 have a point each; by pairing numbers they come in that order, by no tie-break they
  /// share the first place. 5 to 8 have nothing but 7 and 8, who have half a point.
  private static List<Prize> prizes(String fund, PrizeSharing sharing, String tieBreaks) {
    var tournament =
        Crosstable.of(
            Format.SWISS,
            """
            1 2000 +W5
            2 2000 +W6
            3 2000 +W7
            4 2000 =W8
            """);
    return PrizeFund.read(fund)
        .orThrow()
        .shared(
            Standings.of(
                tournament,
                tieBreaks.isEmpty() ? List.of() : TieBreak.readList(tieBreaks).orThrow()),
            sharing);
  }

  @ParameterizedTest
  @CsvSource({
    "PLACE, 500 300 200, TPN, 1:500.00 2:300.00 3:200.00",
    "EQUAL, 500 300 200, TPN, 1:333.33 2:333.33 3:333.33",
    "HORT, 500 300 200, TPN, 1:416.66 2:316.66 3:266.66",
    "PLACE, 500 300 200, '', 1:333.33 2:333.33 3:333.33",
    "HORT, 500 300 200, '', 1:333.33 2:333.33 3:333.33",
    "HORT, 600, TPN, 1:400.00 2:100.00 3:100.00",
    "HORT, 600 300 300 200 100.50, TPN, 1:500.00 2:350.00 3:350.00 4:175.12 8:125.37",
    "EQUAL, 600 300 300 200 100.50, TPN, 1:400.00 2:400.00 3:400.00 4:150.25 8:150.25"
  })
  void those_with_equal_points_share_as_was_announced(
      PrizeSharing sharing, String fund, String tieBreaks, String expected) {
    assertThat(
            prizes(fund, sharing, tieBreaks).stream()
                .map(each -> each.place().participant() + ":" + each.amount())
                .collect(Collectors.joining(" ")))
        .isEqualTo(expected);
  }

  @Test
  void never_more_is_paid_than_there_is() {
    for (PrizeSharing sharing : PrizeSharing.values()) {
      BigDecimal paid =
          prizes("100.01 50 0.01", sharing, "TPN").stream()
              .map(Prize::amount)
              .reduce(BigDecimal.ZERO, BigDecimal::add);
      assertThat(paid).isBetween(new BigDecimal("149.98"), new BigDecimal("150.02"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0, 'an amount above 0'",
    "'500,', 4, 'an amount above 0'",
    "'500, x', 5, 'an amount above 0'",
    "'500 0', 4, 'an amount above 0'",
    "'1.234', 0, 'an amount above 0'",
    "'200000000', 0, 'an amount above 0'",
    "'200 300', 4, 'no more than the prize before, 200'"
  })
  void what_is_no_list_of_prizes_is_told_with_its_place(String text, int offset, String expected) {
    var fault = PrizeFund.read(text).faultIfAny().orElseThrow();
    assertThat(fault.offset()).isEqualTo(offset);
    assertThat(fault.message()).contains(expected);
  }

  @Test
  void amounts_that_rise_are_none() {
    assertThatThrownBy(() -> new PrizeFund(List.of(BigDecimal.ONE, BigDecimal.TEN)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("found 10");
  }
}
