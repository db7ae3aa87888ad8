package org.jadoube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.laws.edition.Provision;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;

/// Every computed or recorded provision has a class that cites it and a test or case that exercises
/// it. `LAWS_COVERAGE.md` says which. It is written anew, but where `CI` is set it has to be right
/// already.
final class LawsCoverageTest {
  private static final LawsCoverage COVERAGE = LawsCoverage.read();

  @Test
  void every_provision_is_applied_and_exercised() {
    List<String> bare =
        LawsCoverage.provisions().stream()
            .filter(Provision::isApplied)
            .filter(provision -> !COVERAGE.isCovered(provision))
            .map(Provision::name)
            .toList();
    assertThat(bare).isEmpty();
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
