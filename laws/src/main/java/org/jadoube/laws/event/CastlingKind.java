package org.jadoube.laws.event;

import org.jadoube.chess.Move;
import org.jadoube.laws.edition.Rule;

/// How king and rook move in castling (Guidelines II.3.2, [Rule#CHESS960_CASTLING_KINDS]).
///
/// @since 0.1.0
public enum CastlingKind {
  /// Both move.
  DOUBLE_MOVE,
  /// They change places.
  TRANSPOSITION,
  /// Only the king moves.
  KING_ONLY,
  /// Only the rook moves.
  ROOK_ONLY;

  /// The kind of a castling.
  public static CastlingKind of(Move.Castling castling) {
    if (castling.rook() == castling.rookTo()) {
      return KING_ONLY;
    }
    if (castling.king() == castling.to()) {
      return ROOK_ONLY;
    }
    boolean change = castling.king() == castling.rookTo() && castling.rook() == castling.to();
    return change ? TRANSPOSITION : DOUBLE_MOVE;
  }
}
