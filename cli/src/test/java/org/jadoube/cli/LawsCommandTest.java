package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LawsCommandTest {
  @ParameterizedTest
  @ValueSource(strings = {"9.6.1", "article 9.6.1", "FIVEFOLD_REPETITION", "fivefold repetition"})
  void one_provision_has_its_numbers_in_every_edition(String query) {
    Ran ran = Ran.jadoube("laws", query);
    assertThat(ran.exit()).isEqualTo(Exit.DONE);
    assertThat(ran.out())
        .contains("FIVEFOLD_REPETITION  computed")
        .contains("FIDE 2009  none")
        .contains("FIDE 2014  9.6a")
        .contains("FIDE 2023  9.6.1");
  }

  @Test
  void an_article_lists_its_children() {
    assertThat(Ran.jadoube("laws", "9.6").out())
        .contains("FIVEFOLD_REPETITION")
        .contains("SEVENTY_FIVE_MOVES")
        .doesNotContain("STALEMATE");
  }

  @Test
  void an_edition_is_asked_by_its_own_numbers() {
    Ran ran = Ran.jadoube("laws", "--edition", "2014", "9.6b");
    assertThat(ran.out())
        .startsWith("FIDE 2014, in force from 2014-07-01")
        .contains("SEVENTY_FIVE");
  }

  @Test
  void a_word_finds_what_speaks_of_it() {
    assertThat(Ran.jadoube("laws", "castling").out()).contains("CASTLING_THROUGH_ATTACK");
  }

  @Test
  void nothing_found_is_said() {
    Ran ran = Ran.jadoube("laws", "hovercraft");
    assertThat(ran.exit()).isEqualTo(Exit.FOUND);
    assertThat(ran.err()).contains("nothing found for 'hovercraft'");
  }
}
