package org.jadoube.laws.regulations;

import org.jadoube.laws.edition.Rule;

/// The three kinds of online competitions (E04 6.1).
///
/// @since 0.1.0
public enum Competition {
  /// Nobody in particular supervises the players.
  UNSUPERVISED(Rule.UNSUPERVISED_COMPETITION),
  /// An arbiter supervises the players from afar.
  SUPERVISED(Rule.SUPERVISED_COMPETITION),
  /// An arbiter supervises the players in their venues.
  HYBRID(Rule.HYBRID_COMPETITION);

  private final Rule rule;

  Competition(Rule rule) {
    this.rule = rule;
  }

  /// The provision about it.
  public Rule rule() {
    return rule;
  }
}
