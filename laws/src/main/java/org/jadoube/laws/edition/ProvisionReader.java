package org.jadoube.laws.edition;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads the files of the catalogue that are about provisions.
final class ProvisionReader {
  private static final List<String> HEADING = List.of("provision", "kind");

  /// The kind of a block that changes a provision of another file.
  private static final String CHANGED = "changed";

  private final Lineage lineage;

  /// All parameters by the names of their provisions.
  private final Map<String, List<Parameter<?>>> declared = new HashMap<>();

  private final Map<String, ProvisionDraft> drafts = new LinkedHashMap<>();
  private final List<Changed> changed = new ArrayList<>();

  private record Changed(CatalogueBlock block, String about) {}

  /// @param declared all parameters
  ProvisionReader(Lineage lineage, Collection<Parameter<?>> declared) {
    this.lineage = lineage;
    for (Parameter<?> each : declared) {
      this.declared.computeIfAbsent(each.rule().name(), _ -> new ArrayList<>()).add(each);
    }
  }

  /// Reads a file.
  void read(CatalogueFile file) {
    String about = about(file.header());
    for (CatalogueBlock block : file.blocks()) {
      List<String> cells = block.head().cells();
      if (cells.size() > 1 && cells.get(1).equals(CHANGED)) {
        changed.add(new Changed(block, about));
      } else {
        describe(block, about);
      }
    }
  }

  /// The edition that a file is about; blank if it is about all.
  private String about(CatalogueLine header) {
    List<String> cells = header.cells();
    int before = HEADING.size();
    if (cells.size() < before
        || cells.size() > before + 1
        || !cells.subList(0, before).equals(HEADING)) {
      throw header.fault(
          header.text(), String.join(" ", HEADING) + ", and the edition if it is about one");
    }
    String about = cells.size() > before ? cells.getLast() : "";
    if (!about.isEmpty()) {
      lineage.index(header, about);
    }
    return about;
  }

  private void describe(CatalogueBlock block, String about) {
    String name = block.head().cells().getFirst();
    ProvisionDraft draft =
        new ProvisionDraft(block, lineage, declared.getOrDefault(name, List.of()));
    draft.add(block, about);
    if (drafts.put(name, draft) != null) {
      throw block.head().fault("a second provision " + name, "one");
    }
  }

  private void change(Changed change) {
    CatalogueLine head = change.block().head();
    String name = head.cells().getFirst();
    Stream.of("", "!", ">")
        .flatMap(change.block()::marked)
        .findFirst()
        .ifPresent(line -> {
          throw line.fault(line.text(), "only parameters and notes, as " + name + " is changed");
        });
    Optional.ofNullable(drafts.get(name))
        .orElseThrow(() -> head.fault(name + " " + CHANGED, "the name of a provision"))
        .add(change.block(), change.about());
  }

  /// The provisions of all files, in the order in which they are described.
  List<ProvisionBlock> provisions() {
    changed.forEach(this::change);
    return drafts.values().stream().map(ProvisionDraft::finished).toList();
  }
}
