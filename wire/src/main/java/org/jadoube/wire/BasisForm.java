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

/// What a penalised player has broken: the name of a provision, or the number of an Article.
final class BasisForm {
  private static final Pattern ARTICLE = Pattern.compile(Forms.ARTICLE);
  private static final Set<String> PROVISIONS =
      Edition.books().stream()
          .flatMap(edition -> edition.provisions().stream())
          .map(Provision::name)
          .collect(Collectors.toUnmodifiableSet());

  static final TextForm<Basis> FORM =
      TextForm.of(
          Basis.class,
          "the name of a provision such as distraction, or the number of an article such as 11.5",
          "^([a-z0-9-]+|[0-9A-Z]+(\\.?[0-9a-z]+)*)$",
          BasisForm::text,
          text -> provision(text).or(() -> article(text)));

  private BasisForm() {}

  private static String text(Basis basis) {
    return switch (basis) {
      case Basis.OfProvision(String name) -> name.toLowerCase(Locale.ROOT).replace('_', '-');
      case Basis.OfArticle(Article article) -> article.number();
    };
  }

  private static Optional<Basis> provision(String text) {
    String name = text.toUpperCase(Locale.ROOT).replace('-', '_');
    boolean known = PROVISIONS.contains(name) && text.equals(text.toLowerCase(Locale.ROOT));
    return known ? Optional.of(new Basis.OfProvision(name)) : Optional.empty();
  }

  private static Optional<Basis> article(String text) {
    return Optional.of(text)
        .filter(ARTICLE.asMatchPredicate())
        .map(Article::new)
        .map(Basis.OfArticle::new);
  }
}
