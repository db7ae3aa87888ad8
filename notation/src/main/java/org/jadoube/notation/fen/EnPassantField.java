package org.jadoube.notation.fen;

/// When a FEN names the square that a pawn has just passed.
///
/// @since 0.1.0
public enum EnPassantField {
  /// Whenever the setup has one: after every double step of a pawn, as in the PGN standard.
  AS_GIVEN,
  /// Only if a pawn of the side to move attacks the square, as in X-FEN.
  IF_ATTACKED,
  /// Only if an en passant capture is legal. Equal texts then mean the Laws' "same position" (9.2).
  IF_CAPTURABLE
}
