package org.jadoube.laws.edition;

/// Where a rule stands written.
public record Citation(Edition edition, Rule rule, Article article) {
  @Override
  public String toString() {
    return edition + ", " + article;
  }
}
