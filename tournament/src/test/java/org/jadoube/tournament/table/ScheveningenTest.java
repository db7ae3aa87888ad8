package org.jadoube.tournament.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ScheveningenTest {
  /// The standard tables, a round between two slashes.
  @ParameterizedTest
  @CsvSource({
    "2, A1-B1 A2-B2/B2-A1 B1-A2",
    "3, A1-B1 A2-B2 B3-A3/B2-A1 A2-B3 B1-A3/A1-B3 B1-A2 A3-B2",
    "4, A1-B1 A2-B2 B3-A3 B4-A4/B2-A1 B1-A2 A3-B4 A4-B3/A1-B3 A2-B4 B1-A3 B2-A4/"
        + "B4-A1 B3-A2 A3-B2 A4-B1",
    "5, A1-B1 A2-B2 A3-B3 B4-A4 B5-A5/B2-A1 B3-A2 A3-B4 A4-B5 B1-A5/"
        + "A1-B3 A2-B4 B5-A3 B1-A4 A5-B2/B4-A1 A2-B5 A3-B1 B2-A4 B3-A5/"
        + "A1-B5 B1-A2 B2-A3 A4-B3 A5-B4",
    "7, A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7/B2-A1 B3-A2 B4-A3 A4-B5 A5-B6 A6-B7 B1-A7/"
        + "A1-B3 A2-B4 A3-B5 B6-A4 B7-A5 B1-A6 A7-B2/B4-A1 B5-A2 A3-B6 A4-B7 A5-B1 B2-A6 B3-A7/"
        + "A1-B5 A2-B6 B7-A3 B1-A4 B2-A5 A6-B3 A7-B4/B6-A1 A2-B7 A3-B1 A4-B2 B3-A5 B4-A6 B5-A7/"
        + "A1-B7 B1-A2 B2-A3 B3-A4 A5-B4 A6-B5 A7-B6",
    "8, A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7 B8-A8/"
        + "B2-A1 B3-A2 B4-A3 B1-A4 A5-B6 A6-B7 A7-B8 A8-B5/"
        + "A1-B3 A2-B4 A3-B1 A4-B2 B7-A5 B8-A6 B5-A7 B6-A8/"
        + "B4-A1 B1-A2 B2-A3 B3-A4 A5-B8 A6-B5 A7-B6 A8-B7/"
        + "A1-B5 A2-B6 A3-B7 A4-B8 B1-A5 B2-A6 B3-A7 B4-A8/"
        + "B6-A1 B7-A2 B8-A3 B5-A4 A5-B2 A6-B3 A7-B4 A8-B1/"
        + "A1-B7 A2-B8 A3-B5 A4-B6 B3-A5 B4-A6 B1-A7 B2-A8/"
        + "B8-A1 B5-A2 B6-A3 B7-A4 A5-B4 A6-B1 A7-B2 A8-B3"
  })
  void table_is_the_standard_one(int boards, String rounds) {
    assertThat(
            Scheveningen.table(boards).rounds().stream()
                .map(round -> text(round, boards))
                .collect(Collectors.joining("/")))
        .isEqualTo(rounds);
  }

  private static String text(List<Pair> round, int boards) {
    return round.stream()
        .map(pair -> player(pair.white(), boards) + "-" + player(pair.black(), boards))
        .collect(Collectors.joining(" "));
  }

  private static String player(int number, int boards) {
    return number <= boards ? "A" + number : "B" + (number - boards);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 22, 31})
  void everybody_meets_the_other_team_and_the_colours_balance(int boards) {
    PairingTable table = Scheveningen.table(boards);
    Set<Pair> met = new HashSet<>();
    int[] balance = new int[2 * boards + 1];
    int overall = 0;
    for (List<Pair> round : table.rounds()) {
      int team = 0;
      for (Pair pair : round) {
        boolean white = pair.white() <= boards;
        assertThat(met.add(white ? pair : pair.reversed())).isTrue();
        team += white ? 1 : -1;
        balance[pair.white()]++;
        balance[pair.black()]--;
      }
      assertThat(team).isBetween(boards == 2 ? -2 : -1, boards == 2 ? 2 : 1);
      overall += team;
    }
    int most = boards % 4 == 2 && boards >= 14 ? 2 : boards % 2;
    assertThat(met).hasSize(boards * boards).allMatch(pair -> pair.black() > boards);
    assertThat(IntStream.of(balance)).allMatch(each -> Math.abs(each) <= most);
    assertThat(overall).isEqualTo(boards % 2);
  }

  @Test
  void second_cycle_changes_the_colours() {
    PairingTable table = Scheveningen.table(4, 2);
    assertThat(table.rounds()).hasSize(8);
    assertThat(table.rounds().subList(4, 8)).isEqualTo(Scheveningen.table(4).reversed().rounds());
  }
}
