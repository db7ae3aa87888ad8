package org.jadoube.notation.pgn.words;

import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.jadoube.notation.Forgiven.Liberty;

/// Signs that stand for numeric annotation glyphs (PGN standard, 10), and words that mean nothing
/// for a move.
public final class Glyphs {
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
          Map.entry("+/=", 14),
          Map.entry("⩲", 14),
          Map.entry("=+", 15),
          Map.entry("=/+", 15),
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
          Map.entry("⊙", 22),
          Map.entry("○", 26),
          Map.entry("⟳", 32),
          Map.entry("→", 36),
          Map.entry("↑", 40),
          Map.entry("=∞", 44),
          Map.entry("=/∞", 44),
          Map.entry("⇆", 132),
          Map.entry("⇄", 132),
          Map.entry("⊕", 138),
          Map.entry("⨁", 138),
          Map.entry("∆", 140),
          Map.entry("Δ", 140),
          Map.entry("⌓", 142),
          Map.entry("RR", 145),
          Map.entry("N", 146),
          Map.entry("D", 220));

  private static final Set<String> NULL_MOVES = Set.of("--", "z0", "null", "pass", "@@@@", "0000");

  private static final Map<String, Liberty> IDLE =
      Map.ofEntries(
          Map.entry("e.p.", Liberty.EN_PASSANT_SUFFIX),
          Map.entry("ep", Liberty.EN_PASSANT_SUFFIX),
          Map.entry("e.p", Liberty.EN_PASSANT_SUFFIX),
          Map.entry("+", Liberty.OTHER_CHECK_SIGN),
          Map.entry("++", Liberty.OTHER_CHECK_SIGN),
          Map.entry("#", Liberty.OTHER_CHECK_SIGN),
          Map.entry("mate", Liberty.OTHER_CHECK_SIGN),
          Map.entry("check", Liberty.OTHER_CHECK_SIGN),
          Map.entry("checkmate", Liberty.OTHER_CHECK_SIGN),
          Map.entry("matt", Liberty.OTHER_CHECK_SIGN),
          Map.entry("ch", Liberty.OTHER_CHECK_SIGN),
          Map.entry("dbl", Liberty.OTHER_CHECK_SIGN),
          Map.entry("…", Liberty.DOTS),
          Map.entry(".", Liberty.DOTS),
          Map.entry("..", Liberty.DOTS),
          Map.entry("...", Liberty.DOTS),
          Map.entry("-", Liberty.HYPHEN));

  /// A move number followed by the one-character ellipsis, or by a colon.
  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}(?:[.…]+|:)");

  private static final int FIRST_FIGURINE = '♔';
  private static final int LAST_FIGURINE = '♟';

  private Glyphs() {}

  public static OptionalInt number(String word) {
    Integer number = NUMBERS.get(word);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  public static boolean isNullMove(String word) {
    return NULL_MOVES.contains(word.toLowerCase(Locale.ROOT));
  }

  /// Whether the word adds nothing to the moves around it.
  public static boolean isIdle(String word) {
    return IDLE.containsKey(word) || NUMBER.matcher(word).matches();
  }

  /// The liberty that an idle word takes.
  public static Liberty liberty(String idle) {
    return IDLE.getOrDefault(idle, Liberty.MOVE_NUMBER);
  }

  /// Whether the word has no letter, digit or figurine, and so cannot be a move.
  public static boolean isSign(String word) {
    return word.codePoints().noneMatch(Glyphs::canBeOfMove);
  }

  private static boolean canBeOfMove(int symbol) {
    return Character.isLetterOrDigit(symbol)
        || (symbol >= FIRST_FIGURINE && symbol <= LAST_FIGURINE);
  }
}
