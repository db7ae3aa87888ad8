package org.jadoube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.laws.edition.Provision;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;

/// `LAWS_COVERAGE.md` says what implements and tests each provision. The build rewrites it, except
/// where `CI` is set: there it must already be right.
final class LawsCoverageTest {
  private static final LawsCoverage COVERAGE = LawsCoverage.measured();

  /// A provision that neither code nor cases stand behind has to be at home in another module.
  @Test
  void every_provision_is_applied_here_or_in_another_module() {
    assertThat(applied())
        .filteredOn(provision -> !COVERAGE.isCovered(provision))
        .allMatch(provision -> provision.elsewhere().isPresent());
  }

  @Test
  void the_classes_and_tests_that_the_catalogue_names_are_there() {
    assertThat(applied())
        .flatExtracting(provision -> provision.elsewhere().stream().toList())
        .hasSizeGreaterThan(30)
        .allMatch(LawsCoverage::isThere);
  }

  @Test
  void a_mention_in_a_comment_does_not_count() {
    assertThat(RuleUses.classesByRule().get("CORRECT_CLAIM"))
        .as("ClaimDecisions mentions it in a comment")
        .isNull();
  }

  private static List<Provision> applied() {
    return LawsCoverage.provisions().stream().filter(Provision::isApplied).toList();
  }

  @Test
  void the_published_coverage_is_that_of_the_sources() throws IOException {
    Path file = Repository.root().resolve("LAWS_COVERAGE.md");
    String written = new LawsCoverageText(COVERAGE).document();
    if (System.getenv("CI") == null) {
      Files.writeString(file, written);
    }
    assertThat(file).hasContent(written);
  }
}
