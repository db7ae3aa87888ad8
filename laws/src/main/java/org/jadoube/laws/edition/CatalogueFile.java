package org.jadoube.laws.edition;

import java.util.ArrayList;
import java.util.List;

/// A file of the catalogue: a line that names its columns, and blocks.
record CatalogueFile(CatalogueLine header, List<CatalogueBlock> blocks) {

  /// Reads a file; comments and blank lines are left out.
  static CatalogueFile read(String name, String text) {
    List<CatalogueBlock> blocks = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (!line.isBlank() && !line.startsWith("#")) {
        add(new CatalogueLine(name, number, line.strip()), line.startsWith(" "), blocks);
      }
    }
    if (blocks.isEmpty()) {
      throw new CatalogueFault(name, "nothing", "a line that names the columns");
    }
    return new CatalogueFile(
        blocks.getFirst().head(), List.copyOf(blocks.subList(1, blocks.size())));
  }

  private static void add(CatalogueLine line, boolean indented, List<CatalogueBlock> blocks) {
    if (!indented) {
      blocks.add(new CatalogueBlock(line, new ArrayList<>()));
    } else if (blocks.size() > 1) {
      blocks.getLast().body().add(line);
    } else {
      throw line.fault("an indented line", "a line without indentation that it belongs to");
    }
  }
}
