package org.jadoube.chess;

/// A feature that a random setup should have, so that everything rare in Article 3 is tested often.
enum SetupKind {
  ANYTHING,
  MANY_QUEENS,
  NO_PAWNS,
  /// Pawns about to promote.
  PROMOTIONS,
  /// King and rooks with castling rights anywhere on the first rank.
  CHESS960_CASTLING,
  /// A possible capture en passant, with the king and a slider on a line with the pawns.
  EN_PASSANT_ON_A_LINE,
  DOUBLE_CHECK,
  /// A move that gives check by another piece.
  DISCOVERED_CHECK;

  boolean fits(Position position) {
    return switch (this) {
      case DOUBLE_CHECK -> position.checkers().size() > 1;
      case DISCOVERED_CHECK ->
          position.legalMoves().stream().anyMatch(move -> uncovers(position, move));
      default -> true;
    };
  }

  private static boolean uncovers(Position position, Move move) {
    return !(move instanceof Move.Castling)
        && position.play(move).checkers().stream().anyMatch(checker -> checker != move.to());
  }
}
