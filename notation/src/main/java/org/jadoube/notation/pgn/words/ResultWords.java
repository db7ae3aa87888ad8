package org.jadoube.notation.pgn.words;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.notation.pgn.PgnResult;

/// Results in words: `Black resigns`, `draw`.
public final class ResultWords {
  /// The length of the longest first word of a result.
  public static final int LONGEST = 8;

  private static final String FIRST = "wbdrgWBDRG";

  /// The second letters of white, black, draw, remis, resigns, gives and gave.
  private static final String SECOND = "hlreia";

  private static final List<String> LOSING = List.of("resigns", "resigned", "gives up", "gave up");
  private static final List<String> WINNING = List.of("wins", "won");
  private static final List<String> DRAWN =
      List.of("draw", "drawn", "draw agreed", "drawn by agreement", "remis");

  private static final Map<String, PgnResult> RESULTS = results();

  private ResultWords() {}

  private static Map<String, PgnResult> results() {
    Map<String, PgnResult> results = new HashMap<>();
    DRAWN.forEach(words -> results.put(words, PgnResult.DRAW));
    for (Colour colour : Colour.values()) {
      String name = colour.name().toLowerCase(Locale.ROOT);
      LOSING.forEach(words -> results.put(name + " " + words, wonBy(colour.opposite())));
      WINNING.forEach(words -> results.put(name + " " + words, wonBy(colour)));
    }
    return Map.copyOf(results);
  }

  private static PgnResult wonBy(Colour colour) {
    return colour == Colour.WHITE ? PgnResult.WHITE_WINS : PgnResult.BLACK_WINS;
  }

  /// Whether a result in words may begin with these letters; no capture by a pawn does.
  public static boolean mayBegin(byte letter, byte next) {
    return FIRST.indexOf(letter) >= 0 && SECOND.indexOf(next) >= 0;
  }

  /// The result that `words` mean if it is the turn of `turn`: whoever just `resigns` is the one to
  /// move.
  public static Optional<PgnResult> of(String words, Colour turn) {
    String plain = words.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}]+", " ").strip();
    return LOSING.contains(plain)
        ? Optional.of(wonBy(turn.opposite()))
        : Optional.ofNullable(RESULTS.get(plain));
  }
}
