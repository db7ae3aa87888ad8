package org.jadoube.wire;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// An attempted move: two squares as in UCI (`e2e4`, `e7e8q`, castling `e1g1`), or castling by its
/// side (`O-O`, `O-O-O`).
final class AttemptForm {
  private static final String KING_SIDE = "O-O";
  private static final String QUEEN_SIDE = "O-O-O";
  private static final String STEP = "[a-h][1-8][a-h][1-8][kqrbnp]?";
  private static final Pattern SQUARES = Pattern.compile(STEP);
  private static final String LETTERS = "pnbrqk";

  static final TextForm<Attempt> FORM =
      TextForm.of(
          Attempt.class,
          "a move such as e2e4, e7e8q or O-O",
          "^(" + STEP + "|O-O|O-O-O)$",
          AttemptForm::text,
          AttemptForm::attempt);

  private AttemptForm() {}

  private static String text(Attempt attempt) {
    return switch (attempt) {
      case Attempt.Castle(CastlingSide side) ->
          side == CastlingSide.KING_SIDE ? KING_SIDE : QUEEN_SIDE;
      case Attempt.Step(Square from, Square to, Optional<Role> promotion) ->
          from.toString() + to + promotion.map(AttemptForm::letter).orElse("");
    };
  }

  private static Optional<Attempt> attempt(String text) {
    return switch (text) {
      case KING_SIDE -> Optional.of(new Attempt.Castle(CastlingSide.KING_SIDE));
      case QUEEN_SIDE -> Optional.of(new Attempt.Castle(CastlingSide.QUEEN_SIDE));
      default -> step(text).map(step -> step);
    };
  }

  private static Optional<Attempt.Step> step(String text) {
    return SQUARES.matcher(text).matches()
        ? Optional.of(
            new Attempt.Step(
                square(text.substring(0, 2)), square(text.substring(2, 4)), promotion(text)))
        : Optional.empty();
  }

  private static Optional<Role> promotion(String text) {
    return text.length() > 4 ? Optional.of(role(text.substring(4))) : Optional.empty();
  }

  private static Square square(String name) {
    return Square.named(name).orElseThrow();
  }

  private static String letter(Role role) {
    return LETTERS.substring(role.ordinal(), role.ordinal() + 1);
  }

  private static Role role(String letter) {
    return Role.values()[LETTERS.indexOf(letter)];
  }
}
