package org.jadoube.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jadoube.audit.facts.FactColumn;
import org.jadoube.audit.facts.GameFacts;
import org.junit.jupiter.api.Test;

class FactsPageTest {
  @Test
  void the_page_has_every_column_with_its_type_and_meaning() throws IOException {
    List<String> lines = Files.readAllLines(Path.of("../docs/facts.md"));
    assertThat(lines.stream().filter(line -> line.startsWith("| `")))
        .containsExactlyElementsOf(
            Arrays.stream(FactColumn.values()).map(FactsPageTest::row).toList());
    assertThat(lines).anyMatch(line -> line.startsWith("This is schema " + GameFacts.SCHEMA + "."));
  }

  private static String row(FactColumn column) {
    String type =
        switch (column.type()) {
          case TEXT -> "text";
          case WHOLE -> "whole number";
          case TRUTH -> "true or false";
        };
    return "| `" + column.title() + "` | " + type + " | " + column.meaning() + " |";
  }
}
