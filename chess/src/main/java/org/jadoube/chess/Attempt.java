package org.jadoube.chess;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/// A move that somebody tries, whether or not it makes sense. [MoveExplanation] says whether it is
/// legal, and if not why.
public sealed interface Attempt {
  /// The legal move that this describes in `position`; empty if it is not legal there.
  Optional<Move> in(Position position);

  /// A piece is moved from one square to another.
  ///
  /// @param promotion what replaces the pawn, if anything does
  record Step(Square from, Square to, Optional<Role> promotion) implements Attempt {
    public Step {
      requireNonNull(from, "from");
      requireNonNull(to, "to");
      requireNonNull(promotion, "promotion");
    }

    @Override
    public Optional<Move> in(Position position) {
      return position.move(from, to, promotion);
    }
  }

  /// King and rook are moved together.
  record Castle(CastlingSide side) implements Attempt {
    public Castle {
      requireNonNull(side, "side");
    }

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
