package org.jadoube.notation.fen;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Finds the rook that the castling letters K, Q, k and q mean.
final class CastlingRooks {
  private CastlingRooks() {}

  static CastlingSide sideOf(Board board, Square rook, Colour colour) {
    File king = kingOnBackRank(board, colour).map(Square::file).orElse(File.E);
    return rook.file().compareTo(king) > 0 ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE;
  }

  /// The outermost rook of `colour` on that side of its king. If there is none, the corner, so that
  /// validating the setup reports a right without a rook.
  static Square outermost(Board board, Colour colour, CastlingSide side) {
    Comparator<Square> fromQueenSide = Comparator.comparing(Square::file);
    Stream<Square> rooks =
        board.squares(Piece.of(colour, Role.ROOK)).stream()
            .filter(square -> square.rank() == colour.backRank())
            .filter(square -> sideOf(board, square, colour) == side);
    return side == CastlingSide.KING_SIDE
        ? rooks.max(fromQueenSide).orElse(Square.of(File.H, colour.backRank()))
        : rooks.min(fromQueenSide).orElse(Square.of(File.A, colour.backRank()));
  }

  private static Optional<Square> kingOnBackRank(Board board, Colour colour) {
    Set<Square> kings = board.squares(Piece.of(colour, Role.KING));
    return kings.stream().filter(square -> square.rank() == colour.backRank()).findFirst();
  }
}
