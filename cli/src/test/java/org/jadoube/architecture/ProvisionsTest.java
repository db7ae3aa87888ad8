package org.jadoube.architecture;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.testing.GeneratedFile;
import org.jadoube.testing.Repository;
import org.jadoube.tournament.pairing.CriterionProvision;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.tiebreak.TieBreakCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Each provision of FIDE's regulations for tournaments is covered, or says why not.
final class ProvisionsTest {
  private static final String WHY = "why no program";

  static List<ProvisionTable> tables() throws IOException {
    return ProvisionTable.all();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void a_computed_provision_has_a_class_and_a_test(ProvisionTable table) {
    assertThat(table.rows())
        .filteredOn(row -> row.kind().equals("computed"))
        .isNotEmpty()
        .allMatch(row -> !row.types().isEmpty() && !row.tests().isEmpty());
    assertThat(table.rows())
        .extracting(ProvisionTable.Row::kind)
        .isSubsetOf("computed", "organiser", "people");
    assertThat(table.rows())
        .allMatch(row -> row.numbers().stream().anyMatch(each -> !each.isEmpty()));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void a_provision_for_people_says_why(ProvisionTable table) {
    assertThat(table.rows())
        .filteredOn(row -> table.columns().contains(WHY) && !row.kind().equals("computed"))
        .allMatch(row -> !row.cell(WHY).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("tables")
  void the_classes_and_tests_are_there(ProvisionTable table) throws IOException {
    Map<String, Path> types = sources("main");
    Map<String, Path> tests = sources("test");
    for (ProvisionTable.Row row : table.rows()) {
      assertThat(types.keySet()).containsAll(row.types());
      for (String test : row.tests()) {
        String[] parts = test.split("#", 2);
        assertThat(tests).containsKey(parts[0]);
        if (parts.length > 1) {
          assertThat(Files.readString(requireNonNull(tests.get(parts[0]))))
              .contains("void " + parts[1] + "(");
        }
      }
    }
  }

  /// The sources of all modules by their names.
  private static Map<String, Path> sources(String kind) throws IOException {
    Map<String, Path> sources = new HashMap<>();
    for (String module : List.of("tournament", "web")) {
      Path directory = Repository.root().resolve(module).resolve("src").resolve(kind);
      try (Stream<Path> files = Files.walk(directory.resolve("java"))) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .forEach(file -> sources.put(file.getFileName().toString().replace(".java", ""), file));
      }
    }
    return sources;
  }

  @Test
  void the_criteria_of_the_dutch_system_are_provisions() throws IOException {
    ProvisionTable dutch =
        tables().stream().filter(table -> table.name().equals("c04-3")).findFirst().orElseThrow();
    for (DutchEdition edition : DutchEdition.values()) {
      assertThat(edition.provisions())
          .extracting(CriterionProvision::article)
          .isSubsetOf(
              dutch.rows().stream().map(row -> row.cell("" + edition.from().getYear())).toList());
    }
  }

  /// By their numbers: C4 to C10.
  @Test
  void the_criteria_of_systems_with_upfloaters_are_provisions() throws IOException {
    for (UpfloatEdition edition : UpfloatEdition.values()) {
      String name = edition == UpfloatEdition.DOUBLE_OF_2026 ? "c04-5" : "c04-6";
      ProvisionTable table =
          tables().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
      assertThat(edition.provisions())
          .extracting(provision -> "C" + provision.number())
          .isSubsetOf(
              table.rows().stream().map(row -> row.cell("" + edition.from().getYear())).toList());
    }
  }

  @Test
  void every_tie_break_is_a_provision() throws IOException {
    assertThat(
            tables().stream()
                .filter(table -> table.name().equals("c07"))
                .flatMap(table -> table.rows().stream())
                .map(row -> row.cell("provision")))
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
    Map<String, Path> sources = sources("main");
    sources.putAll(sources("test"));
    GeneratedFile.of("docs/" + table.name() + "-coverage.md").holds(table.document(sources));
  }
}
