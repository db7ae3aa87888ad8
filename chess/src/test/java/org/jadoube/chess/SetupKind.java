package org.jadoube.chess;

/// What a random setup should have, so that everything rare in Article 3 is tried often.
enum SetupKind {
  ANYTHING,
  MANY_QUEENS,
  NO_PAWNS,
  /// Pawns that stand before the last rank.
  PROMOTIONS,
  /// King and rooks with their rights somewhere on the first rank.
  CHESS960_CASTLING,
  /// A capture en passant in question, king and a sliding piece on one line with the pawns.
  EN_PASSANT_ON_A_LINE,
  DOUBLE_CHECK,
  /// A move by which another piece gives check.
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
