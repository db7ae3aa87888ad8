package org.jadoube.tournament.table;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BergerTest {
  /// Number of participants to rounds, as printed.
  static Stream<Map.Entry<Integer, List<String>>> printed() throws IOException {
    Map<Integer, List<String>> tables = new TreeMap<>();
    List<String> rounds = new ArrayList<>();
    for (String line : lines()) {
      if (line.startsWith("  ")) {
        rounds.add(line.strip());
      } else if (!line.startsWith("#")) {
        rounds = new ArrayList<>();
        tables.put(Integer.valueOf(line), rounds);
      }
    }
    return tables.entrySet().stream();
  }

  private static List<String> lines() throws IOException {
    try (InputStream in = BergerTest.class.getResourceAsStream("berger.txt")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("printed")
  void table_is_as_printed(Map.Entry<Integer, List<String>> printed) {
    assertThat(text(Berger.table(printed.getKey()))).isEqualTo(printed.getValue());
  }

  @ParameterizedTest
  @MethodSource("printed")
  void without_the_highest_number_its_opponent_is_free(Map.Entry<Integer, List<String>> printed) {
    int odd = printed.getKey() - 1;
    PairingTable table = Berger.table(odd);
    assertThat(text(table))
        .isEqualTo(printed.getValue().stream().map(round -> without(round, odd + 1)).toList());
    for (int round = 1; round <= odd; round++) {
      assertThat(table.free(round, odd)).hasSize(1);
    }
  }

  private static String without(String round, int number) {
    return Stream.of(round.split(" "))
        .filter(pair -> !List.of(pair.split("-")).contains("" + number))
        .collect(joining(" "));
  }

  @Test
  void every_printed_table_is_checked() throws IOException {
    assertThat(printed().map(Map.Entry::getKey)).containsExactly(4, 6, 8, 10, 12, 14, 16);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 17, 18, 24, 51, 100})
  void everybody_meets_everybody_once_and_colours_balance(int participants) {
    PairingTable table = Berger.table(participants);
    Set<Set<Integer>> met = new HashSet<>();
    int[] balance = new int[participants + 1];
    for (List<Pair> round : table.rounds()) {
      for (Pair pair : round) {
        assertThat(met.add(Set.of(pair.white(), pair.black()))).isTrue();
        balance[pair.white()]++;
        balance[pair.black()]--;
      }
    }
    assertThat(met).hasSize(participants * (participants - 1) / 2);
    assertThat(balance).containsOnly(participants % 2 == 0 ? new int[] {-1, 0, 1} : new int[] {0});
  }

  @Test
  void double_round_swaps_the_last_two_rounds_of_the_first_cycle() {
    assertThat(text(Berger.table(4, 2)))
        .containsExactly("1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3");
  }

  @ParameterizedTest
  @CsvSource({"4, 2", "5, 4", "6, 4", "8, 4", "9, 4", "10, 4", "13, 4", "14, 4", "16, 4", "22, 4"})
  void nobody_has_a_colour_three_times_running_over_several_cycles(int participants, int cycles) {
    PairingTable table = Berger.table(participants, cycles);
    for (int number = 1; number <= participants; number++) {
      assertThat(colours(table, number)).doesNotContain("WWW").doesNotContain("BBB");
    }
  }

  private static String colours(PairingTable table, int number) {
    return table.rounds().stream()
        .flatMap(List::stream)
        .filter(pair -> pair.white() == number || pair.black() == number)
        .map(pair -> pair.white() == number ? "W" : "B")
        .collect(joining());
  }

  @Test
  void numbers_out_of_range_are_refused() {
    assertThatThrownBy(() -> Berger.table(1))
        .hasMessage("participants must be from 2 to 1000, not 1");
    assertThatThrownBy(() -> Berger.table(4, 0)).hasMessage("cycles must be from 1 to 100, not 0");
  }

  @Test
  void table_becomes_rounds_of_games_or_of_matches() {
    PairingTable table = Berger.table(3);
    assertThat(table.games()).hasSize(3);
    assertThat(table.matches(4).getFirst().pairings()).hasSize(1);
    assertThat(IntStream.rangeClosed(1, 3).mapToObj(round -> table.free(round, 3)))
        .containsExactly(List.of(1), List.of(3), List.of(2));
  }

  private static List<String> text(PairingTable table) {
    return table.rounds().stream()
        .map(round -> round.stream().map(Pair::toString).collect(joining(" ")))
        .toList();
  }
}
