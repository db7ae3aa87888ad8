package org.jadoube.laws.edition;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads the files of the catalogue that are about provisions.
final class ProvisionReader {
  private static final List<String> BEFORE_COLUMNS = List.of("provision", "kind");

  private final List<String> editions;
  private final List<String> dated;

  /// All parameters by the names of their provisions.
  private final Map<String, List<Parameter<?>>> declared = new HashMap<>();

  /// @param editions the years of all editions, the oldest first
  /// @param dated those of them that are editions of the Laws
  /// @param declared all parameters
  ProvisionReader(List<String> editions, List<String> dated, Collection<Parameter<?>> declared) {
    this.editions = editions;
    this.dated = dated;
    for (Parameter<?> each : declared) {
      this.declared.computeIfAbsent(each.rule().name(), _ -> new ArrayList<>()).add(each);
    }
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

  /// A block below a line with those columns.
  ProvisionBlock read(CatalogueBlock block, Columns columns) {
    CatalogueLine head = block.head();
    List<String> cells = head.cells();
    return ProvisionBlock.read(
        block,
        cells.getFirst(),
        ProvisionKinds.of(head, cells),
        new ArticleNumbers(
            head,
            editions,
            columns.values(head, cells.subList(BEFORE_COLUMNS.size(), cells.size()))),
        declared.getOrDefault(cells.getFirst(), List.of()));
  }
}
