package org.jadoube.notation.pgn;

import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/// Signs that stand for numeric annotation glyphs (PGN standard, 10), and words without any meaning
/// for a move.
final class Glyphs {
  private static final Map<String, Integer> NUMBERS =
      Map.ofEntries(
          Map.entry("!", 1),
          Map.entry("?", 2),
          Map.entry("!!", 3),
          Map.entry("‼", 3),
          Map.entry("??", 4),
          Map.entry("⁇", 4),
          Map.entry("!?", 5),
          Map.entry("⁉", 5),
          Map.entry("?!", 6),
          Map.entry("⁈", 6),
          Map.entry("□", 7),
          Map.entry("=", 10),
          Map.entry("∞", 13),
          Map.entry("+=", 14),
          Map.entry("⩲", 14),
          Map.entry("=+", 15),
          Map.entry("⩱", 15),
          Map.entry("+/-", 16),
          Map.entry("±", 16),
          Map.entry("-/+", 17),
          Map.entry("∓", 17),
          Map.entry("+-", 18),
          Map.entry("+−", 18),
          Map.entry("-+", 19),
          Map.entry("−+", 19),
          Map.entry("⨀", 22),
          Map.entry("⟳", 32),
          Map.entry("→", 36),
          Map.entry("↑", 40),
          Map.entry("⇆", 132),
          Map.entry("∆", 140),
          Map.entry("⌓", 142),
          Map.entry("N", 146),
          Map.entry("D", 220));

  private static final Set<String> NULL_MOVES = Set.of("--", "Z0", "null", "pass", "@@@@");

  private static final Set<String> IDLE =
      Set.of("e.p.", "ep", "e.p", "+", "++", "#", "mate", "ch", "dbl", "…", ".", "..", "...", "-");

  private Glyphs() {}

  static OptionalInt number(String word) {
    Integer number = NUMBERS.get(word);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  static boolean isNullMove(String word) {
    return NULL_MOVES.contains(word);
  }

  /// Whether the word adds nothing to the move before it.
  static boolean isIdle(String word) {
    return IDLE.contains(word);
  }
}
