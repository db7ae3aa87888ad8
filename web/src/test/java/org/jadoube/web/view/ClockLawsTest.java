package org.jadoube.web.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.jadoube.notation.Language;
import org.jadoube.testing.GeneratedFile;
import org.jadoube.web.view.ClockLaws.TimePenalty;
import org.jadoube.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The page of the clock learns the numbers of the editions.
final class ClockLawsTest {
  private static final GeneratedFile KEPT = GeneratedFile.of("web/src/test/pages/clock-laws.json");

  private static ClockLaws.Play play(String edition, String kind, boolean supervised) {
    return ClockLaws.in(Language.ENGLISH).editions().stream()
        .filter(each -> each.name().equals(edition))
        .flatMap(each -> each.plays().stream())
        .filter(play -> play.timeClass().equals(kind) && play.supervised() == supervised)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "FIDE 2023, standard, true,  120000, 2",
    "FIDE 2023, rapid,    true,  60000,  2",
    "FIDE 2023, blitz,    true,  120000, 2",
    "FIDE 2023, blitz,    false, 60000,  2",
    "FIDE 2018, rapid,    false, 120000, 2",
    "FIDE 2018, blitz,    true,  60000,  2",
    "FIDE 2014, rapid,    false, 120000, 1",
    "FIDE 2014, standard, false, 120000, 2",
    "FIDE 2009, blitz,    false, 120000, 1",
    "FIDE 2005, standard, false, 120000, 3"
  })
  void an_illegal_move_costs_what_the_edition_says(
      String edition, String kind, boolean supervised, long millis, int losing) {
    ClockLaws.Play play = play(edition, kind, supervised);
    assertThat(play.penalties().getFirst().millis()).isEqualTo(millis);
    assertThat(play.losingIllegalMove()).isEqualTo(losing);
  }

  @Test
  void a_wrong_claim_cost_the_claimant_time_too_in_the_oldest_edition() {
    TimePenalty claim = play("FIDE 2005", "standard", true).penalties().getLast();
    assertThat(claim.millis()).isEqualTo(180_000);
    assertThat(claim.costsAtMostMillis()).isEqualTo(180_000);
    assertThat(claim.leavesMillis()).isEqualTo(60_000);
  }

  @Test
  void penalties_are_told_with_their_articles_in_words() {
    TimePenalty illegal = play("FIDE 2023", "standard", true).penalties().getFirst();
    assertThat(illegal.article()).isEqualTo("FIDE 2023, Article 7.5.5");
    assertThat(illegal.time()).isEqualTo("2 min");
  }

  @ParameterizedTest
  @CsvSource({
    "FIDE 2005, standard, true,  'FIDE 2005, Article 7.4b'",
    "FIDE 2005, blitz,    false, 'FIDE 2005, Article B.3c'",
    "FIDE 2014, rapid,    false, 'FIDE 2014, Article A.4b'",
    "FIDE 2014, rapid,    true,  'FIDE 2014, Article 7.5b'",
    "FIDE 2023, blitz,    false, 'FIDE 2023, Article 7.5.5'"
  })
  void the_illegal_move_that_loses_does_so_under_its_own_article(
      String edition, String kind, boolean supervised, String article) {
    assertThat(play(edition, kind, supervised).losingArticle()).isEqualTo(article);
  }

  /// `penalties.test.js` reads it.
  @Test
  void the_unit_tests_of_the_page_read_what_the_page_is_told() throws IOException {
    String now =
        Json.write(ClockLaws.in(Language.ENGLISH)).replace("{\"name\"", "\n{\"name\"") + "\n";
    KEPT.holds(now);
  }
}
