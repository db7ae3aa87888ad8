package org.jadoube.uci;

/// How an engine evaluates a position, as the side that has the move sees it.
///
/// ```java
/// new Score.Mate(-2).text(); // => mate -2
/// new Score.Centipawns(35).negated().text(); // => cp -35
/// ```
///
/// @since 0.1.0
public sealed interface Score {
  /// An advantage in hundredths of a pawn.
  record Centipawns(int value) implements Score {
    @Override
    public Centipawns negated() {
      return new Centipawns(-value);
    }

    @Override
    public String text() {
      return "cp " + value;
    }
  }

  /// Mate in a number of moves; zero or negative if the side to move will be mated.
  record Mate(int moves) implements Score {
    @Override
    public Mate negated() {
      return new Mate(-moves);
    }

    @Override
    public String text() {
      return "mate " + moves;
    }
  }

  /// This score as the opponent sees it.
  Score negated();

  /// As in UCI: `cp 35`, `mate -2`.
  String text();
}
