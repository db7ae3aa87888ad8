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

/// Where games are taken to begin: all start positions of Chess960, or one of them.
///
/// @param only the one, if there is but one
record Beginnings(Optional<Setup> only) {
  static final Beginnings ANY = new Beginnings(Optional.empty());

  static Beginnings only(Setup setup) {
    return new Beginnings(Optional.of(setup));
  }

  /// Whether a game may begin with this; a little too much is allowed where it may begin anyhow.
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

  /// From where the king, or a rook, can have castled.
  Stream<Square> castlingFrom(Piece piece) {
    return only.map(it -> it.board().squares(piece).stream())
        .orElseGet(() ->
            Arrays.stream(File.values()).map(file -> Square.of(file, piece.colour().backRank())));
  }
}
