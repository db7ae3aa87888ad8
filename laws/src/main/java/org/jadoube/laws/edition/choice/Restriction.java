package org.jadoube.laws.edition.choice;

/// The freedom that an event may restrict about drawing by agreement (Article 9.1.1).
///
/// @since 0.1.0
public enum Restriction {
  /// Agreeing; anybody may still offer.
  AGREEING,

  /// Offering too.
  OFFERING
}
