package org.jadoube.laws.edition;

import static java.util.Objects.requireNonNull;

/// Where a rule stands written.
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
