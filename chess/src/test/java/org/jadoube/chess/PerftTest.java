package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class PerftTest {
  @ParameterizedTest
  @CsvFileSource(resources = "perft-suite.csv")
  void counts_are_those_of_the_programming_wiki(String fen, String counts) {
    Position position = Diagrams.position(fen);
    long[] expected = Arrays.stream(counts.split(" ")).mapToLong(Long::parseLong).toArray();
    for (int depth = 1; depth <= expected.length; depth++) {
      assertThat(Perft.count(position, depth)).as("depth %d", depth).isEqualTo(expected[depth - 1]);
    }
  }

  @Test
  void nothing_played_is_one_sequence() {
    assertThat(Perft.count(Position.standard(), 0)).isEqualTo(1);
  }

  @Test
  void dividing_gives_a_share_to_each_legal_move() {
    Position position = Position.standard();
    var shares = Perft.divide(position, 3);
    assertThat(shares.keySet()).containsExactlyElementsOf(position.legalMoves());
    assertThat(shares.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(8902);
    assertThat(shares).containsEntry(Diagrams.move(position, "e2e4"), 600L);
  }

  @Test
  void senseless_depths_are_refused() {
    assertThatThrownBy(() -> Perft.count(Position.standard(), -1)).hasMessageContaining("-1");
    assertThatThrownBy(() -> Perft.divide(Position.standard(), 0)).hasMessageContaining("0");
  }
}
