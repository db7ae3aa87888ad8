package org.jadoube.laws.edition.choice;

/// What the opponent of a player who loses for a device scores (Article 11.3.2.2).
public enum OpponentsScore {
  ARBITER_DECIDES,
  WINS_OR_DRAWS_IF_UNWINNABLE,
  WINS
}
