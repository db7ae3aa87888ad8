package org.jadoube.server.lawbook;

import java.util.Locale;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Provision;

/// What books, Articles and provisions are called.
final class Names {
  private Names() {}

  /// `Illegal move loss`: the stable name in words, in English.
  static String title(Provision provision) {
    String words = provision.name().replace('_', ' ').toLowerCase(Locale.ROOT);
    return words.substring(0, 1).toUpperCase(Locale.ROOT)
        + words
            .substring(1)
            .replaceAll("\\bfide\\b", "FIDE")
            .replaceAll("\\bchess960\\b", "Chess960");
  }

  /// The numbers of a provision in a book.
  static String numbers(Provision provision) {
    String numbers = String.join(", ", provision.articles().stream().map(Article::number).toList());
    return provision.inferred() ? "~" + numbers : numbers;
  }
}
