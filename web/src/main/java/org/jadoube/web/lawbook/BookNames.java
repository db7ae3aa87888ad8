package org.jadoube.web.lawbook;

import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Provision;

/// The names of Articles in books.
final class BookNames {
  private BookNames() {}

  /// The numbers of a provision in a book.
  static String numbers(Provision provision) {
    String numbers = String.join(", ", provision.articles().stream().map(Article::number).toList());
    return provision.inferred() ? "~" + numbers : numbers;
  }
}
