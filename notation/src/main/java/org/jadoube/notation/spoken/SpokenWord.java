package org.jadoube.notation.spoken;

import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.File;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;

/// The meaning of one or more words in a spoken move.
sealed interface SpokenWord {
  /// A piece.
  record OfPiece(Role role) implements SpokenWord {}

  /// A file.
  record OfFile(File file) implements SpokenWord {}

  /// A file or, unless a rank or a capture follows, nothing: "a" also means "to" in Spanish.
  record OfFileOrNothing(File file) implements SpokenWord {}

  /// A rank.
  record OfRank(Rank rank) implements SpokenWord {}

  /// Castling to a side.
  record OfCastling(CastlingSide side) implements SpokenWord {}

  /// A word that connects the others.
  enum Particle implements SpokenWord {
    /// a capture
    TAKES,
    /// from one square to another; means nothing by itself
    TO,
    /// check
    CHECK,
    /// checkmate
    MATE,
    /// promotion: the new piece follows
    PROMOTION,
    /// a capture en passant
    EN_PASSANT,
    /// castling to either side
    CASTLING,
    /// castling, or the rook if a square is named: "castle"
    CASTLING_OR_ROOK,
    /// filler words
    IDLE
  }
}
