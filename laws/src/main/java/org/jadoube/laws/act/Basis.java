package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Rule;

/// The provision of the Laws that a player has broken: any of them, also those that only people can
/// watch over, such as Article 11.2.3 on leaving the venue.
public sealed interface Basis {
  /// A provision by its name in the catalogue, whatever its number: `DISTRACTION`.
  record OfProvision(String name) implements Basis {
    public OfProvision {
      requireNonNull(name, "name");
    }
  }

  /// An Article by its number in the edition at hand.
  record OfArticle(Article article) implements Basis {
    public OfArticle {
      requireNonNull(article, "article");
    }
  }

  /// A provision that the program applies.
  static Basis of(Rule rule) {
    requireNonNull(rule, "rule");
    return new OfProvision(rule.name());
  }
}
