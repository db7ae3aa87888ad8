package org.jadoube.chess;

import org.jadoube.chess.bits.AttackTables;

/// The squares that a piece attacks from where it stands (Article 3.1.2), and the straight lines of
/// the board. Everything is looked up in tables.
///
/// For the pieces that attack a square in a position see [Position#attackers(Square, Colour)].
///
/// ```java
/// Attacks.knight(Square.A1); // => [c2, b3]
/// SquareSet occupied = SquareSet.of(Square.A3, Square.C1);
/// Attacks.rook(Square.A1, occupied); // => [b1, c1, a2, a3]
/// Attacks.between(Square.A1, Square.D4); // => [b2, c3]
/// ```
///
/// @since 0.1.0
public final class Attacks {
  private Attacks() {}

  /// The squares a pawn of this colour attacks: the one or two diagonally in front of it (Article
  /// 3.7.3).
  public static SquareSet pawn(Square square, Colour colour) {
    int from = square.ordinal();
    return SquareSet.of(
        colour == Colour.WHITE ? AttackTables.pawnUp(from) : AttackTables.pawnDown(from));
  }

  /// The squares a knight attacks (Article 3.6).
  public static SquareSet knight(Square square) {
    return SquareSet.of(AttackTables.knight(square.ordinal()));
  }

  /// The squares a king attacks (Article 3.8.1).
  public static SquareSet king(Square square) {
    return SquareSet.of(AttackTables.king(square.ordinal()));
  }

  /// The squares a bishop attacks (Article 3.2): in each direction up to and including the first
  /// one in `occupied`. It makes no difference whether the bishop's own square is in the set.
  public static SquareSet bishop(Square square, SquareSet occupied) {
    return SquareSet.of(AttackTables.bishop(square.ordinal(), occupied.bits()));
  }

  /// The squares a rook attacks (Article 3.3); `occupied` as for a [bishop][#bishop(Square,
  /// SquareSet)].
  public static SquareSet rook(Square square, SquareSet occupied) {
    return SquareSet.of(AttackTables.rook(square.ordinal(), occupied.bits()));
  }

  /// The squares a queen attacks (Article 3.4); `occupied` as for a [bishop][#bishop(Square,
  /// SquareSet)].
  public static SquareSet queen(Square square, SquareSet occupied) {
    return bishop(square, occupied).union(rook(square, occupied));
  }

  /// The squares the piece attacks; `occupied` as for a [bishop][#bishop(Square, SquareSet)].
  public static SquareSet of(Piece piece, Square square, SquareSet occupied) {
    return switch (piece.role()) {
      case PAWN -> pawn(square, piece.colour());
      case KNIGHT -> knight(square);
      case BISHOP -> bishop(square, occupied);
      case ROOK -> rook(square, occupied);
      case QUEEN -> queen(square, occupied);
      case KING -> king(square);
    };
  }

  /// The squares strictly between two squares on the same rank, file or diagonal; empty for other
  /// pairs.
  public static SquareSet between(Square one, Square other) {
    return SquareSet.of(AttackTables.between(one.ordinal(), other.ordinal()));
  }

  /// All squares of the rank, file or diagonal through both squares, from edge to edge and
  /// including both; empty for other pairs, and if the two are the same.
  public static SquareSet line(Square one, Square other) {
    return SquareSet.of(AttackTables.line(one.ordinal(), other.ordinal()));
  }

  /// The squares beyond `from` in the direction of `through`, up to the edge of the board; empty if
  /// the two are not on the same rank, file or diagonal.
  public static SquareSet ray(Square from, Square through) {
    return SquareSet.of(AttackTables.ray(from.ordinal(), through.ordinal()));
  }
}
