package org.jadoube.wire;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.laws.act.Basis;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.search.ArticleSpelling;

/// The ground of a decision: the name of a provision, in any case, with hyphens, underscores or
/// blanks, or the number of an Article, with or without that word.
final class BasisForm {
  private static final Pattern ARTICLE = Pattern.compile(Forms.ARTICLE);
  private static final Set<String> NAMES =
      Edition.books().stream()
          .flatMap(edition -> edition.provisions().stream())
          .map(Provision::name)
          .map(Nearest::plain)
          .collect(Collectors.toUnmodifiableSet());

  private static final String EXPECTED =
      "the name of a provision such as distraction, or the number of an article such as 11.5";

  static final TextForm<Basis> FORM =
      new TextForm<>(
          Basis.class,
          EXPECTED,
          "^\\S.*$",
          BasisForm::text,
          text -> provision(text).or(() -> article(text)),
          text -> "; the nearest names are " + String.join(", ", Nearest.to(text, NAMES)));

  private BasisForm() {}

  private static String text(Basis basis) {
    return switch (basis) {
      case Basis.OfProvision(String name) -> Nearest.plain(name);
      case Basis.OfArticle(Article article) -> article.number();
    };
  }

  private static Optional<Basis> provision(String text) {
    return Optional.of(Nearest.plain(text))
        .filter(NAMES::contains)
        .map(name -> new Basis.OfProvision(name.toUpperCase(Locale.ROOT).replace('-', '_')));
  }

  /// A heading has no digit, so it counts only if some edition has it.
  private static Optional<Basis> article(String text) {
    return Optional.of(text)
        .filter(ARTICLE.asMatchPredicate())
        .or(() -> ArticleSpelling.canonical(text))
        .map(Article::new)
        .filter(BasisForm::isNumber)
        .map(Basis.OfArticle::new);
  }

  private static boolean isNumber(Article article) {
    return article.number().chars().anyMatch(Character::isDigit)
        || Edition.books().stream().anyMatch(edition -> edition.prints(article));
  }
}
