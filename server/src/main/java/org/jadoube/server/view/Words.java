package org.jadoube.server.view;

import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.Language;

/// The words that our JSON has for things of chess: `white`, `not-begun`, `e7e8q`.
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

  static String of(Attempt attempt) {
    return switch (attempt) {
      case Attempt.Castle(CastlingSide side) -> side == CastlingSide.KING_SIDE ? "O-O" : "O-O-O";
      case Attempt.Step(Square from, Square to, Optional<Role> promotion) ->
          from.toString() + to + promotion.map(Words::letter).orElse("");
    };
  }

  private static String letter(Role role) {
    return Language.ENGLISH.letters().of(role).toLowerCase(Locale.ROOT);
  }
}
