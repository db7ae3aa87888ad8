package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.several;

/// Where the pieces of one position may legally go: the only move generator, whatever is then done
/// with the moves.
///
/// As the side to move sees it: its pieces are `own`, and its pawns go up the board; `diagonals`
/// are the bishops and queens, `orthogonals` the rooks and queens of both sides. The methods are
/// small and do not pass the object on, so the compiler can keep its fields in registers.
final class Targets {
  private final long own;
  private final long enemy;
  private final long pawns;
  private final long knights;
  private final long diagonals;
  private final long orthogonals;
  private final long rights;

  private final int king;
  private final long diagonalPins;
  private final long orthogonalPins;

  /// The squares on which a move by any piece but the king may end: not on an own piece and, in
  /// check, only on the checking piece or between it and the king.
  private final long allowed;

  private final long castlers; // rooks with which only attacks can still prevent castling

  Targets(
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals,
      long rights) {
    this.own = own;
    this.enemy = enemy;
    this.pawns = pawns;
    this.knights = knights;
    this.diagonals = diagonals;
    this.orthogonals = orthogonals;
    this.rights = rights;

    king = first(own & ~(pawns | knights | diagonals | orthogonals));
    Threats threats = Threats.on(king, own, enemy, pawns, knights, diagonals, orthogonals);
    long checkers = threats.checkers();
    diagonalPins = threats.lines() & AttackTables.diagonals(king);
    orthogonalPins = threats.lines() & AttackTables.orthogonals(king);
    allowed = ~own & (checkers == 0 ? -1L : stopping(checkers));
    castlers =
        checkers == 0
            ? Movement.castlers(king, own | enemy, rights & own & RANK_1 & ~orthogonalPins)
            : 0;
  }

  private long stopping(long checkers) {
    return several(checkers) ? 0 : checkers | AttackTables.between(king, first(checkers));
  }

  private long steps() {
    return AttackTables.king(king) & ~own;
  }

  /// The pieces that can be captured.
  long enemy() {
    return enemy;
  }

  /// The code of the piece on `square` as in [PackedMove], or 0 if it is empty.
  int role(int square) {
    return Roles.at(square, own | enemy, pawns, knights, diagonals, orthogonals);
  }

  /// The square of the king.
  int king() {
    return king;
  }

  /// The squares the enemy attacks; none if the king could not move anyway.
  long attacked() {
    long kings = enemy & ~(pawns | knights | diagonals | orthogonals);
    return (steps() | castlers) == 0
        ? 0
        : Legality.attacked(
            (own | enemy) ^ bit(king), enemy, first(kings), pawns, knights, diagonals, orthogonals);
  }

  /// Where the king may step, given what is [#attacked()].
  long kingSteps(long attacked) {
    return steps() & ~attacked;
  }

  /// The rooks the king may castle with, given what is [#attacked()].
  long castlings(long attacked) {
    return castlers == 0 ? 0 : Movement.castlings(king, castlers, attacked);
  }

  /// Where the pawns in `men` arrive by one step.
  long pushes(long men) {
    return Movement.pushes(men & pawns, ~(own | enemy), diagonalPins, orthogonalPins) & allowed;
  }

  /// Where the pawns in `men` arrive by two steps.
  long doublePushes(long men) {
    long empty = ~(own | enemy);
    long pushes = Movement.pushes(men & pawns, empty, diagonalPins, orthogonalPins);
    return Movement.doublePushes(pushes, empty) & allowed;
  }

  /// Where the pawns in `men` capture towards the a-file.
  long leftCaptures(long men) {
    return Movement.leftCaptures(men & pawns, enemy, diagonalPins, orthogonalPins) & allowed;
  }

  /// Where the pawns in `men` capture towards the h-file.
  long rightCaptures(long men) {
    return Movement.rightCaptures(men & pawns, enemy, diagonalPins, orthogonalPins) & allowed;
  }

  /// The square on which a pawn can capture en passant, if there is one.
  long enPassant() {
    return rights & RANK_6;
  }

  /// The pawns that may capture there.
  long enPassantCapturers() {
    return enPassant() == 0
        ? 0
        : Legality.enPassantCapturers(
            enPassant(), king, own, enemy, pawns, knights, diagonals, orthogonals);
  }

  /// The knights that may move.
  long knights() {
    return own & knights & ~(diagonalPins | orthogonalPins);
  }

  /// Where one of [#knights()] may go.
  long knight(int from) {
    return AttackTables.knight(from) & allowed;
  }

  /// Bishops, and queens moving like them, that may move.
  long diagonals() {
    return own & diagonals & ~orthogonalPins;
  }

  /// Where one of [#diagonals()] may go.
  long diagonal(int from) {
    return Movement.diagonal(from, own | enemy, allowed, diagonalPins);
  }

  /// Rooks, and queens moving like them, that may move.
  long orthogonals() {
    return own & orthogonals & ~diagonalPins;
  }

  /// Where one of [#orthogonals()] may go.
  long orthogonal(int from) {
    return Movement.orthogonal(from, own | enemy, allowed, orthogonalPins);
  }

  /// Where a bishop, rook or queen may go.
  long slider(int from) {
    return ((diagonals() & bit(from)) == 0 ? 0 : diagonal(from))
        | ((orthogonals() & bit(from)) == 0 ? 0 : orthogonal(from));
  }
}
