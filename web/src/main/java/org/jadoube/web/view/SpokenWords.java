package org.jadoube.web.view;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.Language;
import org.jadoube.notation.spoken.SpokenMoves;

/// The words for a spoken board, as in the announcement of moves.
///
/// @param squares by name: `f3`, "Felix drei"
/// @param pieces by name: `knight`, "Springer"
public record SpokenWords(Map<String, String> squares, Map<String, String> pieces) {
  public SpokenWords {
    squares = Map.copyOf(squares);
    pieces = Map.copyOf(pieces);
  }

  /// The words in a language, or in English if it has none yet.
  public static SpokenWords in(Language language) {
    SpokenMoves words =
        SpokenMoves.in(language).or(() -> SpokenMoves.in(Language.ENGLISH)).orElseThrow();
    return new SpokenWords(
        named(Square.values(), Square::toString, words::spoken),
        named(Role.values(), role -> role.name().toLowerCase(Locale.ROOT), words::name));
  }

  private static <T> Map<String, String> named(
      T[] all, Function<T, String> name, Function<T, String> said) {
    return Arrays.stream(all).collect(Collectors.toMap(name, said, (one, _) -> one, TreeMap::new));
  }
}
