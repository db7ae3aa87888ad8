package org.jadoube.tournament.table;

import org.jadoube.chess.domain.Require;

/// Two pairing numbers that meet. Among teams `white` has White on the first board.
///
/// @since 0.1.0
public record Pair(int white, int black) {
  public Pair {
    Require.atLeast(1, white, "white");
    Require.atLeast(1, black, "black");
    if (white == black) {
      throw new IllegalArgumentException("nobody meets himself: " + white);
    }
  }

  /// This pair with colours reversed.
  public Pair reversed() {
    return new Pair(black, white);
  }

  /// As tables print it: `1-8`.
  @Override
  public String toString() {
    return white + "-" + black;
  }
}
