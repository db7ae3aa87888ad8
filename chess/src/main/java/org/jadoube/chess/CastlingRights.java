package org.jadoube.chess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Which castling rights of a [Setup] are valid: at most one rook on each side of a king on its
/// first rank.
final class CastlingRights {
  private final Board board;
  private final List<Square> kept = new ArrayList<>();
  private final List<Fault> faults = new ArrayList<>();

  private CastlingRights(Board board) {
    this.board = board;
  }

  static CastlingRights of(Setup setup) {
    CastlingRights rights = new CastlingRights(setup.board());
    setup.castlingRooks().forEach(rights::add);
    for (Colour colour : Colour.values()) {
      for (CastlingSide side : CastlingSide.values()) {
        rights.keepOuter(colour, side);
      }
    }
    return rights;
  }

  /// The rooks of the valid rights, one bit each.
  long rooks() {
    return SquareSet.copyOf(kept).bits();
  }

  /// The faults of the rights: those that were dropped, and those of a king in a corner.
  List<Fault> faults() {
    return List.copyOf(faults);
  }

  private void add(Square rook) {
    Optional<Colour> colour =
        board.at(rook).filter(it -> it.role() == Role.ROOK).map(Piece::colour);
    if (colour.isEmpty() || colour.get().backRank() != rook.rank()) {
      faults.add(new Fault.CastlingRightWithoutRook(rook, sideWithoutRooks(rook)));
      return;
    }
    Optional<Square> king =
        BoardAttacks.king(board, colour.get()).filter(it -> it.rank() == rook.rank());
    king.ifPresent(it -> kept.add(rook));
    if (king.filter(CastlingRights::betweenRooks).isEmpty()) {
      faults.add(new Fault.CastlingRightWithoutKing(rook));
    }
  }

  /// The side on which the king has no rook at all: then the fault is the side's, not that of a
  /// certain rook.
  private Optional<CastlingSide> sideWithoutRooks(Square corner) {
    if (corner.file() != File.A && corner.file() != File.H) {
      return Optional.empty();
    }
    Colour colour = corner.rank() == Colour.WHITE.backRank() ? Colour.WHITE : Colour.BLACK;
    CastlingSide side = corner.file() == File.A ? CastlingSide.QUEEN_SIDE : CastlingSide.KING_SIDE;
    return BoardAttacks.king(board, colour)
        .filter(king -> !hasRook(colour, king, side))
        .map(king -> side);
  }

  private boolean hasRook(Colour colour, Square king, CastlingSide side) {
    return board.squares(Piece.of(colour, Role.ROOK)).stream()
        .filter(rook -> rook.rank() == colour.backRank())
        .anyMatch(
            rook -> rook.file().compareTo(king.file()) < 0 == (side == CastlingSide.QUEEN_SIDE));
  }

  private static boolean betweenRooks(Square king) {
    return king.file() != File.A && king.file() != File.H;
  }

  private void keepOuter(Colour colour, CastlingSide side) {
    List<Square> rooks =
        kept.stream()
            .filter(rook -> rook.rank() == colour.backRank())
            .filter(rook ->
                CastlingSide.of(BoardAttacks.king(board, colour).orElseThrow(), rook) == side)
            .sorted(Comparator.comparing(Square::file))
            .toList();
    if (rooks.size() > 1) {
      Square outer = side == CastlingSide.KING_SIDE ? rooks.getLast() : rooks.getFirst();
      kept.removeIf(rook -> rooks.contains(rook) && rook != outer);
      faults.add(new Fault.SeveralCastlingRights(colour, side));
    }
  }
}
