package org.jadoube.laws.edition;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The parameters of a provision: one line for each, `@moves 2014:50 2023:75`.
final class ParameterTable {
  private final CatalogueLine head;
  private final Lineage lineage;
  private final List<Parameter<?>> declared;
  private final Map<Parameter<?>, Row> rows = new LinkedHashMap<>();

  /// A parameter's first line, and its values in editions.
  private record Row(CatalogueLine line, Changes changes) {}

  /// @param head the line of the provision
  /// @param declared its parameters
  ParameterTable(CatalogueLine head, Lineage lineage, List<Parameter<?>> declared) {
    this.head = head;
    this.lineage = lineage;
    this.declared = declared;
  }

  /// Adds the parameters of a block.
  ///
  /// @param about the edition whose cells need no year; blank if there is none
  void read(CatalogueBlock block, String about) {
    Set<Parameter<?>> seen = new HashSet<>();
    block
        .marked("@")
        .forEach(line -> {
          Parameter<?> parameter = parameter(line);
          if (!seen.add(parameter)) {
            throw line.fault("a second line @" + parameter.name(), "one");
          }
          rows.computeIfAbsent(parameter, _ -> new Row(line, new Changes(lineage)))
              .changes()
              .read(line, line.cells().subList(1, line.cells().size()), about);
        });
  }

  private Parameter<?> parameter(CatalogueLine line) {
    String name = line.cells().getFirst().substring(1);
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

  /// The values in each edition, by its year.
  ///
  /// @param inPrint the editions that have the provision: each must have a value, and no others
  Map<String, List<ParameterValue<?>>> values(Set<String> inPrint) {
    for (Parameter<?> parameter : declared) {
      if (!rows.containsKey(parameter)) {
        throw head.fault("no line @" + parameter.name(), "one, as it is declared in code");
      }
    }
    Map<String, List<ParameterValue<?>>> values = new HashMap<>();
    rows.forEach((parameter, row) -> {
      row.changes().requireWithin(inPrint);
      Map<String, Changes.Cell> held = row.changes().held();
      for (String year : inPrint) {
        values
            .computeIfAbsent(year, _ -> new ArrayList<>())
            .add(value(parameter, cell(row, held, year)));
      }
    });
    return values;
  }

  private static Changes.Cell cell(Row row, Map<String, Changes.Cell> held, String year) {
    return Optional.ofNullable(held.get(year))
        .orElseThrow(() ->
            row.line().fault("no value for " + year, "one, as that edition has the provision"));
  }

  private static <T> ParameterValue<T> value(Parameter<T> parameter, Changes.Cell cell) {
    Optional<T> value = parameter.type().read().apply(cell.text());
    return new ParameterValue<>(
        parameter,
        cell.text(),
        value.orElseThrow(() ->
            cell.line().fault(cell.text(), parameter.type().expected() + " for " + parameter)));
  }
}
