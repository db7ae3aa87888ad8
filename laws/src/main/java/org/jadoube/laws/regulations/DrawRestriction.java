package org.jadoube.laws.regulations;

import org.jadoube.chess.domain.Require;

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
      Require.atLeast(1, moves, "moves");
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
