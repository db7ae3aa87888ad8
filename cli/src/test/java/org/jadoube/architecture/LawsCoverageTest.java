package org.jadoube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.testing.GeneratedFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// `docs/laws-coverage.md` shows the code and tests behind each provision of the Laws,
/// `docs/e04-coverage.md` those behind the Online Chess Regulations.
final class LawsCoverageTest {
  private static final LawsCoverage LAWS = LawsCoverage.measured(Edition.all());
  private static final LawsCoverage ONLINE = LawsCoverage.measured(List.of(Edition.E04));

  static List<LawsCoverage> books() {
    return List.of(LAWS, ONLINE);
  }

  /// A provision without code and cases has to be at home in another module.
  @ParameterizedTest
  @MethodSource("books")
  void every_provision_is_applied_here_or_in_another_module(LawsCoverage coverage) {
    assertThat(applied(coverage))
        .filteredOn(provision -> !coverage.isCovered(provision))
        .allMatch(provision -> provision.elsewhere().isPresent());
  }

  @ParameterizedTest
  @MethodSource("books")
  void the_classes_and_tests_that_the_catalogue_names_are_there(LawsCoverage coverage) {
    assertThat(applied(coverage))
        .flatExtracting(provision -> provision.elsewhere().stream().toList())
        .hasSizeGreaterThan(10)
        .allMatch(LawsCoverage::isThere);
  }

  @Test
  void a_mention_in_a_comment_does_not_count() {
    assertThat(RuleUses.classesByRule().get("CORRECT_CLAIM"))
        .as("ClaimDecisions mentions it in a comment")
        .isNull();
  }

  private static List<Provision> applied(LawsCoverage coverage) {
    return coverage.provisions().stream().filter(Provision::isApplied).toList();
  }

  @Test
  void the_published_coverage_is_that_of_the_sources() throws IOException {
    holds("laws-coverage.md", new LawsCoverageText(LAWS, LawsCoverageText.LAWS));
    holds("e04-coverage.md", new LawsCoverageText(ONLINE, LawsCoverageText.E04));
  }

  private static void holds(String name, LawsCoverageText text) throws IOException {
    GeneratedFile.of("docs/" + name).holds(text.document());
  }

  @Test
  void the_concordance_leads_to_the_classes_and_cases_of_the_sources() throws IOException {
    Concordance laws = new Concordance(LAWS, "The concordance of Laws and code");
    Concordance online = new Concordance(ONLINE, "The concordance of E04 and code");
    laws.write("laws.md");
    online.write("online.md");
    assertThat(laws.document().lines())
        .contains(
            "Code: [Breach](../../../laws/src/main/java/org/jadoube/laws/edition/Breach.java).",
            "- [Nobody moves the opponent's pieces](../../../spec/cases/article-01-05.json"
                + "#nobody-moves-the-opponents-pieces)");
    assertThat(online.document().lines()).contains("### APPLICATION_OF_THE_LAWS");
  }
}
