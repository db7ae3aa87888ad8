package org.jadoube.notation.replay;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;

/// The contents of a [ReplayBoard] as a setup.
final class ReplaySetup {
  private ReplaySetup() {}

  static Setup of(ReplayBoard board) {
    return new Setup(
        pieces(board),
        board.white ? Colour.WHITE : Colour.BLACK,
        squares(board.castlingRooks),
        Optional.of(board.passed)
            .filter(passed -> passed != ReplayBoard.NOWHERE)
            .map(passed -> Square.values()[passed]),
        0,
        1);
  }

  private static Board pieces(ReplayBoard board) {
    Board pieces = Board.empty();
    for (long left = board.own | board.enemy; left != 0; left = rest(left)) {
      int square = first(left);
      boolean isWhite = ((board.own & bit(square)) != 0) == board.white;
      Role role = Role.values()[board.codes[square] - 1];
      Colour colour = isWhite ? Colour.WHITE : Colour.BLACK;
      pieces = pieces.with(Square.values()[square], Piece.of(colour, role));
    }
    return pieces;
  }

  private static Set<Square> squares(long set) {
    Set<Square> squares = EnumSet.noneOf(Square.class);
    for (long left = set; left != 0; left = rest(left)) {
      squares.add(Square.values()[first(left)]);
    }
    return squares;
  }
}
