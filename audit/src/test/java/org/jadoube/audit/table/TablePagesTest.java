package org.jadoube.audit.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.audit.facts.FactTable;
import org.jadoube.audit.finding.FindingTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TablePagesTest {
  static Stream<Arguments> tables() {
    return Stream.of(
        arguments("facts.md", FactTable.CONTENTS), arguments("findings.md", FindingTable.CONTENTS));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void a_page_has_every_column_with_its_type_and_meaning(String page, TableContents<?> table)
      throws IOException {
    List<String> lines = Files.readAllLines(Path.of("..", "docs", page));
    assertThat(lines)
        .containsSequence(table.columns().stream().map(TablePagesTest::row).toList())
        .anyMatch(line -> line.contains("This is schema " + table.schema() + "."));
  }

  private static String row(Column<?> column) {
    String type =
        switch (column.type()) {
          case TEXT -> "text";
          case WHOLE -> "whole number";
          case TRUTH -> "true or false";
        };
    return "| `" + column.title() + "` | " + type + " | " + column.meaning() + " |";
  }
}
