package org.jadoube.audit.same;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoughtNameTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Carlsen | Carlsen,M",
        "Carlsen, Magnus | Carlsen,M",
        "Carlsen M | Magnus Carlsen",
        "Vachier Lagrave | Vachier-Lagrave, Maxime",
        "Bauer, Christian | Bauer,Ch",
        "Howell D W L | Howell, David W L",
        "M Carlsen | Carlsen, M.",
        "K | Anand, K",
      })
  void an_initial_stands_for_a_name_beside_one_that_is_written_out(String sought, String name) {
    assertThat(new SoughtName(sought).isThatOf(name)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Carlsen | Taylor, Adam C",
        "Carlsen | Bauer,Ch",
        "Carlsen, M | Taylor, M C",
        "M Carlsen | Taylor, M C",
        "Vachier Lagrave | Howell, David W L",
        "Carlsen, Magnus | Carlsen, Henrik",
        "Carlsen, Magnus | Carlsen",
        "K | Karpov, Anatoly",
      })
  void initials_alone_are_nobody(String sought, String name) {
    assertThat(new SoughtName(sought).isThatOf(name)).isFalse();
  }
}
