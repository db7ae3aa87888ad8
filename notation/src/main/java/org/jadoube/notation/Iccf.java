package org.jadoube.notation;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.File;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Moves in the numeric notation of correspondence chess (ICCF): `5254` for e2–e4, each square by
/// its file and rank. A fifth digit names the piece a pawn becomes: 1 queen, 2 rook, 3 bishop, 4
/// knight.
///
/// ```java
/// Move move = Iccf.read(Position.standard(), "5254").orThrow(); // => Normal[PAWN e2-e4]
/// Iccf.write(move); // => 5254
/// ```
///
/// @since 0.1.0
public final class Iccf {
  private static final List<Role> PROMOTED =
      List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT);

  private Iccf() {}

  /// The text of `move`. Castling is written as the king's two squares. In Chess960 it is written
  /// as the king's and the rook's, since there the king may also just step to where castling takes
  /// it.
  public static String write(Move move) {
    String promoted =
        move instanceof Move.Promotion promotion
            ? Integer.toString(PROMOTED.indexOf(promotion.promoted()) + 1)
            : "";
    return digits(move.from())
        + digits(move instanceof Move.Castling castling ? castling.target() : move.to())
        + promoted;
  }

  private static String digits(Square square) {
    return "" + (square.file().ordinal() + 1) + (square.rank().ordinal() + 1);
  }

  /// The squares in coordinates, `e2e4` or `e7e8q`, legal or not.
  public static Reading<String> coordinates(String text) {
    return checked(text)
        .map(digits -> Coordinates.text(square(digits, 0), square(digits, 2), promoted(digits)));
  }

  /// The legal move that `text` names.
  public static Reading<Move> read(Position position, String text) {
    return checked(text).flatMap(digits -> legal(position, digits));
  }

  private static Reading<String> checked(String text) {
    for (int i = 0; i < text.length(); i++) {
      char most = i < 4 ? '8' : '4';
      if (text.charAt(i) < '1' || text.charAt(i) > most || i > 4) {
        String expected = i > 4 ? "the end" : "a digit from 1 to " + most;
        return Reading.failed(TextFault.atCharacter(text, i, expected));
      }
    }
    return text.length() < 4
        ? Reading.failed(TextFault.at(text, text.length(), "", "four digits"))
        : Reading.of(text);
  }

  private static Reading<Move> legal(Position position, String text) {
    return StrictReader.read(
        position,
        text,
        square(text, 0),
        square(text, 2),
        promoted(text),
        (ignored, move) -> write(move));
  }

  private static Optional<Role> promoted(String text) {
    return text.length() == 5 ? Optional.of(PROMOTED.get(text.charAt(4) - '1')) : Optional.empty();
  }

  private static Square square(String text, int at) {
    return Square.of(
        File.values()[text.charAt(at) - '1'], Rank.values()[text.charAt(at + 1) - '1']);
  }
}
