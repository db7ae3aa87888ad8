package org.jadoube.server.view;

import java.util.Locale;
import java.util.Map;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.wording.Messages;

/// What an Article is called in a language: `Article 7.5.1`, `Appendix A.4.4`, `Guidelines III.4`,
/// `Preface`.
public final class ArticleName {
  private static final String GUIDELINES = "Guidelines";

  private ArticleName() {}

  /// Its name in the language of the pages' texts.
  public static String of(Edition edition, Article article, Messages texts) {
    return texts.text(
        "laws.number", Map.of("kind", kind(edition, article), "number", article.number()));
  }

  private static String kind(Edition edition, Article article) {
    String chapter = Chapter.number(article);
    if (Character.isDigit(chapter.charAt(0))) {
      return "article";
    }
    if (chapter.length() == 1 && !chapter.equals("I")) {
      return "appendix";
    }
    if (chapter.chars().allMatch(letter -> letter == 'I')) {
      return edition.hasRomanAppendices() ? "appendix" : "guidelines";
    }
    return chapter.equals(GUIDELINES) ? "all" : chapter.toLowerCase(Locale.ROOT);
  }
}
