package org.jadoube.tournament.pairing;

import org.jadoube.chess.domain.Require;

/// Where an edition has a criterion.
///
/// @param number among the criteria: 5 for C5; 0 for what is settled before all criteria
/// @param article of the system's text; the whole text if its Article is not known
/// @since 0.1.0
public record CriterionProvision(Criterion criterion, int number, String article) {
  public CriterionProvision {
    Require.atLeast(0, number, "number");
    Require.notBlank(article, "article");
  }

  /// As reports cite it: `C5, 2.3.1`.
  public String citation() {
    return number == 0 ? article : "C" + number + ", " + article;
  }
}
