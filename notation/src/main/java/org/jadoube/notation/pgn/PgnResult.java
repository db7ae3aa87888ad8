package org.jadoube.notation.pgn;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How a game ended, according to its PGN.
///
/// ```java
/// PgnResult result = PgnResult.of("1:0").orElseThrow(); // => 1-0
/// result.isStandard(); // => true
/// ```
///
/// @since 0.1.0
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
  /// White gets half a point, Black none.
  WHITE_HALF_BLACK_ZERO("1/2-0"),
  /// White gets no point, Black half a point.
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

  /// The result as PGN writes it; results outside the PGN standard are written as arbiters write
  /// them.
  public String text() {
    return text;
  }

  /// Whether the PGN standard defines it. Only some programs understand the others.
  public boolean isStandard() {
    return ordinal() <= UNKNOWN.ordinal();
  }

  /// The result that `text` means. A colon or a dash may replace the hyphen, `½` or `0.5` the half,
  /// and the letter `O` the zero.
  public static Optional<PgnResult> of(String text) {
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
