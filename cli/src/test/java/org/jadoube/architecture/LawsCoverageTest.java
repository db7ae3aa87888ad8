package org.jadoube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.TreeSet;
import org.jadoube.laws.Provision;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;

/// Every computed or recorded provision has a class that cites it and a test or case that exercises
/// it.
final class LawsCoverageTest {
  private static final LawsCoverage COVERAGE = LawsCoverage.read();

  @Test
  void every_provision_is_applied_and_exercised() throws IOException {
    List<String> bare =
        LawsCoverage.provisions().stream()
            .filter(Provision::isApplied)
            .filter(provision -> !COVERAGE.isCovered(provision))
            .map(Provision::name)
            .toList();
    assertThat(bare).isSubsetOf(new TreeSet<>(pending()));
  }

  /// Provisions that somebody is still at work on. The list may only become shorter.
  private static List<String> pending() throws IOException {
    return Files.readAllLines(Repository.root().resolve("cli/src/test/resources/pending-laws.txt"));
  }
}
