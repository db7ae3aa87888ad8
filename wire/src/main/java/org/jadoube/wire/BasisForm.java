package org.jadoube.wire;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.laws.act.Basis;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Rule;

/// What a penalised player has broken: the name of a rule, or the number of an Article.
final class BasisForm {
  private static final Pattern ARTICLE = Pattern.compile(Forms.ARTICLE);

  static final TextForm<Basis> FORM =
      TextForm.of(
          Basis.class,
          "the name of a rule such as draw-offer, or the number of an article such as 11.2.3.1",
          "^([a-z0-9-]+|[0-9A-Z]+(\\.?[0-9a-z]+)*)$",
          BasisForm::text,
          text -> rule(text).or(() -> article(text)));

  private BasisForm() {}

  private static String text(Basis basis) {
    return switch (basis) {
      case Basis.OfRule(Rule rule) -> Names.of(rule);
      case Basis.OfArticle(Article article) -> article.number();
    };
  }

  private static Optional<Basis> rule(String text) {
    return Arrays.stream(Rule.values())
        .filter(rule -> Names.of(rule).equals(text))
        .findFirst()
        .map(Basis.OfRule::new);
  }

  private static Optional<Basis> article(String text) {
    return Optional.of(text)
        .filter(ARTICLE.asMatchPredicate())
        .map(Article::new)
        .map(Basis.OfArticle::new);
  }
}
