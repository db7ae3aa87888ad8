package org.jadoube.web.view;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.notation.Language;
import org.jadoube.wording.Messages;

/// The names of the parts of the Laws, and their addresses on the pages.
public final class LawNames {
  private LawNames() {}

  /// The name of an Article in a language: `Article 7.5.1`, `Appendix A.4.4`, `Guidelines III.4`,
  /// `Preface`.
  public static final class ArticleName {
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

  /// An Article with all its parts, an appendix, guidelines.
  ///
  /// @param number `7`, `A`, `III`, `Preface`
  /// @param provisions in the order of the text
  public record Chapter(Edition edition, String number, List<Provision> provisions) {
    private static final Pattern FIRST = Pattern.compile("\\d+|[A-Za-z]+");

    public Chapter {
      provisions = List.copyOf(provisions);
    }

    /// The chapters of a book, in its order.
    public static List<Chapter> of(Edition edition) {
      Map<String, List<Provision>> chapters =
          edition.provisions().stream()
              .collect(
                  groupingBy(
                      provision -> number(provision.article()), LinkedHashMap::new, toList()));
      return chapters.entrySet().stream()
          .map(each -> new Chapter(edition, each.getKey(), each.getValue()))
          .toList();
    }

    /// The number of the chapter in which an Article stands.
    public static String number(Article article) {
      Matcher first = FIRST.matcher(article.number());
      return first.find() ? first.group() : article.number();
    }

    /// Its subject; empty if there is no more to say than its number.
    public String subject(Language language) {
      Messages texts = LawTexts.in(language);
      return Edition.all().contains(edition.printed())
          ? newestNumber().flatMap(number -> said("laws.subject." + number, texts)).orElse("")
          : said("laws.online." + number, texts).orElse("");
    }

    private static Optional<String> said(String key, Messages texts) {
      return texts.has(key) ? Optional.of(texts.text(key, Map.of())) : Optional.empty();
    }

    /// Its number in the newest edition. Numbers change between editions; the subject is the one
    /// with most of its provisions there.
    private Optional<String> newestNumber() {
      return provisions.stream()
          .flatMap(each -> Edition.newest().provision(each.name()).stream())
          .map(each -> number(each.article()))
          .collect(Most.frequent());
    }
  }

  /// The addresses of the pages about the Laws, which do not change.
  public static final class LawPath {
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
}
