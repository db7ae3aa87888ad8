package org.jadoube.wire;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;

/// A hand's deed at the board or with the clock, in a few words: `lift e2`, `put white-pawn e4`,
/// `press`.
///
/// @param text the words; an asterisk after the verb means the hand that did not begin the move
/// @since 0.1.0
public record HandPhrase(String text) {
  private static final String SHAPE =
      "^((touch|release|lift\\*?|(place|put)\\*? "
          + oneOf(Piece.values())
          + "|promote\\*? "
          + oneOf(Role.values())
          + ") [a-h][1-8]|press\\*?)$";
  private static final Pattern PHRASE = Pattern.compile(SHAPE);
  private static final String OTHER_HAND = "*";

  static final TextForm<HandPhrase> FORM =
      TextForm.of(
          HandPhrase.class,
          "what a hand does: touch e2, lift e2, place white-pawn e4, put white-pawn e4, release e4,"
              + " promote queen e8 or press, with * after the verb for the other hand",
          SHAPE,
          HandPhrase::text,
          text -> Optional.of(text).filter(PHRASE.asMatchPredicate()).map(HandPhrase::new));

  /// @throws IllegalArgumentException if it is no hand's deed
  public HandPhrase {
    if (!PHRASE.matcher(text).matches()) {
      throw new IllegalArgumentException("found " + text + ", expected " + FORM.expected());
    }
  }

  /// The hand's deeds, in order.
  List<Act.Deed> deeds() {
    String[] words = text.split(" ");
    boolean other = words[0].endsWith(OTHER_HAND);
    String verb = words[0].replace(OTHER_HAND, "");
    return verb.equals("press")
        ? List.of(new ClockAct.Press(other))
        : onBoard(verb, other, words[1], Square.named(words[words.length - 1]).orElseThrow());
  }

  /// @param what a piece or a role; the square itself for verbs that need neither
  private static List<Act.Deed> onBoard(String verb, boolean other, String what, Square square) {
    return switch (verb) {
      case "touch" -> List.of(new BoardAct.Touch(square));
      case "lift" -> List.of(new BoardAct.Lift(square, other));
      case "place" -> List.of(place(what, square, other));
      case "put" -> List.of(place(what, square, other), new BoardAct.Release(square));
      case "promote" -> List.of(new BoardAct.Promote(named(what, Role.values()), square, other));
      default -> List.of(new BoardAct.Release(square));
    };
  }

  private static Act.Deed place(String piece, Square square, boolean other) {
    return new BoardAct.Place(named(piece, Piece.values()), square, other);
  }

  private static <E extends Enum<E>> E named(String name, E[] constants) {
    return Arrays.stream(constants)
        .filter(constant -> Names.of(constant).equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static <E extends Enum<E>> String oneOf(E[] constants) {
    return Arrays.stream(constants).map(Names::of).collect(Collectors.joining("|", "(", ")"));
  }
}
