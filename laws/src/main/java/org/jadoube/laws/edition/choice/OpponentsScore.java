package org.jadoube.laws.edition.choice;

/// The opponent's score when a player loses for a device (Article 11.3.2.2).
///
/// @since 0.1.0
public enum OpponentsScore {
  ARBITER_DECIDES,
  WINS_OR_DRAWS_IF_UNWINNABLE,
  WINS
}
