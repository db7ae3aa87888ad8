package org.jadoube.chess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Which castling rights of a [Setup] can be, and the faults of the others.
///
/// @param rooks the rooks of the rights that can be, one bit each
/// @param faults why the others cannot
record CastlingRights(long rooks, List<Fault> faults) {

  static CastlingRights of(Setup setup) {
    List<Fault> faults = new ArrayList<>();
    List<Square> able = new ArrayList<>();
    for (Square rook : setup.castlingRooks()) {
      Optional<Fault> fault = fault(setup.board(), rook);
      fault.ifPresentOrElse(faults::add, () -> able.add(rook));
    }
    for (Colour colour : Colour.values()) {
      for (CastlingSide side : CastlingSide.values()) {
        keepOuter(setup.board(), colour, side, able, faults);
      }
    }
    return new CastlingRights(SquareSet.copyOf(able).bits(), faults);
  }

  private static Optional<Fault> fault(Board board, Square rook) {
    for (Colour colour : Colour.values()) {
      boolean stands = board.squares(Piece.of(colour, Role.ROOK)).contains(rook);
      if (stands && rook.rank() == colour.backRank()) {
        return Sight.king(board, colour).filter(king -> canHaveBegun(king, colour)).isPresent()
            ? Optional.empty()
            : Optional.of(new Fault.CastlingRightWithoutKing(rook));
      }
    }
    return Optional.of(new Fault.CastlingRightWithoutRook(rook));
  }

  /// The king begins between its rooks, so never in a corner.
  private static boolean canHaveBegun(Square king, Colour colour) {
    return king.rank() == colour.backRank() && king.file() != File.A && king.file() != File.H;
  }

  private static void keepOuter(
      Board board, Colour colour, CastlingSide side, List<Square> able, List<Fault> faults) {
    Set<Square> own = board.squares(colour);
    List<Square> rooks =
        able.stream()
            .filter(own::contains)
            .filter(rook -> side(board, colour, rook) == side)
            .sorted(Comparator.comparing(Square::file))
            .toList();
    if (rooks.size() > 1) {
      Square outer = side == CastlingSide.KING_SIDE ? rooks.getLast() : rooks.getFirst();
      able.removeIf(rook -> rooks.contains(rook) && rook != outer);
      faults.add(new Fault.SeveralCastlingRights(colour, side));
    }
  }

  private static CastlingSide side(Board board, Colour colour, Square rook) {
    return CastlingSide.of(Sight.king(board, colour).orElseThrow(), rook);
  }
}
