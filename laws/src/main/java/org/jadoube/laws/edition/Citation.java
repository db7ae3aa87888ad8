package org.jadoube.laws.edition;

import java.util.Optional;

/// A rule, and the Article in which an edition has it.
///
/// ```java
/// Citation citation = Edition.FIDE_2023.cite(Rule.THREEFOLD_CLAIM); // => FIDE 2023, 9.2.2
/// ```
///
/// @param edition the book
/// @param rule the rule
/// @param article its number there
/// @param house the clause of the event's house rules that takes its place, if there is one
/// @since 0.1.0
public record Citation(Edition edition, Rule rule, Article article, Optional<HouseClause> house) {
  /// A citation of the book itself.
  public Citation(Edition edition, Rule rule, Article article) {
    this(edition, rule, article, Optional.empty());
  }

  @Override
  public String toString() {
    return house.map(HouseClause::toString).orElseGet(() -> edition + ", " + article);
  }
}
