package org.jadoube.chess;

import java.util.Optional;

/// A move that somebody tries, sense or nonsense. [MoveExplanation] tells which.
public sealed interface Attempt {
  /// A piece is moved from one square to another.
  ///
  /// @param promotion what replaces the pawn, if anything does
  record Step(Square from, Square to, Optional<Role> promotion) implements Attempt {}

  /// King and rook are moved together.
  record Castle(CastlingSide side) implements Attempt {}
}
