package org.jadoube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.testing.GeneratedFile;
import org.jadoube.testing.Repository;
import org.jadoube.tournament.tiebreak.TieBreakCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Each provision of FIDE's regulations for tournaments is covered, or says why not.
final class ProvisionsTest {
  static List<ProvisionTable> tables() throws IOException {
    return ProvisionTable.all();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void a_computed_provision_has_a_class_and_a_test(ProvisionTable table) {
    assertThat(table.rows())
        .filteredOn(row -> row.kind().equals("computed"))
        .isNotEmpty()
        .allMatch(row -> !row.type().isEmpty() && !row.test().isEmpty());
    assertThat(table.rows())
        .extracting(ProvisionTable.Row::kind)
        .isSubsetOf("computed", "organiser", "people");
    assertThat(table.rows()).extracting(ProvisionTable.Row::number).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void the_classes_and_tests_are_there(ProvisionTable table) throws IOException {
    Set<String> types = types("tournament/src/main/java");
    Set<String> tests = types("tournament/src/test/java");
    assertThat(table.rows())
        .allMatch(row -> row.type().isEmpty() || types.contains(row.type()))
        .allMatch(row -> row.test().isEmpty() || tests.contains(row.test()));
  }

  private static Set<String> types(String directory) throws IOException {
    try (Stream<Path> files = Files.walk(Repository.root().resolve(directory))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".java"))
          .map(name -> name.replace(".java", ""))
          .collect(Collectors.toSet());
    }
  }

  @Test
  void every_tie_break_is_a_provision() throws IOException {
    assertThat(
            tables().stream()
                .flatMap(table -> table.rows().stream())
                .map(ProvisionTable.Row::number))
        .allSatisfy(number -> assertThat(number).matches("\\d+(\\.\\d+)*"))
        .satisfies(numbers ->
            assertThat(TieBreakCode.values())
                .extracting(TieBreakCode::article)
                .allMatch(article ->
                    numbers.stream()
                        .anyMatch(number ->
                            number.startsWith(article) || article.startsWith(number + "."))));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void the_published_page_is_that_of_the_list(ProvisionTable table) throws IOException {
    GeneratedFile.of("docs/" + table.name() + "-coverage.md").holds(table.document());
  }
}
