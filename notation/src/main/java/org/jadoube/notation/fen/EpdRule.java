package org.jadoube.notation.fen;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jadoube.chess.Setup;
import org.jadoube.chess.domain.Require;

/// The operands that an operation takes (PGN standard, 16.2.5).
///
/// @param least the smallest value, or the smallest number of operands
/// @param most the largest value, or the largest number of operands
record EpdRule(Operands operands, long least, long most) {
  private static final int ANY = Integer.MAX_VALUE;

  /// The largest evaluation. No position is worth more.
  private static final int LARGEST_EVALUATION = 32_767;

  private static final EpdRule UNKNOWN = new EpdRule(Operands.WORDS, 0, ANY);
  private static final Map<String, EpdRule> RULES = rules();

  /// The kinds of operands.
  enum Operands {
    MOVES,
    VARIATION,
    VALUE,
    TEXTS,
    WORDS
  }

  private static Map<String, EpdRule> rules() {
    Map<String, EpdRule> rules = new HashMap<>();
    put(rules, new EpdRule(Operands.MOVES, 1, ANY), "am", "bm");
    put(rules, new EpdRule(Operands.MOVES, 1, 1), "pm", "sm");
    put(rules, new EpdRule(Operands.VARIATION, 0, ANY), "pv");
    put(rules, new EpdRule(Operands.VALUE, 0, ANY), "acd", "acs", "tcgs");
    put(rules, new EpdRule(Operands.VALUE, 0, Long.MAX_VALUE), "acn");
    put(rules, new EpdRule(Operands.VALUE, 1, ANY), "dm", "rc");
    put(rules, new EpdRule(Operands.VALUE, 0, Setup.LARGEST_COUNTER), "hmvc");
    put(rules, new EpdRule(Operands.VALUE, 1, Setup.LARGEST_COUNTER), "fmvn");
    put(rules, new EpdRule(Operands.VALUE, -LARGEST_EVALUATION, LARGEST_EVALUATION), "ce");
    put(rules, new EpdRule(Operands.TEXTS, 1, 1), "id");
    put(rules, new EpdRule(Operands.TEXTS, 0, 1), "eco", "nic");
    put(rules, new EpdRule(Operands.TEXTS, 1, 2), "tcri", "tcsi");
    for (int number = 0; number <= 9; number++) {
      put(rules, new EpdRule(Operands.TEXTS, 1, 1), "c" + number, "v" + number);
    }
    List<String> alone =
        List.of("draw_accept", "draw_claim", "draw_offer", "draw_reject", "resign");
    alone.forEach(opcode -> rules.put(opcode, new EpdRule(Operands.WORDS, 0, 0)));
    return Map.copyOf(rules);
  }

  private static void put(Map<String, EpdRule> rules, EpdRule rule, String... opcodes) {
    for (String opcode : opcodes) {
      rules.put(opcode, rule);
    }
  }

  static EpdRule of(String opcode) {
    return RULES.getOrDefault(opcode, UNKNOWN);
  }

  /// Refuses a number that the operation with that name cannot have.
  void requireValue(long value, String opcode) {
    if (operands == Operands.VALUE) {
      Require.within(least, most, value, opcode);
    }
  }

  /// A description of a valid operand.
  String expected() {
    return switch (operands) {
      case MOVES, VARIATION -> "a move";
      case VALUE ->
          most >= ANY
              ? "a number from " + least
              : String.format(Locale.ROOT, "a number from %d to %d", least, most);
      case TEXTS -> "a text in quotes";
      case WORDS -> "an operand";
    };
  }
}
