package org.jadoube.notation.pgn.words;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.notation.Language;

/// Tells words that may have been meant as moves from other words.
public final class MoveShape {
  private static final int LEAST_NUMERIC = 4;

  /// The beginning of a move, letters with a digit, castling, or a figurine.
  private final Pattern shape;

  public MoveShape(Language language) {
    String pieces =
        Stream.of(language, Language.ENGLISH)
            .flatMap(each -> each.letters().ofPieces().stream())
            .distinct()
            .collect(Collectors.joining("|"));
    shape =
        Pattern.compile(
            String.format(
                Locale.ROOT,
                "(%s)?[a-h]?[x:-]?[a-h]?|.*\\p{L}.*\\d.*|[O0o][-–—O0o]+[+#]?|\\d{%d,}|[♔-♟].*",
                pieces,
                LEAST_NUMERIC));
  }

  /// Whether `word`, though unreadable, looks like a move.
  public boolean isLike(String word) {
    return shape.matcher(word).matches();
  }
}
