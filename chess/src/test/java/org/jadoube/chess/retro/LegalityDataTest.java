package org.jadoube.chess.retro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.chess.Diagrams;
import org.jadoube.chess.Setup;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Positions of real games, and random ones with proofs by others.
class LegalityDataTest {
  @Test
  void no_position_known_as_legal_is_called_illegal() {
    assertThat(calledIllegal(oneIn(8, rows(",legal,")))).isEmpty();
  }

  @Test
  @Tag("long")
  void not_one_of_all_positions_known_as_legal_is_called_illegal() {
    assertThat(calledIllegal(rows(",legal,"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Kings", "Check", "Bishops", "No possible last move]"})
  void illegal_positions_are_found_for_these_reasons(String reason) {
    assertThat(oneIn(3, illegal(reason)).parallelStream())
        .allMatch(LegalityDataTest::isUnreachable);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"Kings", "Check", "Bishops", "No possible last move]"})
  void all_illegal_positions_are_found_for_these_reasons(String reason) {
    assertThat(illegal(reason).parallelStream()).allMatch(LegalityDataTest::isUnreachable);
  }

  @ParameterizedTest
  @CsvSource({"proof kernel, 95", "all moves rejected, 95", "[Other], 90"})
  void most_of_the_hard_ones_are_found(String reason, int leastPercent) {
    assertFound(oneIn(3, illegal(reason)), leastPercent);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"proof kernel, 95", "all moves rejected, 95", "[Other], 90"})
  void of_all_the_hard_ones_most_are_found(String reason, int leastPercent) {
    assertFound(illegal(reason), leastPercent);
  }

  private static void assertFound(List<String> rows, int leastPercent) {
    long found = rows.parallelStream().filter(LegalityDataTest::isUnreachable).count();
    assertThat(100.0 * found / rows.size()).isGreaterThanOrEqualTo(leastPercent);
  }

  private static List<String> oneIn(int every, List<String> rows) {
    return IntStream.range(0, rows.size()).filter(i -> i % every == 0).mapToObj(rows::get).toList();
  }

  private static List<String> calledIllegal(List<String> rows) {
    return rows.parallelStream().filter(LegalityDataTest::isUnreachable).toList();
  }

  private static List<String> illegal(String reason) {
    return rows(",illegal,").stream().filter(line -> line.contains(reason)).toList();
  }

  private static List<String> rows(String verdict) {
    return SharedData.lines("legality/legality.csv").stream()
        .filter(line -> line.contains(verdict))
        .toList();
  }

  private static boolean isUnreachable(String line) {
    Setup setup = Diagrams.setup(line.substring(0, line.indexOf(',')));
    return Reachability.from(Setup.standard(), setup) instanceof Reachability.Unreachable;
  }
}
