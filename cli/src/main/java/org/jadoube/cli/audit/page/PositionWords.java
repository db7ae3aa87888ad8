package org.jadoube.cli.audit.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;

/// A position in words, for those who cannot see the board: "White: king g1, pawns a2 b2. Black:
/// king g8. White has the move."
final class PositionWords {
  private static final List<Role> ORDER =
      List.of(Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN);

  private PositionWords() {}

  static String of(Position position) {
    return men(position, Colour.WHITE)
        + men(position, Colour.BLACK)
        + name(position.turn())
        + " has the move.";
  }

  private static String men(Position position, Colour colour) {
    List<String> men = new ArrayList<>();
    for (Role role : ORDER) {
      var squares = position.board().squares(Piece.of(colour, role));
      if (!squares.isEmpty()) {
        String places = squares.stream().map(Object::toString).collect(Collectors.joining(" "));
        men.add(role.name().toLowerCase(Locale.ROOT) + (squares.size() > 1 ? "s " : " ") + places);
      }
    }
    return name(colour) + ": " + String.join(", ", men) + ". ";
  }

  private static String name(Colour colour) {
    return colour == Colour.WHITE ? "White" : "Black";
  }
}
