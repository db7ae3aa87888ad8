package org.jadoube.laws.state;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// A piece on the square where the hand has let go of it.
public record Placed(Piece piece, Square square) {
  /// The pieces that a move by `colour` releases.
  static List<Placed> by(Colour colour, Move move) {
    return switch (move) {
      case Move.Castling castling ->
          List.of(
              new Placed(Piece.of(colour, Role.KING), castling.to()),
              new Placed(Piece.of(colour, Role.ROOK), castling.rookTo()));
      case Move.Promotion promotion ->
          List.of(new Placed(Piece.of(colour, promotion.promoted()), promotion.to()));
      case Move.Normal _, Move.EnPassant _ ->
          List.of(new Placed(Piece.of(colour, move.role()), move.to()));
    };
  }
}
