package org.jadoube.laws.regulations;

/// What the event says about drawing by agreement (Article 9.1.1). An arbiter may consent
/// nevertheless.
public sealed interface DrawRestriction {
  /// Nothing.
  record Free() implements DrawRestriction {
    @Override
    public boolean allowsAfter(int movesByBoth) {
      return true;
    }
  }

  /// Not before both players have completed this many moves.
  record After(int moves) implements DrawRestriction {
    public After {
      if (moves < 1) {
        throw new IllegalArgumentException("a restriction is for one move at least: " + moves);
      }
    }

    @Override
    public boolean allowsAfter(int movesByBoth) {
      return movesByBoth >= moves;
    }
  }

  /// Never.
  record Never() implements DrawRestriction {
    @Override
    public boolean allowsAfter(int movesByBoth) {
      return false;
    }
  }

  DrawRestriction FREE = new Free();
  DrawRestriction NEVER = new Never();

  /// Whether the players may agree once both have made so many moves.
  boolean allowsAfter(int movesByBoth);
}
