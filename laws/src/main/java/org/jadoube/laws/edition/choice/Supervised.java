package org.jadoube.laws.edition.choice;

/// The rapid and blitz games in which a provision applies.
///
/// @since 0.1.0
public enum Supervised {
  /// In all.
  ANY,

  /// In those without adequate supervision.
  INADEQUATE
}
