package org.jadoube.audit.condition;

/// Whether a condition holds.
public enum Truth {
  YES,
  NO,
  /// Not decided by the known facts.
  UNKNOWN;

  public static Truth of(boolean holds) {
    return holds ? YES : NO;
  }

  /// YES if it certainly holds, NO if it certainly fails, else UNKNOWN.
  public static Truth of(boolean holds, boolean fails) {
    return holds ? YES : fails ? NO : UNKNOWN;
  }

  public Truth negated() {
    return switch (this) {
      case YES -> NO;
      case NO -> YES;
      case UNKNOWN -> UNKNOWN;
    };
  }
}
