package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The keys published in the description of the book format.
class PolyglotKeyTest {
  @ParameterizedTest
  @CsvSource({
    "'', 463b96181691fc9c",
    "e2e4, 823c9b50fd114196",
    "e2e4 d7d5, 0756b94461c50fb0",
    "e2e4 d7d5 e4e5, 662fafb965db29d4",
    "e2e4 d7d5 e4e5 f7f5, 22a48b5a8e47ff78",
    "e2e4 d7d5 e4e5 f7f5 e1e2, 652a607ca3f242c1",
    "e2e4 d7d5 e4e5 f7f5 e1e2 e8f7, 00fdd303c946bdd9",
    "a2a4 b7b5 h2h4 b5b4 c2c4, 3c8123ea7b067637",
    "a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3, 5c3f9b829b279560"
  })
  void keys_are_those_of_the_format(String moves, String key) {
    Setup setup = Setup.standard();
    for (String move : moves.isEmpty() ? new String[0] : moves.split(" ")) {
      setup = setup.after(Diagrams.move(RandomSetups.position(setup), move));
    }
    assertThat(PolyglotKey.of(setup)).isEqualTo(Long.parseUnsignedLong(key, 16));
  }

  @Test
  void a_position_has_forgotten_the_pawn_that_may_not_be_captured() {
    Setup pinned = Diagrams.setup("8/8/8/8/R2pP2k/8/8/4K3 b - e3");
    Setup free = Diagrams.setup("8/8/8/8/3pP2k/8/8/4K3 b - e3");
    assertThat(forgetting(pinned)).isNotEqualTo(PolyglotKey.of(pinned));
    assertThat(forgetting(free)).isEqualTo(PolyglotKey.of(free));
  }

  private static long forgetting(Setup setup) {
    return PolyglotKey.of(Setup.of(RandomSetups.position(setup)));
  }
}
