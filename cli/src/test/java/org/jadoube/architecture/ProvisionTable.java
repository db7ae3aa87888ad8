package org.jadoube.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.testing.Repository;

/// The provisions of FIDE's regulations for tournaments that `spec/provisions` lists, one file for
/// each regulation.
///
/// @param name of the regulation: `c07`
record ProvisionTable(String name, List<Row> rows) {
  private static final int COLUMNS = 6;

  /// A provision.
  ///
  /// @param since the first edition that has it; empty for the oldest
  /// @param kind `computed`, `organiser` or `people`
  /// @param type the class that applies it, and `test` its test; either may be empty
  record Row(String number, String since, String about, String kind, String type, String test) {}

  static List<ProvisionTable> all() throws IOException {
    try (Stream<Path> files = Files.list(Repository.root().resolve("spec/provisions"))) {
      List<ProvisionTable> tables = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString().replace(".txt", "");
        tables.add(new ProvisionTable(name, rows(Files.readAllLines(file))));
      }
      return tables;
    }
  }

  private static List<Row> rows(List<String> lines) {
    return lines.stream()
        .filter(line -> !line.startsWith("#"))
        .skip(1)
        .map(ProvisionTable::row)
        .toList();
  }

  private static Row row(String line) {
    List<String> cells = Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
    if (cells.size() != COLUMNS) {
      throw new IllegalArgumentException(
          "found " + cells.size() + " cells, expected " + COLUMNS + ": " + line);
    }
    return new Row(
        cells.get(0), cells.get(1), cells.get(2), cells.get(3), cells.get(4), cells.get(5));
  }

  /// The page about them.
  String document() {
    return "# What becomes of the provisions of "
        + name.toUpperCase(Locale.ROOT)
        + "\n\nWritten by the build from `spec/provisions/"
        + name
        + ".txt`; do not edit it. *Computed*: the program works it out. *Organiser*: it is handed in."
        + " *People*: it is left to them.\nThe build checks that the classes and tests are there. ("
        + "[Tournaments](tournaments.md#tie-breaks))\n\n"
        + rows.stream()
            .collect(Collectors.groupingBy(Row::kind, TreeMap::new, Collectors.counting()))
            .entrySet()
            .stream()
            .map(each -> each.getKey() + ": " + each.getValue())
            .collect(Collectors.joining("; "))
        + ".\n\n| provision | since | about | kind | class | test |\n|---|---|---|---|---|---|\n"
        + rows.stream()
            .map(row ->
                Stream.of(row.number, row.since, row.about, row.kind, row.type, row.test)
                    .collect(Collectors.joining(" | ", "| ", " |\n")))
            .collect(Collectors.joining());
  }
}
