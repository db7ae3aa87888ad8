package org.jadoube.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How the pieces move and attack (Articles 3.1 to 3.8), square by square on a [Board]: slow but
/// obvious. Independent of the bitboard generator, so each can be tested against the other.
final class BoardAttacks {
  private BoardAttacks() {}

  /// The squares of the pieces of `attacker` that attack `square`.
  static List<Square> attackers(Board board, Square square, Colour attacker) {
    List<Square> attackers = new ArrayList<>();
    for (Square from : board.squares(attacker)) {
      Piece piece = board.at(from).orElseThrow();
      if (attacks(piece, from, square) && isFree(board, between(from, square))) {
        attackers.add(from);
      }
    }
    return attackers;
  }

  private static boolean isFree(Board board, List<Square> way) {
    return way.stream().allMatch(square -> board.at(square).isEmpty());
  }

  /// The squares of the pieces that check the king of `colour`; empty unless it has exactly one
  /// king.
  static List<Square> checkers(Board board, Colour colour) {
    return king(board, colour)
        .map(king -> attackers(board, king, colour.opposite()))
        .orElse(List.of());
  }

  /// The square of the king of `colour`; empty unless it has exactly one.
  static Optional<Square> king(Board board, Colour colour) {
    var kings = board.squares(Piece.of(colour, Role.KING));
    return kings.size() == 1 ? Optional.of(kings.iterator().next()) : Optional.empty();
  }

  /// Whether the piece would attack `to` from `from` if nothing stood in between.
  static boolean attacks(Piece piece, Square from, Square to) {
    int files = Math.abs(files(from, to));
    int ranks = Math.abs(ranks(from, to));
    return switch (piece.role()) {
      case PAWN -> files == 1 && ranks(from, to) == piece.colour().forward();
      case KNIGHT -> files * ranks == 2;
      case BISHOP -> files == ranks && files > 0;
      case ROOK -> (files == 0) != (ranks == 0);
      case QUEEN -> isStraight(from, to);
      case KING -> Math.max(files, ranks) == 1;
    };
  }

  /// The squares strictly between two squares on the same rank, file or diagonal, in order from
  /// `from`; empty for other pairs.
  static List<Square> between(Square from, Square to) {
    List<Square> between = new ArrayList<>();
    if (isStraight(from, to)) {
      int fileStep = Integer.signum(files(from, to));
      int rankStep = Integer.signum(ranks(from, to));
      Square at = from.plus(fileStep, rankStep).orElseThrow();
      while (at != to) {
        between.add(at);
        at = at.plus(fileStep, rankStep).orElseThrow();
      }
    }
    return between;
  }

  /// How many files `to` is to the right of `from`.
  static int files(Square from, Square to) {
    return to.file().ordinal() - from.file().ordinal();
  }

  /// How many ranks `to` is above `from`.
  static int ranks(Square from, Square to) {
    return to.rank().ordinal() - from.rank().ordinal();
  }

  private static boolean isStraight(Square from, Square to) {
    int files = Math.abs(files(from, to));
    int ranks = Math.abs(ranks(from, to));
    return from != to && (files == 0 || ranks == 0 || files == ranks);
  }
}
