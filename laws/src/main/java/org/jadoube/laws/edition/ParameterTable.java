package org.jadoube.laws.edition;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The parameters of a block of the catalogue: a line `@ 2018 2023` that names the columns, and
/// below it one line for each parameter, `@moves 50 50`.
final class ParameterTable {
  private static final String NONE = "-";

  private final CatalogueBlock block;
  private final List<String> editions;
  private final Set<String> inPrint;
  private final List<Parameter<?>> declared;
  private final Map<String, List<ParameterValue<?>>> values = new HashMap<>();
  private final Set<String> read = new HashSet<>();

  private ParameterTable(
      CatalogueBlock block,
      List<String> editions,
      Set<String> inPrint,
      List<Parameter<?>> declared) {
    this.block = block;
    this.editions = editions;
    this.inPrint = inPrint;
    this.declared = declared;
  }

  /// What each edition says, by its year.
  ///
  /// @param editions the years of all editions
  /// @param inPrint those that have the provision: each must have a value, and no others
  /// @param declared the parameters of the provision
  static Map<String, List<ParameterValue<?>>> read(
      CatalogueBlock block,
      List<String> editions,
      Set<String> inPrint,
      List<Parameter<?>> declared) {
    ParameterTable table = new ParameterTable(block, editions, inPrint, declared);
    table.readLines();
    return table.values;
  }

  private void readLines() {
    List<CatalogueLine> lines = block.marked("@").toList();
    if (!lines.isEmpty()) {
      Columns columns = columns(lines.getFirst());
      lines.stream().skip(1).forEach(line -> readLine(line, columns));
    }
    for (Parameter<?> parameter : declared) {
      if (!read.contains(parameter.name())) {
        throw block.head().fault("no line @" + parameter.name(), "one, as it is declared in code");
      }
    }
  }

  private Columns columns(CatalogueLine line) {
    if (!line.cells().getFirst().equals("@")) {
      throw line.fault(line.cells().getFirst(), "first a line @ with the years of the columns");
    }
    return Columns.read(line, rest(line), editions);
  }

  private static List<String> rest(CatalogueLine line) {
    return line.cells().subList(1, line.cells().size());
  }

  private void readLine(CatalogueLine line, Columns columns) {
    Parameter<?> parameter = parameter(line);
    Map<String, String> cells = columns.values(line, rest(line));
    for (String year : editions) {
      String cell = cells.getOrDefault(year, NONE);
      requireWhereInPrint(line, year, cell);
      if (!cell.equals(NONE)) {
        values.computeIfAbsent(year, _ -> new ArrayList<>()).add(value(line, parameter, cell));
      }
    }
  }

  private Parameter<?> parameter(CatalogueLine line) {
    String name = line.cells().getFirst().substring(1);
    if (!read.add(name)) {
      throw line.fault("a second line @" + name, "one");
    }
    return declared.stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(() -> line.fault("parameter " + name, expectedNames()));
  }

  private String expectedNames() {
    return declared.isEmpty()
        ? "none, as none is declared in code"
        : "one that is declared in code: "
            + declared.stream().map(Parameter::name).collect(joining(", "));
  }

  private void requireWhereInPrint(CatalogueLine line, String year, String cell) {
    boolean printed = inPrint.contains(year);
    if (printed && cell.equals(NONE)) {
      throw line.fault("no value for " + year, "one, as that edition has the provision");
    }
    if (!printed && !cell.equals(NONE)) {
      throw line.fault(
          cell + " for " + year, NONE + ", as that edition does not have the provision");
    }
  }

  private static <T> ParameterValue<T> value(
      CatalogueLine line, Parameter<T> parameter, String cell) {
    Optional<T> value = parameter.type().read().apply(cell);
    return new ParameterValue<>(
        parameter,
        cell,
        value.orElseThrow(
            () -> line.fault(cell, parameter.type().expected() + " for " + parameter)));
  }
}
