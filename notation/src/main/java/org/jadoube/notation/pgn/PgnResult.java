package org.jadoube.notation.pgn;

import static java.util.Objects.requireNonNull;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How a game ended, as its PGN says.
public enum PgnResult {
  /// White won.
  WHITE_WINS("1-0", "1-O", "1-o"),
  /// Black won.
  BLACK_WINS("0-1", "O-1", "o-1"),
  /// The game was drawn.
  DRAW("1/2-1/2", "1/2", "0.5-0.5", "0,5-0,5", ".5-.5"),
  /// The game goes on, was abandoned, or the result is not known.
  UNKNOWN("*"),
  /// Both players lost.
  BOTH_LOSE("0-0"),
  /// White has half a point, Black none.
  WHITE_HALF_BLACK_ZERO("1/2-0"),
  /// White has no point, Black half a one.
  WHITE_ZERO_BLACK_HALF("0-1/2"),
  /// White won because Black did not arrive.
  WHITE_WINS_BY_FORFEIT("+/-", "+--"),
  /// Black won because White did not arrive.
  BLACK_WINS_BY_FORFEIT("-/+", "--+"),
  /// Neither player arrived.
  BOTH_FORFEIT("-/-", "---");

  private static final Map<String, PgnResult> BY_TEXT = byText();

  private final String text;

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable list
  private final List<String> otherTexts;

  PgnResult(String text, String... otherTexts) {
    this.text = text;
    this.otherTexts = List.of(otherTexts);
  }

  /// The result as PGN writes it; beyond PGN, as the Laws and arbiters do.
  public String text() {
    return text;
  }

  /// Whether the PGN standard knows it; the others are understood by some programs only.
  public boolean isStandard() {
    return ordinal() <= UNKNOWN.ordinal();
  }

  /// The result that `text` means; a colon or a dash may stand for the hyphen, `½` or `0.5` for the
  /// half; the letter `O` for zero.
  public static Optional<PgnResult> of(String text) {
    requireNonNull(text, "text");
    PgnResult known = BY_TEXT.get(text);
    return Optional.ofNullable(known == null ? BY_TEXT.get(plain(text)) : known);
  }

  private static String plain(String text) {
    return text.replace(':', '-')
        .replace('–', '-')
        .replace('—', '-')
        .replace('−', '-')
        .replace('‑', '-')
        .replace("½", "1/2");
  }

  private static Map<String, PgnResult> byText() {
    Map<String, PgnResult> byText = new HashMap<>();
    for (PgnResult result : values()) {
      byText.put(result.text, result);
      result.otherTexts.forEach(text -> byText.put(text, result));
    }
    return Map.copyOf(byText);
  }

  @Override
  public String toString() {
    return text;
  }
}
