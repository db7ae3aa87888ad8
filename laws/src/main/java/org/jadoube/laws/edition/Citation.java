package org.jadoube.laws.edition;

/// A rule, and the Article in which an edition has it.
public record Citation(Edition edition, Rule rule, Article article) {

  @Override
  public String toString() {
    return edition + ", " + article;
  }
}
