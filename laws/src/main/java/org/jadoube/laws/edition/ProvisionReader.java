package org.jadoube.laws.edition;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Reads the blocks of the catalogue that are provisions.
final class ProvisionReader {
  private static final List<String> BEFORE_COLUMNS = List.of("provision", "kind");
  private static final String NONE = "-";
  private static final String INFERRED = "~";
  private static final String LENT = "=";
  private static final Set<String> NOT_OWN = Set.of(NONE, LENT);

  private final List<String> editions;
  private final List<String> dated;
  private final Collection<Parameter<?>> declared;

  /// @param editions the years of all editions, the oldest first
  /// @param dated those of them that are editions of the Laws
  /// @param declared all parameters
  ProvisionReader(List<String> editions, List<String> dated, Collection<Parameter<?>> declared) {
    this.editions = editions;
    this.dated = dated;
    this.declared = declared;
  }

  /// The columns of a file of provisions.
  Columns columns(CatalogueLine header) {
    List<String> cells = header.cells();
    int before = BEFORE_COLUMNS.size();
    if (cells.size() < before || !cells.subList(0, before).equals(BEFORE_COLUMNS)) {
      throw header.fault(
          header.text(), String.join(" ", BEFORE_COLUMNS) + " and the years of the editions");
    }
    List<String> columns = cells.subList(before, cells.size());
    return isAboutDated(columns)
        ? Columns.ofAll(header, columns, editions)
        : Columns.read(header, columns, editions);
  }

  /// A file about no edition of the Laws has columns only for the other books that it is about.
  private boolean isAboutDated(List<String> columns) {
    return columns.isEmpty() || columns.stream().anyMatch(dated::contains);
  }

  /// The books that have a provision as the newest edition of the Laws does (`=`).
  Set<String> lent(CatalogueBlock block, Columns columns) {
    List<String> cells = block.head().cells();
    Map<String, String> numbers =
        columns.values(block.head(), cells.subList(BEFORE_COLUMNS.size(), cells.size()));
    return editions.stream()
        .filter(year -> numbers.getOrDefault(year, NONE).equals(LENT))
        .collect(toSet());
  }

  /// A provision as each edition that has it has it, by the year.
  Map<String, Provision> read(CatalogueBlock block, Columns columns) {
    CatalogueLine head = block.head();
    Provision.Kind kind = kind(head);
    List<String> cells = head.cells();
    Map<String, String> numbers =
        columns.values(head, cells.subList(BEFORE_COLUMNS.size(), cells.size()));
    Set<String> inPrint =
        editions.stream()
            .filter(year -> !NOT_OWN.contains(numbers.getOrDefault(year, NONE)))
            .collect(toSet());
    Map<String, List<ParameterValue<?>>> values =
        ParameterTable.read(block, editions, inPrint, declared);
    Gist gist = gist(block, values.values().stream().flatMap(List::stream).toList());
    return inPrint.stream()
        .collect(
            toMap(
                identity(),
                year ->
                    provision(
                        block, kind, year, numbers, gist, values.getOrDefault(year, List.of()))));
  }

  private static Provision.Kind kind(CatalogueLine head) {
    List<String> cells = head.cells();
    String cell = cells.size() < 2 ? "" : cells.get(1);
    Provision.Kind kind =
        Arrays.stream(Provision.Kind.values())
            .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(cell))
            .findFirst()
            .orElseThrow(() ->
                head.fault("kind " + cell, "one of computed, recorded, discretion, physical"));
    boolean named = Rule.named(cells.getFirst()).isPresent();
    boolean applied = kind == Provision.Kind.COMPUTED || kind == Provision.Kind.RECORDED;
    if (named != applied) {
      throw head.fault(
          cells.getFirst() + " " + cell,
          applied ? "the name of a Rule" : "a name that is not that of a Rule");
    }
    return kind;
  }

  /// Its gist, which must show every parameter.
  private static Gist gist(CatalogueBlock block, List<ParameterValue<?>> values) {
    CatalogueLine line = block.marked("").findFirst().orElse(block.head());
    Gist gist = Gist.read(line, block.text(""));
    Set<String> places = gist.places().collect(toSet());
    List<Parameter<?>> parameters =
        values.stream().<Parameter<?>>map(ParameterValue::parameter).distinct().toList();
    for (Parameter<?> parameter : parameters) {
      if (!places.contains(parameter.name())) {
        throw line.fault("no place {" + parameter.name() + "}", "one for every parameter");
      }
    }
    gist.requireChoicesOf(parameters);
    return gist;
  }

  private Provision provision(
      CatalogueBlock block,
      Provision.Kind kind,
      String year,
      Map<String, String> numbers,
      Gist gist,
      List<ParameterValue<?>> values) {
    String cell = numbers.getOrDefault(year, NONE);
    return new Provision(
        block.head().cells().getFirst(),
        kind,
        articles(block.head(), year, numbers),
        cell.startsWith(INFERRED),
        gist.text(values),
        block.text("!"),
        values,
        block.marked(">").findFirst().map(ProvisionReader::elsewhere),
        block.texts("*"));
  }

  /// A tilde alone stands for the numbers of the next edition.
  private List<Article> articles(CatalogueLine head, String year, Map<String, String> numbers) {
    String cell = numbers.getOrDefault(year, NONE);
    String listed = cell.equals(INFERRED) ? next(head, year, numbers) : cell.replace(INFERRED, "");
    return Arrays.stream(listed.split(",")).map(Article::new).toList();
  }

  private String next(CatalogueLine head, String year, Map<String, String> numbers) {
    int next = editions.indexOf(year) + 1;
    String cell = next < editions.size() ? numbers.getOrDefault(editions.get(next), NONE) : NONE;
    if (cell.equals(NONE) || cell.startsWith(INFERRED)) {
      throw head.fault(
          INFERRED + " for " + year, "a number, as the next edition has none that is in print");
    }
    return cell;
  }

  private static Provision.Elsewhere elsewhere(CatalogueLine line) {
    List<String> cells = line.cells();
    if (cells.size() != 3) {
      throw line.fault(line.text(), "> module.Class TestOfIt");
    }
    return new Provision.Elsewhere(cells.get(1), cells.get(2));
  }
}
