package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;

/// What a hand does at the board or with the clock, in a few words: `lift e2`, `put white-pawn e4`,
/// `press`.
///
/// @param text the words; an asterisk after the verb means the hand that did not begin the move
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

  /// @throws IllegalArgumentException if no hand does this
  public HandPhrase {
    requireNonNull(text, "text");
    if (!PHRASE.matcher(text).matches()) {
      throw new IllegalArgumentException("found " + text + ", expected " + FORM.expected());
    }
  }

  /// An act, once it is known who does it and when.
  interface Motion {
    Act of(Actor by, Instant at);
  }

  /// The acts, in order.
  List<Motion> motions() {
    String[] words = text.split(" ");
    boolean other = words[0].endsWith(OTHER_HAND);
    String verb = words[0].replace(OTHER_HAND, "");
    return verb.equals("press")
        ? List.of((by, at) -> new ClockAct.Press(by, at, other))
        : onBoard(verb, other, words[1], Square.named(words[words.length - 1]).orElseThrow());
  }

  /// @param what a piece or a role; the square itself for verbs that need neither
  private static List<Motion> onBoard(String verb, boolean other, String what, Square square) {
    Motion release = (by, at) -> new BoardAct.Release(by, at, square);
    return switch (verb) {
      case "touch" -> List.of((by, at) -> new BoardAct.Touch(by, at, square));
      case "lift" -> List.of((by, at) -> new BoardAct.Lift(by, at, square, other));
      case "place" -> List.of(place(what, square, other));
      case "put" -> List.of(place(what, square, other), release);
      case "promote" -> {
        Role role = named(what, Role.values());
        yield List.of((by, at) -> new BoardAct.Promote(by, at, role, square, other));
      }
      default -> List.of(release);
    };
  }

  private static Motion place(String piece, Square square, boolean other) {
    Piece placed = named(piece, Piece.values());
    return (by, at) -> new BoardAct.Place(by, at, placed, square, other);
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
