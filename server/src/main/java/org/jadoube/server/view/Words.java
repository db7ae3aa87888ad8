package org.jadoube.server.view;

import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.Colour;

/// The words that our JSON has for things of chess: `white`, `not-begun`.
public final class Words {
  private Words() {}

  /// A constant in kebab-case.
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The colour of that word.
  public static Optional<Colour> colour(String word) {
    return switch (word) {
      case "white" -> Optional.of(Colour.WHITE);
      case "black" -> Optional.of(Colour.BLACK);
      default -> Optional.empty();
    };
  }
}
