package org.jadoube.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.testing.Repository;

/// The provisions of FIDE's regulations for tournaments that `spec/provisions` lists, one file for
/// each regulation.
///
/// @param name of the file: `c07`
/// @param title of the regulation, as the first comment has it
/// @param columns their headings: numbers of the provision, `about`, `kind`, `class`, `tests`, and
///   why it is for people
record ProvisionTable(String name, String title, List<String> columns, List<Row> rows) {
  /// A provision.
  ///
  /// @param columns of the table
  record Row(List<String> columns, List<String> cells) {
    String cell(String column) {
      int index = columns.indexOf(column);
      return index < 0 ? "" : cells.get(index);
    }

    /// The numbers in all editions.
    List<String> numbers() {
      return cells.subList(0, columns.indexOf("about"));
    }

    /// `computed`, `organiser` (a choice that is handed in) or `people` (left to them).
    String kind() {
      return cell("kind");
    }

    /// The classes that apply it.
    List<String> types() {
      return list(cell("class"));
    }

    /// Tests that fail without it: `Class`, or `Class#method`.
    List<String> tests() {
      return list(cell("tests"));
    }

    private static List<String> list(String cell) {
      return Arrays.stream(cell.split(", ")).filter(each -> !each.isEmpty()).toList();
    }
  }

  static List<ProvisionTable> all() throws IOException {
    try (Stream<Path> files = Files.list(Repository.root().resolve("spec/provisions"))) {
      List<ProvisionTable> tables = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        tables.add(of(file.getFileName().toString().replace(".txt", ""), Files.readAllLines(file)));
      }
      return tables;
    }
  }

  private static ProvisionTable of(String name, List<String> lines) {
    List<List<String>> table =
        lines.stream().filter(line -> !line.startsWith("#")).map(ProvisionTable::cells).toList();
    List<String> columns = table.getFirst();
    return new ProvisionTable(
        name,
        lines.getFirst().replace("# ", ""),
        columns,
        table.stream().skip(1).map(cells -> row(columns, cells)).toList());
  }

  private static List<String> cells(String line) {
    return Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
  }

  private static Row row(List<String> columns, List<String> cells) {
    if (cells.size() != columns.size()) {
      throw new IllegalArgumentException(
          "found " + cells.size() + " cells, expected " + columns.size() + ": " + cells);
    }
    return new Row(columns, cells);
  }

  /// The page about them.
  ///
  /// @param sources of classes and tests, by their names
  String document(Map<String, Path> sources) {
    String counts =
        rows.stream()
            .collect(Collectors.groupingBy(Row::kind, TreeMap::new, Collectors.counting()))
            .entrySet()
            .stream()
            .map(each -> each.getKey() + ": " + each.getValue())
            .collect(Collectors.joining("; "));
    return "# "
        + title
        + "\n\nWritten by the build from `spec/provisions/"
        + name
        + ".txt`; do not edit it. *Computed*: the program works it out. *Organiser*: it is handed in."
        + " *People*: it is left to them.\nThe build checks that the classes and tests are there. ("
        + "[Tournaments](tournaments.md))\n\n"
        + counts
        + ".\n\n"
        + line(columns)
        + "|"
        + "---|".repeat(columns.size())
        + "\n"
        + rows.stream().map(row -> line(linked(row, sources))).collect(Collectors.joining());
  }

  /// Classes and tests lead to their sources.
  private List<String> linked(Row row, Map<String, Path> sources) {
    return columns.stream()
        .map(column ->
            column.equals("class") || column.equals("tests")
                ? Row.list(row.cell(column)).stream()
                    .map(name -> link(name, sources))
                    .collect(Collectors.joining(", "))
                : row.cell(column))
        .toList();
  }

  private static String link(String name, Map<String, Path> sources) {
    Path source = sources.get(name.split("#", 2)[0]);
    return source == null
        ? name // another test says that it is not there
        : "[" + name + "](../" + Repository.root().relativize(source) + ")";
  }

  private static String line(List<String> cells) {
    return cells.stream().collect(Collectors.joining(" | ", "| ", " |\n"));
  }
}
