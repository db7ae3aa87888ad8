package org.jadoube.notation.fen;

import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Finds the rook that the castling letters K, Q, k and q mean.
final class CastlingRooks {
  private static final int LAST = File.values().length - 1;

  private CastlingRooks() {}

  static CastlingSide sideOf(Board board, Square rook, Colour colour) {
    return rook.file().compareTo(kingOnBackRank(board, colour)) > 0
        ? CastlingSide.KING_SIDE
        : CastlingSide.QUEEN_SIDE;
  }

  /// The outermost rook of `colour` on that side of its king. If there is none, the corner, so that
  /// validating the setup reports a right without a rook.
  static Square outermost(Board board, Colour colour, CastlingSide side) {
    boolean fromQueenSide = side == CastlingSide.QUEEN_SIDE;
    Optional<Piece> rook = Optional.of(Piece.of(colour, Role.ROOK));
    for (int step = 0; step < File.values().length; step++) {
      Square square = onBackRank(fromQueenSide ? step : LAST - step, colour);
      if (board.at(square).equals(rook) && sideOf(board, square, colour) == side) {
        return square;
      }
    }
    return onBackRank(fromQueenSide ? 0 : LAST, colour);
  }

  private static File kingOnBackRank(Board board, Colour colour) {
    Optional<Piece> king = Optional.of(Piece.of(colour, Role.KING));
    for (File file : File.values()) {
      if (board.at(Square.of(file, colour.backRank())).equals(king)) {
        return file;
      }
    }
    return File.E;
  }

  private static Square onBackRank(int file, Colour colour) {
    return Square.of(File.values()[file], colour.backRank());
  }
}
