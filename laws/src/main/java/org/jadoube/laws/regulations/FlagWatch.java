package org.jadoube.laws.regulations;

/// Who notices that a flag has fallen (Article 6.8).
public enum FlagWatch {
  /// The program sees every flag as it falls; no act counts after it.
  AUTOMATIC,
  /// A flag falls when the arbiter observes it or a player claims it; what was decided before then
  /// stands.
  BY_CLAIM
}
