package org.jadoube.notation;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jspecify.annotations.Nullable;

/// Attempts as programs exchange them, whether legal or not: two squares as in UCI (`e2e4`,
/// `e7e8q`, castling as `e1g1`), or castling by its side (`O-O`, `O-O-O`). [Uci] reads and writes
/// legal moves.
///
/// ```java
/// Attempt attempt = Coordinates.read("e2e5").orThrow();
/// attempt.in(Position.standard()); // => Optional.empty
/// ```
///
/// @since 0.1.0
public final class Coordinates {
  private static final String KING_SIDE = "O-O";
  private static final String QUEEN_SIDE = "O-O-O";
  private static final String LETTERS = "pnbrqk";
  private static final int SQUARES = Square.values().length;

  /// The texts written so far, each kept once: games hold lists of them.
  private static final @Nullable String[] PLAIN = new String[SQUARES * SQUARES];

  private Coordinates() {}

  /// The text of `attempt`. The pawn may become any piece, even a king or a pawn.
  public static String write(Attempt attempt) {
    return switch (attempt) {
      case Attempt.Castle(CastlingSide side) ->
          side == CastlingSide.KING_SIDE ? KING_SIDE : QUEEN_SIDE;
      case Attempt.Step(Square from, Square to, Optional<Role> promotion) ->
          text(from, to, promotion);
    };
  }

  static String text(Square from, Square to, Optional<Role> promotion) {
    String plain = text(from, to);
    return promotion.map(role -> plain + letter(role)).orElse(plain);
  }

  /// The text of a step. Threads may race to store it, but they store equal texts.
  private static String text(Square from, Square to) {
    int place = from.ordinal() * SQUARES + to.ordinal();
    String known = PLAIN[place];
    if (known == null) {
      known = from.toString() + to;
      PLAIN[place] = known;
    }
    return known;
  }

  private static String letter(Role role) {
    return LETTERS.substring(role.ordinal(), role.ordinal() + 1);
  }

  /// The attempt that `text` stands for, on any board.
  public static Reading<Attempt> read(String text) {
    return switch (text) {
      case KING_SIDE -> Reading.of(new Attempt.Castle(CastlingSide.KING_SIDE));
      case QUEEN_SIDE -> Reading.of(new Attempt.Castle(CastlingSide.QUEEN_SIDE));
      default ->
          square(text, 0)
              .flatMap(from ->
                  square(text, 2)
                      .flatMap(to ->
                          promotion(text, LETTERS)
                              .map(promotion -> new Attempt.Step(from, to, promotion))));
    };
  }

  /// The square named at `offset`.
  static Reading<Square> square(String text, int offset) {
    int end = Math.min(text.length(), offset + 2);
    int start = Math.min(offset, end);
    return Square.named(text.substring(start, end))
        .map(Reading::of)
        .orElseGet(
            () -> Reading.failed(TextFault.at(text, start, text.substring(start), "a square")));
  }

  /// The promotion after two squares: one of `letters`, or nothing, and then the end.
  static Reading<Optional<Role>> promotion(String text, String letters) {
    if (text.length() == 4) {
      return Reading.of(Optional.empty());
    }
    int letter = letters.indexOf(text.charAt(4));
    if (letter < 0) {
      String expected = "a piece to promote to, one of " + spaced(letters);
      return Reading.failed(TextFault.atCharacter(text, 4, expected));
    }
    return text.length() == 5
        ? Reading.of(Optional.of(Role.values()[LETTERS.indexOf(text.charAt(4))]))
        : Reading.failed(TextFault.atCharacter(text, 5, "the end"));
  }

  /// The strongest piece first: `q r b n`.
  private static String spaced(String letters) {
    return String.join(" ", new StringBuilder(letters).reverse().toString().split(""));
  }
}
