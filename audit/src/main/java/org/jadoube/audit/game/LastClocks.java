package org.jadoube.audit.game;

import java.util.OptionalLong;

/// The last clock times that a record gives, in milliseconds; empty where it gives none.
public record LastClocks(OptionalLong white, OptionalLong black) {
  /// No times.
  public static final LastClocks NONE = new LastClocks(OptionalLong.empty(), OptionalLong.empty());
}
