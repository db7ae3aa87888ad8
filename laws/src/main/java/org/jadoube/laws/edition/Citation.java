package org.jadoube.laws.edition;

/// The Article in which an edition has a rule.
public record Citation(Edition edition, Rule rule, Article article) {

  @Override
  public String toString() {
    return edition + ", " + article;
  }
}
