package org.jadoube.notation.fen;

/// How a FEN is written.
///
/// ```java
/// Setup setup = Fen.read("4k3/8/8/8/8/8/8/4K2R w K - 0 1").orThrow();
/// Fen.write(setup, FenDialect.SHREDDER); // => 4k3/8/8/8/8/8/8/4K2R w H - 0 1
/// ```
///
/// @since 0.1.0
public enum FenDialect {
  /// Castling rights as `KQkq`, as in the PGN standard. If that is ambiguous because another rook
  /// stands farther out, the letter of the rook's file replaces it, as in X-FEN.
  STANDARD,
  /// Like `STANDARD`, but with the en passant square only if a pawn is in place to capture.
  X_FEN,
  /// Castling rights always as the letter of the rook's file: `HAha`.
  SHREDDER
}
