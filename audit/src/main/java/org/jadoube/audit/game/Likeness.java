package org.jadoube.audit.game;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jadoube.notation.pgn.PgnFault;

/// Similarity to a word that could not be played.
///
/// @param written the word
/// @param candidates the reader's suggestions
record Likeness(String written, List<String> candidates) {
  private static final Predicate<String> CASTLING = Pattern.compile("O+").asMatchPredicate();

  static Likeness of(PlayedGame game, String written) {
    return new Likeness(
        written,
        game.faults().stream()
            .filter(PgnFault::losesMoves)
            .findFirst()
            .map(PgnFault::candidates)
            .orElse(List.of()));
  }

  /// Whether a move in standard algebraic notation resembles it.
  boolean isOf(String move) {
    return candidates.contains(move) || differInOneSign(bare(move), bare(written));
  }

  /// Whether its letters and figures alone resemble it, or both are castling.
  boolean isRoughlyOf(String move) {
    String one = rough(move);
    String other = rough(written);
    return differInOneSign(one, other) || (CASTLING.test(one) && CASTLING.test(other));
  }

  static String bare(String move) {
    return move.replaceAll("[+#!?]+$", "");
  }

  private static String rough(String move) {
    return move.replace('0', 'O').replaceAll("[^A-Za-z1-8]|x", "");
  }

  private static boolean differInOneSign(String one, String other) {
    int most = Math.min(one.length(), other.length());
    int same = 0;
    while (same < most && one.charAt(same) == other.charAt(same)) {
      same++;
    }
    int end = 0;
    while (end < most - same
        && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
      end++;
    }
    return Math.max(one.length(), other.length()) - same - end <= 1;
  }
}
