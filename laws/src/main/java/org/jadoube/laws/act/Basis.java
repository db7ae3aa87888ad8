package org.jadoube.laws.act;

import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Rule;

/// The provision on which a decision of the arbiter rests: what a player has broken, which can also
/// be something that only people can watch over, such as Article 11.2.3 on leaving the venue; or
/// that by which a game ends.
public sealed interface Basis {
  /// A provision by its name in the catalogue, whatever its number: `DISTRACTION`.
  record OfProvision(String name) implements Basis {}

  /// An Article by its number in the edition at hand.
  record OfArticle(Article article) implements Basis {}

  /// A provision that the program applies.
  static Basis of(Rule rule) {
    return new OfProvision(rule.name());
  }
}
