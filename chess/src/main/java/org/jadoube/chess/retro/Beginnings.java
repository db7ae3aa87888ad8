package org.jadoube.chess.retro;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;

/// Where games may begin: from any start position of Chess960, or from one given setup.
///
/// @param only the given setup; empty for any start position of Chess960
record Beginnings(Optional<Setup> only) {
  static final Beginnings ANY = new Beginnings(Optional.empty());

  static Beginnings only(Setup setup) {
    return new Beginnings(Optional.of(setup));
  }

  /// Whether a game may begin with this. For any start position it only checks which squares are
  /// occupied and where the pawns are, which allows a little too much.
  boolean contain(Setup setup) {
    return setup.turn() == Colour.WHITE
        && only.map(it -> it.board().equals(setup.board()))
            .orElseGet(() -> standsLikeABeginning(setup.board()));
  }

  private static boolean standsLikeABeginning(Board board) {
    return board.occupied().equals(Board.standard().occupied())
        && board.squares(Role.PAWN).equals(Board.standard().squares(Role.PAWN));
  }

  /// Where the side's bishops are known to have begun.
  SquareSet bishops(Colour colour) {
    return only.map(it -> it.board().squares(Piece.of(colour, Role.BISHOP)))
        .orElse(SquareSet.none());
  }

  /// From where this king or rook can have castled.
  Stream<Square> castlingFrom(Piece piece) {
    return only.map(it -> it.board().squares(piece).stream())
        .orElseGet(() ->
            Arrays.stream(File.values()).map(file -> Square.of(file, piece.colour().backRank())));
  }
}
