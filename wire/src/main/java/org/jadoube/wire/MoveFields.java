package org.jadoube.wire;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Move;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// A legal move in JSON, complete without its position.
///
/// @param uci the two squares as in UCI, with the piece that a pawn becomes; castling as the king's
///   two squares, or as the king taking its rook where it does not start from e1 or e8 or the rook
///   not from a corner (Chess960)
/// @param role the piece that moves
/// @param captured the captured piece
/// @param enPassant the square of a pawn that is captured en passant
/// @param castlingRook the square of the rook when castling
record MoveFields(
    Attempt uci,
    Role role,
    Optional<Role> captured,
    Optional<Square> enPassant,
    Optional<Square> castlingRook) {

  static MoveFields of(Move move) {
    Optional<Role> promoted =
        move instanceof Move.Promotion promotion
            ? Optional.of(promotion.promoted())
            : Optional.empty();
    return new MoveFields(
        new Attempt.Step(move.from(), shownTo(move), promoted),
        move.role(),
        move.captured(),
        move instanceof Move.EnPassant enPassant
            ? Optional.of(enPassant.capturedSquare())
            : Optional.empty(),
        move instanceof Move.Castling castling ? Optional.of(castling.rook()) : Optional.empty());
  }

  private static Square shownTo(Move move) {
    return move instanceof Move.Castling castling ? castling.target() : move.to();
  }

  /// The move; empty if the fields contradict each other.
  Optional<Move> move() {
    return uci instanceof Attempt.Step step
        ? Optional.of(move(step)).filter(this::isWritten)
        : Optional.empty();
  }

  private boolean isWritten(Move move) {
    return of(move).equals(this);
  }

  private Move move(Attempt.Step step) {
    if (castlingRook.isPresent()) {
      return new Move.Castling(step.from(), castlingRook.get());
    }
    if (enPassant.isPresent()) {
      return new Move.EnPassant(step.from(), step.to());
    }
    return step.promotion()
        .<Move>map(promoted -> new Move.Promotion(step.from(), step.to(), promoted, captured))
        .orElseGet(() -> new Move.Normal(role, step.from(), step.to(), captured));
  }
}
