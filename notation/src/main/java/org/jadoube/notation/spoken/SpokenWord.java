package org.jadoube.notation.spoken;

import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.File;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;

/// What a word, or several together, means in a spoken move.
sealed interface SpokenWord {
  /// A piece.
  record OfPiece(Role role) implements SpokenWord {}

  /// A file.
  record OfFile(File file) implements SpokenWord {}

  /// A rank.
  record OfRank(Rank rank) implements SpokenWord {}

  /// Castling to a side.
  record OfCastling(CastlingSide side) implements SpokenWord {}

  /// A word between the others.
  enum Particle implements SpokenWord {
    /// a capture
    TAKES,
    /// the way from one square to another; means nothing
    TO,
    /// check
    CHECK,
    /// checkmate
    MATE,
    /// promotion: the new piece follows
    PROMOTION,
    /// a capture en passant
    EN_PASSANT,
    /// castling, to whichever side
    CASTLING,
    /// castling, or the rook if a square is said: "castle"
    CASTLING_OR_ROOK,
    /// what people say around a move
    IDLE
  }
}
