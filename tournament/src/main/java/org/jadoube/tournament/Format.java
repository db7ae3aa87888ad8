package org.jadoube.tournament;

import java.util.Locale;

/// How a tournament is paired.
///
/// @since 0.1.0
public enum Format {
  /// Everybody meets everybody, once or several times.
  ROUND_ROBIN(true),
  /// Two sides, everybody of one meets everybody of the other.
  SCHEVENINGEN(true),
  /// Two participants, several games.
  MATCH(true),
  /// Who loses is out.
  KNOCKOUT(true),
  /// Each round is paired by the scores so far.
  SWISS(false),
  /// A Swiss in which the same two play two rounds, with both colours (C.04.5).
  DOUBLE_SWISS(false, 2);

  private final boolean predetermined;
  private final int gamesOfMatch;

  Format(boolean predetermined) {
    this(predetermined, 1);
  }

  Format(boolean predetermined, int gamesOfMatch) {
    this.predetermined = predetermined;
    this.gamesOfMatch = gamesOfMatch;
  }

  /// How many rounds the same two meet in a row, before others are paired by the scores.
  public int gamesOfMatch() {
    return gamesOfMatch;
  }

  /// As a file says it in words: `round-robin`.
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Whether the pairings follow from the pairing numbers. Then a forfeit counts in tie-breaks like
  /// a game (C07, 15.2); otherwise Article 16 applies.
  public boolean predetermined() {
    return predetermined;
  }
}
