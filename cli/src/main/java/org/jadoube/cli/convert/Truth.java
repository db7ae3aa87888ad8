package org.jadoube.cli.convert;

/// Whether a condition holds.
enum Truth {
  YES,
  NO,
  /// what is known does not decide it
  UNKNOWN;

  static Truth of(boolean holds) {
    return holds ? YES : NO;
  }

  /// What is certainly so, or certainly not so, or neither.
  static Truth of(boolean holds, boolean fails) {
    return holds ? YES : fails ? NO : UNKNOWN;
  }

  Truth negated() {
    return switch (this) {
      case YES -> NO;
      case NO -> YES;
      case UNKNOWN -> UNKNOWN;
    };
  }
}
