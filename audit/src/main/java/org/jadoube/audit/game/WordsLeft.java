package org.jadoube.audit.game;

/// How many words may still be tried as moves of one game; a bound on its time.
final class WordsLeft {
  /// About a third of a second.
  private static final int MOST = 100_000;

  private int left = MOST;

  /// Takes one.
  ///
  /// @return whether there was one
  boolean take() {
    left--;
    return left >= 0;
  }

  /// Whether more were wanted, so that not all ways were tried.
  boolean areSpent() {
    return left < 0;
  }
}
