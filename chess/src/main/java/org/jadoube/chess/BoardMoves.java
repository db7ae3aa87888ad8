package org.jadoube.chess;

/// Legal moves carried out on a [Board], square by square.
final class BoardMoves {
  private BoardMoves() {}

  static Board after(Board board, Colour turn, Move move) {
    return switch (move) {
      case Move.Normal it -> moved(board, it.from(), it.to(), Piece.of(turn, it.role()));
      case Move.Promotion it -> moved(board, it.from(), it.to(), Piece.of(turn, it.promoted()));
      case Move.EnPassant it ->
          moved(board.without(it.capturedSquare()), it.from(), it.to(), Piece.of(turn, Role.PAWN));
      case Move.Castling it ->
          board
              .without(it.king())
              .without(it.rook())
              .with(it.to(), Piece.of(turn, Role.KING))
              .with(it.rookTo(), Piece.of(turn, Role.ROOK));
    };
  }

  private static Board moved(Board board, Square from, Square to, Piece piece) {
    return board.without(from).with(to, piece);
  }
}
