package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.PlacedFinding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Games longer than anybody plays.
class LongGamesTest {
  private static final String DATED = "[Date \"2020.01.01\"]\n";

  /// Pawns and bishops wall off the board, and the kings walk about.
  private static final String WALLED =
      "[FEN \"4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1\"]\n\n";

  /// Examined from the end, one position after the other, this would take minutes.
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 10, 37, 500})
  @Timeout(value = 2, unit = TimeUnit.MINUTES)
  void a_position_that_has_long_been_dead_is_found_at_its_first_ply(int moves) {
    List<PlacedFinding> found =
        ByDateTest.audit(DATED + WALLED + "Ke2 Ke7 Ke1 Ke8 ".repeat(moves) + "1/2-1/2");
    assertThat(found)
        .filteredOn(each -> each.finding().kind() == FindingKind.PLAYED_ON)
        .singleElement()
        .satisfies(each -> assertThat(each.place().ply()).isZero());
  }

  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES)
  void twenty_thousand_plies_without_a_capture_are_gone_through_once() {
    String walk = "Kb1 Kg8 Ka1 Kh8 ".repeat(5_000);
    List<PlacedFinding> found =
        ByDateTest.audit(
            "[Date \"2010.01.01\"]\n[FEN \"7k/8/8/8/8/8/8/KQ6 w - - 0 1\"]\n\n"
                + walk.replace("Kb1", "Qb2").replace("Ka1", "Qb1")
                + "1/2-1/2");
    assertThat(found)
        .extracting(each -> each.finding().kind())
        .containsExactly(FindingKind.CLAIMABLE_DRAW, FindingKind.CLAIMABLE_DRAW);
  }
}
