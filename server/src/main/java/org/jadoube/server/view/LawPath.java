package org.jadoube.server.view;

import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;

/// The addresses of the pages about the Laws; they stay.
public final class LawPath {
  /// The contents of the newest edition, and the search.
  public static final String CONTENTS = "/laws";

  private LawPath() {}

  /// The contents of a book.
  public static String of(Edition edition) {
    return CONTENTS + "/" + edition.year();
  }

  /// An Article or a chapter.
  public static String of(Edition edition, String number) {
    return of(edition) + "/" + number;
  }

  /// An Article.
  public static String of(Edition edition, Article article) {
    return of(edition, article.number());
  }
}
