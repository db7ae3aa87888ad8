package org.jadoube.laws.act;

import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Rule;

/// The provision on which a decision of the arbiter rests: the one a player has broken, or the one
/// by which a game ends. It may be one that only people can watch over, such as Article 11.2.3 on
/// leaving the venue.
///
/// @since 0.1.0
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
