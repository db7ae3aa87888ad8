package org.jadoube.laws.edition;

import static java.util.Objects.requireNonNull;

/// The Article in which an edition has a rule.
public record Citation(Edition edition, Rule rule, Article article) {
  public Citation {
    requireNonNull(edition, "edition");
    requireNonNull(rule, "rule");
    requireNonNull(article, "article");
  }

  @Override
  public String toString() {
    return edition + ", " + article;
  }
}
