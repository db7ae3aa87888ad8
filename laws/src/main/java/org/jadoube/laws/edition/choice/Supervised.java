package org.jadoube.laws.edition.choice;

/// In which rapid and blitz games a provision applies.
public enum Supervised {
  /// In all.
  ANY,

  /// In those without adequate supervision.
  INADEQUATE
}
