package org.jadoube.laws.edition.choice;

/// Who stops the clocks when a draw is claimed.
///
/// @since 0.1.0
public enum ClaimStop {
  /// The claimant.
  CLAIMANT,
  /// The claimant, if he wishes to.
  CLAIMANT_IF_WISHED,
  /// The claimant or the arbiter.
  CLAIMANT_OR_ARBITER
}
