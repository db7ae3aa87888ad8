package org.jadoube.chess;

import java.util.Optional;

/// A move that somebody tries to make, sensible or not. [MoveExplanation] says whether it is legal
/// and, if not, why.
///
/// ```java
/// Attempt attempt = new Attempt.Step(Square.E2, Square.E4, Optional.empty());
/// attempt.in(Position.standard()); // => Optional[Normal[PAWN e2-e4]]
/// ```
///
/// @since 0.1.0
public sealed interface Attempt {
  /// An attempt at `move`: castling by its side, any other move by its squares.
  static Attempt of(Move move) {
    return switch (move) {
      case Move.Castling castling -> new Castle(castling.side());
      case Move.Promotion promotion ->
          new Step(move.from(), move.to(), Optional.of(promotion.promoted()));
      case Move.Normal ignored -> new Step(move.from(), move.to(), Optional.empty());
      case Move.EnPassant ignored -> new Step(move.from(), move.to(), Optional.empty());
    };
  }

  /// The legal move in `position` that this describes; empty if it is not legal there.
  Optional<Move> in(Position position);

  /// A piece is moved from one square to another.
  ///
  /// @param promotion what replaces the pawn, if anything does
  record Step(Square from, Square to, Optional<Role> promotion) implements Attempt {

    @Override
    public Optional<Move> in(Position position) {
      return position.move(from, to, promotion);
    }
  }

  /// King and rook are moved together.
  record Castle(CastlingSide side) implements Attempt {

    @Override
    public Optional<Move> in(Position position) {
      for (Move move : position.legalMoves()) {
        if (move instanceof Move.Castling castling && castling.side() == side) {
          return Optional.of(move);
        }
      }
      return Optional.empty();
    }
  }
}
