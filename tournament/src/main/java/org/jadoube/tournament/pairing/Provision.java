package org.jadoube.tournament.pairing;

import org.jadoube.chess.domain.Require;

/// Where an edition has a criterion.
///
/// @param number among the criteria: 5 for C5
/// @param article of C.04.3
public record Provision(Criterion criterion, int number, String article) {
  public Provision {
    Require.atLeast(1, number, "number");
    Require.notBlank(article, "article");
  }
}
