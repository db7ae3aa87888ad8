package org.jadoube.chess;

import static java.util.Objects.requireNonNull;

import org.jadoube.chess.bits.AttackTables;

/// Which squares a piece attacks from where it stands (Article 3.1.2), and the straight lines of
/// the board. All of it is looked up in tables.
///
/// Which pieces attack a square of a position says [Position#attackers(Square, Colour)].
public final class Attacks {
  private Attacks() {}

  /// What a pawn of that colour attacks: the one or two squares diagonally in front of it (Article
  /// 3.7.3).
  public static SquareSet pawn(Square square, Colour colour) {
    requireNonNull(colour, "colour");
    int from = square.ordinal();
    return SquareSet.of(
        colour == Colour.WHITE ? AttackTables.pawnUp(from) : AttackTables.pawnDown(from));
  }

  /// What a knight attacks (Article 3.6).
  public static SquareSet knight(Square square) {
    return SquareSet.of(AttackTables.knight(square.ordinal()));
  }

  /// What a king attacks (Article 3.8.1).
  public static SquareSet king(Square square) {
    return SquareSet.of(AttackTables.king(square.ordinal()));
  }

  /// What a bishop attacks (Article 3.2) when the squares `occupied` are: in each direction up to
  /// the first occupied square, included. Whether its own square is occupied makes no difference.
  public static SquareSet bishop(Square square, SquareSet occupied) {
    requireNonNull(occupied, "occupied");
    return SquareSet.of(AttackTables.bishop(square.ordinal(), occupied.bits()));
  }

  /// What a rook attacks (Article 3.3); `occupied` as for a [bishop][#bishop(Square, SquareSet)].
  public static SquareSet rook(Square square, SquareSet occupied) {
    requireNonNull(occupied, "occupied");
    return SquareSet.of(AttackTables.rook(square.ordinal(), occupied.bits()));
  }

  /// What a queen attacks (Article 3.4); `occupied` as for a [bishop][#bishop(Square, SquareSet)].
  public static SquareSet queen(Square square, SquareSet occupied) {
    return bishop(square, occupied).union(rook(square, occupied));
  }

  /// What the piece attacks; `occupied` as for a [bishop][#bishop(Square, SquareSet)].
  public static SquareSet of(Piece piece, Square square, SquareSet occupied) {
    requireNonNull(occupied, "occupied");
    return switch (piece.role()) {
      case PAWN -> pawn(square, piece.colour());
      case KNIGHT -> knight(square);
      case BISHOP -> bishop(square, occupied);
      case ROOK -> rook(square, occupied);
      case QUEEN -> queen(square, occupied);
      case KING -> king(square);
    };
  }

  /// The squares strictly between two squares of one rank, file or diagonal; none for other pairs.
  public static SquareSet between(Square one, Square other) {
    return SquareSet.of(AttackTables.between(one.ordinal(), other.ordinal()));
  }

  /// All squares of the rank, file or diagonal that both squares are on, from edge to edge, the two
  /// included; none for other pairs, nor for a square and itself.
  public static SquareSet line(Square one, Square other) {
    return SquareSet.of(AttackTables.line(one.ordinal(), other.ordinal()));
  }

  /// The squares from `from`, not included, in the direction of `through` to the edge of the board;
  /// none if no rank, file or diagonal has both.
  public static SquareSet ray(Square from, Square through) {
    return SquareSet.of(AttackTables.ray(from.ordinal(), through.ordinal()));
  }
}
