package org.jadoube.laws;

/// What the event says about drawing by agreement (Article 9.1.1). An arbiter may consent
/// nevertheless.
public sealed interface DrawRestriction {
  /// Nothing.
  record Free() implements DrawRestriction {}

  /// Not before both players have completed this many moves.
  record After(int moves) implements DrawRestriction {
    public After {
      if (moves < 1) {
        throw new IllegalArgumentException("a restriction is for one move at least: " + moves);
      }
    }
  }

  /// Never.
  record Never() implements DrawRestriction {}

  DrawRestriction FREE = new Free();
  DrawRestriction NEVER = new Never();

  /// Whether the players may agree once both have made `moves`.
  default boolean allowsAfter(int moves) {
    return switch (this) {
      case Free _ -> true;
      case After(int needed) -> moves >= needed;
      case Never _ -> false;
    };
  }
}
