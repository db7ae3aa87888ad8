package org.jadoube.laws.edition;

import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A provision while its blocks are read: the one that defines it, and those in which editions
/// change it.
final class ProvisionDraft {
  private static final int CELLS_BEFORE_NUMBERS = 2;

  private final CatalogueBlock block;
  private final String name;
  private final Provision.Kind kind;
  private final Lineage lineage;
  private final Changes numbers;
  private final ParameterTable parameters;
  private final List<String> notes = new ArrayList<>();

  /// @param block the block that defines it
  /// @param declared its parameters
  ProvisionDraft(CatalogueBlock block, Lineage lineage, List<Parameter<?>> declared) {
    List<String> cells = block.head().cells();
    this.block = block;
    this.name = cells.getFirst();
    this.kind = ProvisionKinds.of(block.head(), cells);
    this.lineage = lineage;
    this.numbers = new Changes(lineage);
    this.parameters = new ParameterTable(block.head(), lineage, declared);
  }

  /// Adds the numbers, values and notes of one of its blocks.
  ///
  /// @param about the edition whose cells need no year; blank if there is none
  void add(CatalogueBlock block, String about) {
    CatalogueLine head = block.head();
    List<String> cells = head.cells();
    numbers.read(head, cells.subList(CELLS_BEFORE_NUMBERS, cells.size()), about);
    parameters.read(block, about);
    notes.addAll(block.texts("*"));
  }

  /// The provision as each edition has it.
  ProvisionBlock finished() {
    if (numbers.isEmpty()) {
      throw block.head().fault("no number", "one in some edition");
    }
    ArticleNumbers articles = ArticleNumbers.of(numbers);
    Map<String, List<ParameterValue<?>>> values = parameters.values(articles.printed().keySet());
    Gist gist = gist(values);
    Optional<Provision.Elsewhere> elsewhere =
        block.marked(">").findFirst().map(ProvisionDraft::elsewhere);
    Map<String, Provision> provisions = new HashMap<>();
    for (EditionHead edition : lineage.editions()) {
      List<Article> printed = articles.printed().getOrDefault(edition.year(), List.of());
      List<ParameterValue<?>> own = values.getOrDefault(edition.year(), List.of());
      if (!printed.isEmpty()) {
        provisions.put(
            edition.year(),
            new Provision(
                name,
                kind,
                printed,
                edition.inferred(),
                gist.text(own),
                block.text("!"),
                own,
                elsewhere,
                notes));
      }
    }
    return new ProvisionBlock(name, provisions, articles.lent());
  }

  /// Its gist, which must show every parameter.
  private Gist gist(Map<String, List<ParameterValue<?>>> values) {
    CatalogueLine line = block.marked("").findFirst().orElse(block.head());
    Gist gist = Gist.read(line, block.text(""));
    List<Parameter<?>> shown =
        values.values().stream().findFirst().orElse(List.of()).stream()
            .<Parameter<?>>map(ParameterValue::parameter)
            .toList();
    Set<String> places = shown.isEmpty() ? Set.of() : gist.places().collect(toSet());
    for (Parameter<?> parameter : shown) {
      if (!places.contains(parameter.name())) {
        throw line.fault("no place {" + parameter.name() + "}", "one for every parameter");
      }
    }
    gist.requireChoicesOf(shown);
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
