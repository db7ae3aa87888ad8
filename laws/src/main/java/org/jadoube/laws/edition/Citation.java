package org.jadoube.laws.edition;

/// A rule, and the Article in which an edition has it.
///
/// ```java
/// Citation citation = Edition.FIDE_2023.cite(Rule.THREEFOLD_CLAIM); // => FIDE 2023, 9.2.2
/// ```
public record Citation(Edition edition, Rule rule, Article article) {

  @Override
  public String toString() {
    return edition + ", " + article;
  }
}
