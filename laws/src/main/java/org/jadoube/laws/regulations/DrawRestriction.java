package org.jadoube.laws.regulations;

import org.jadoube.chess.domain.Require;

/// How the event restricts drawing by agreement (Article 9.1.1). An arbiter may still consent to a
/// draw.
///
/// @since 0.1.0
public sealed interface DrawRestriction {
  /// Not at all.
  record Free() implements DrawRestriction {
    @Override
    public boolean allowsAfter(int movesByBoth) {
      return true;
    }
  }

  /// No draw before both players have completed this many moves.
  record After(int moves) implements DrawRestriction {
    public After {
      Require.atLeast(1, moves, "moves");
    }

    @Override
    public boolean allowsAfter(int movesByBoth) {
      return movesByBoth >= moves;
    }
  }

  /// No draw by agreement at all.
  record Never() implements DrawRestriction {
    @Override
    public boolean allowsAfter(int movesByBoth) {
      return false;
    }
  }

  DrawRestriction FREE = new Free();
  DrawRestriction NEVER = new Never();

  /// Whether the players may agree once both have made this many moves.
  boolean allowsAfter(int movesByBoth);
}
