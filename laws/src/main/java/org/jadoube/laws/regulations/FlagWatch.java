package org.jadoube.laws.regulations;

/// Who notices that a flag has fallen (Article 6.8).
///
/// @since 0.1.0
public enum FlagWatch {
  /// The program sees every flag as it falls; no act counts after it.
  AUTOMATIC,
  /// A flag has fallen once the arbiter observes it or a player claims it; anything decided before
  /// that stands.
  BY_CLAIM
}
