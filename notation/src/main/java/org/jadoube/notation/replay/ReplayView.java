package org.jadoube.notation.replay;

import static org.jadoube.chess.bits.Bitboard.flipped;

import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Placement;

/// The contents of a [ReplayBoard] as the side to move sees them, whose pawns go up the board.
final class ReplayView {
  private ReplayView() {}

  static Placement placement(ReplayBoard board) {
    boolean white = board.white;
    long queens = board.pieces(PackedMove.QUEEN);
    return new Placement(
        seen(board.own, white),
        seen(board.enemy, white),
        seen(board.pieces(PackedMove.PAWN), white),
        seen(board.pieces(PackedMove.KNIGHT), white),
        seen(board.pieces(PackedMove.BISHOP) | queens, white),
        seen(board.pieces(PackedMove.ROOK) | queens, white));
  }

  static long seen(long squares, boolean white) {
    return white ? squares : flipped(squares);
  }
}
