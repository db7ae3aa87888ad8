package org.jadoube.chess;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_8;

import java.util.Optional;

/// Finds the position of a [Setup] that has nothing unusual about it. That takes far less time than
/// looking for faults, and programs set up a position for every game of an archive.
final class PlainSetup {
  private static final SquareSet WHITE_ROOKS = SquareSet.of(Square.A1, Square.H1);
  private static final SquareSet BLACK_ROOKS = SquareSet.of(Square.A8, Square.H8);

  private PlainSetup() {}

  /// The position; empty if only [Validator] can tell.
  static Optional<Position> position(Setup setup) {
    Board board = setup.board();
    boolean plain =
        setup.enPassant().isEmpty()
            && hasOneKing(board, Piece.WHITE_KING)
            && hasOneKing(board, Piece.BLACK_KING)
            && (board.squares(Role.PAWN).bits() & (RANK_1 | RANK_8)) == 0
            && castlesPlainly(setup);
    return plain
        ? Optional.of(Position.of(board, setup.turn(), setup.castlingRooks().bits(), 0))
            .filter(PlainSetup::isTurnRight)
        : Optional.empty();
  }

  private static boolean hasOneKing(Board board, Piece king) {
    return Long.bitCount(board.squares(king).bits()) == 1;
  }

  /// Whether king and rooks stand as in the initial position, as far as they may castle.
  private static boolean castlesPlainly(Setup setup) {
    long rooks = setup.castlingRooks().bits();
    long white = rooks & WHITE_ROOKS.bits();
    long black = rooks & BLACK_ROOKS.bits();
    return rooks == (white | black)
        && castlesPlainly(setup.board(), white, Piece.WHITE_ROOK, Piece.WHITE_KING, Square.E1)
        && castlesPlainly(setup.board(), black, Piece.BLACK_ROOK, Piece.BLACK_KING, Square.E8);
  }

  private static boolean castlesPlainly(
      Board board, long castling, Piece rook, Piece king, Square home) {
    return castling == 0
        || ((castling & ~board.squares(rook).bits()) == 0 && board.squares(king).contains(home));
  }

  private static boolean isTurnRight(Position position) {
    Colour opponent = position.turn().opposite();
    Piece king = opponent == Colour.WHITE ? Piece.WHITE_KING : Piece.BLACK_KING;
    Square square = position.board().squares(king).first().orElseThrow();
    return position.attackers(square, position.turn()).isEmpty();
  }
}
