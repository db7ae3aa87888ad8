package org.jadoube.laws.edition;

import java.util.List;

/// The names of all rule books, without reading their contents, which takes a while.
///
/// @since 0.1.0
public final class EditionNames {
  private EditionNames() {}

  /// The years of the editions of the Laws, the oldest first, and then the names of the rule books
  /// beside them: `2018`, `2023`, `E04`.
  public static List<String> all() {
    CatalogueFile file =
        CatalogueFile.read(Catalogue.EDITIONS, CatalogueFiles.text(Catalogue.EDITIONS));
    return EditionHead.all(file).stream().map(EditionHead::year).toList();
  }
}
