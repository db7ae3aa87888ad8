package org.jadoube.laws.edition.choice;

/// Who has to ask the arbiter for a ruling on the act of moving (Article A.4b of 2005).
///
/// @since 0.1.0
public enum AskedBy {
  BOTH,
  ONE_OR_BOTH
}
