package org.jadoube.audit.judge;

import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;

/// The material on a board, as endgames are named: `KQPP-KRP`.
final class MaterialName {
  private static final Role[] BY_VALUE = {
    Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN
  };
  private static final String LETTERS = "KQRBNP";

  private MaterialName() {}

  static String of(Board board) {
    return of(board, Colour.WHITE) + "-" + of(board, Colour.BLACK);
  }

  private static String of(Board board, Colour colour) {
    StringBuilder pieces = new StringBuilder();
    for (int i = 0; i < BY_VALUE.length; i++) {
      int count = board.squares(Piece.of(colour, BY_VALUE[i])).size();
      pieces.repeat(LETTERS.charAt(i), count);
    }
    return pieces.toString();
  }
}
