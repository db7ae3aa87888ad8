package org.jadoube.server.lawbook;

import java.util.Locale;
import java.util.Map;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.server.view.Chapter;
import org.jadoube.wording.Messages;

/// What books, Articles and provisions are called.
final class Names {
  private static final String GUIDELINES = "Guidelines";

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

  /// `Article 7.5.1`, `Appendix A.4.4`, `Guidelines III.4`, `Preface`.
  static String article(Edition edition, String number, Messages texts) {
    return texts.text("laws.number", Map.of("kind", kind(edition, number), "number", number));
  }

  private static String kind(Edition edition, String number) {
    String chapter = Chapter.number(new Article(number));
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

  /// The numbers of a provision in a book.
  static String numbers(Provision provision) {
    String numbers = String.join(", ", provision.articles().stream().map(Article::number).toList());
    return provision.inferred() ? "~" + numbers : numbers;
  }
}
