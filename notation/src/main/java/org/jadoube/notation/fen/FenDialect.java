package org.jadoube.notation.fen;

/// How castling rights are written in a FEN.
public enum FenDialect {
  /// `KQkq`, as in the PGN standard. Where it would be ambiguous (a rook stands farther out than
  /// the one that may castle), the letter of the rook's file takes its place, as in X-FEN.
  STANDARD,
  /// As `STANDARD`; and the en passant square is written only if a pawn stands ready to capture.
  X_FEN,
  /// Always the letter of the rook's file: `HAha`.
  SHREDDER
}
