package org.jadoube.laws.edition;

import static java.util.stream.Collectors.toSet;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A block of the catalogue that is a provision.
///
/// @param provisions the provision as each edition that has it has it, by the year
/// @param lent the books that have it as the newest edition of the Laws does
record ProvisionBlock(String name, Map<String, Provision> provisions, Set<String> lent) {

  /// Reads a block.
  ///
  /// @param name the first cell of its first line
  /// @param kind the second
  /// @param numbers the others
  /// @param declared its parameters
  static ProvisionBlock read(
      CatalogueBlock block,
      String name,
      Provision.Kind kind,
      ArticleNumbers numbers,
      List<Parameter<?>> declared) {
    Set<String> inPrint = numbers.inPrint();
    Map<String, List<ParameterValue<?>>> values =
        ParameterTable.read(block, numbers.editions(), inPrint, declared);
    Gist gist = gist(block, values.values());
    String limit = block.text("!");
    List<String> notes = block.texts("*");
    Optional<Provision.Elsewhere> elsewhere =
        block.marked(">").findFirst().map(ProvisionBlock::elsewhere);
    Map<String, Provision> provisions = new HashMap<>();
    for (String year : inPrint) {
      List<ParameterValue<?>> own = values.getOrDefault(year, List.of());
      provisions.put(
          year,
          new Provision(
              name,
              kind,
              numbers.articles(year),
              numbers.inferred(year),
              gist.text(own),
              limit,
              own,
              elsewhere,
              notes));
    }
    return new ProvisionBlock(name, provisions, numbers.lent());
  }

  /// Its gist, which must show every parameter.
  private static Gist gist(
      CatalogueBlock block, Collection<List<ParameterValue<?>>> valuesOfEditions) {
    CatalogueLine line = block.marked("").findFirst().orElse(block.head());
    Gist gist = Gist.read(line, block.text(""));
    if (valuesOfEditions.isEmpty()) {
      return gist;
    }
    Set<String> places = gist.places().collect(toSet());
    List<Parameter<?>> parameters =
        valuesOfEditions.stream()
            .flatMap(List::stream)
            .<Parameter<?>>map(ParameterValue::parameter)
            .distinct()
            .toList();
    for (Parameter<?> parameter : parameters) {
      if (!places.contains(parameter.name())) {
        throw line.fault("no place {" + parameter.name() + "}", "one for every parameter");
      }
    }
    gist.requireChoicesOf(parameters);
    return gist;
  }

  private static Provision.Elsewhere elsewhere(CatalogueLine line) {
    List<String> cells = line.cells();
    if (cells.size() != 3) {
      throw line.fault(line.text(), "> module.Class TestOfIt");
    }
    return new Provision.Elsewhere(cells.get(1), cells.get(2));
  }
}
