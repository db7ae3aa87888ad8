package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Rule;

/// The provision of the Laws that a player has broken: any of them, also those that only people can
/// watch over, such as Article 11.2.3 on leaving the venue.
public sealed interface Basis {
  /// A rule, whatever its number in the edition at hand.
  record OfRule(Rule rule) implements Basis {
    public OfRule {
      requireNonNull(rule, "rule");
    }
  }

  /// An Article, by its number in the edition at hand.
  record OfArticle(Article article) implements Basis {
    public OfArticle {
      requireNonNull(article, "article");
    }
  }
}
