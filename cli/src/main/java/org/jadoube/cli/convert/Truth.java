package org.jadoube.cli.convert;

/// Whether a condition holds.
enum Truth {
  YES,
  NO,
  /// not decided by what is known
  UNKNOWN;

  static Truth of(boolean holds) {
    return holds ? YES : NO;
  }

  /// YES if it certainly holds, NO if it certainly fails, else UNKNOWN.
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
