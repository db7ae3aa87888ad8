package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.several;

/// The squares to which the pieces of one position may legally go: the only move generator,
/// whatever is then done with the moves.
///
/// As the side to move sees it: its pieces are `own`, and its pawns go up the board. `diagonals`
/// are the bishops and queens, `orthogonals` the rooks and queens of both sides. The methods are
/// small and do not pass the object on, so the compiler can keep its fields in registers.
public final class Targets {
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

  /// Looks at a position.
  ///
  /// @param men the pieces
  /// @param rights the rooks that may castle, on ranks 1 and 8; the en passant square, on rank 6
  public Targets(Placement men, long rights) {
    this(
        men.own(),
        men.enemy(),
        men.pawns(),
        men.knights(),
        men.diagonals(),
        men.orthogonals(),
        rights);
  }

  /// Looks at a position given as bare words, in the order of a [Placement]. [Tree] needs that:
  /// this constructor is too big to be inlined there, so a `Placement` would be allocated for each
  /// position.
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

    Placement men = men();
    king = men.king();
    Threats threats = Threats.on(king, men);
    long checkers = threats.checkers();
    diagonalPins = threats.lines() & AttackTables.diagonals(king);
    orthogonalPins = threats.lines() & AttackTables.orthogonals(king);
    allowed = ~own & (checkers == 0 ? -1L : stopping(checkers));
    castlers =
        checkers == 0
            ? Movement.castlers(king, own | enemy, rights & own & RANK_1 & ~orthogonalPins)
            : 0;
  }

  /// Created on demand: it is allocated only for calls that are not inlined.
  private Placement men() {
    return new Placement(own, enemy, pawns, knights, diagonals, orthogonals);
  }

  private long stopping(long checkers) {
    return several(checkers) ? 0 : checkers | AttackTables.between(king, first(checkers));
  }

  private long steps() {
    return AttackTables.king(king) & ~own;
  }

  /// The pieces that can move.
  long own() {
    return own;
  }

  /// The pieces that can be captured.
  long enemy() {
    return enemy;
  }

  /// The code of the piece on `square` as in [PackedMove], or 0 if it is empty.
  public int role(int square) {
    return Roles.at(square, men());
  }

  /// The square of the king.
  public int king() {
    return king;
  }

  /// The squares the enemy attacks; none if the king could not move anyway.
  public long attacked() {
    return (steps() | castlers) == 0 ? 0 : Legality.attacked((own | enemy) ^ bit(king), men());
  }

  /// The squares to which the king may step, given the [#attacked()] squares.
  public long kingSteps(long attacked) {
    return steps() & ~attacked;
  }

  /// The rooks the king may castle with, given the [#attacked()] squares.
  long castlings(long attacked) {
    return castlers == 0 ? 0 : Movement.castlings(king, castlers, attacked);
  }

  /// Where the pawns among `movers` arrive by one step.
  public long pushes(long movers) {
    return Movement.pushes(movers & pawns, ~(own | enemy), diagonalPins, orthogonalPins) & allowed;
  }

  /// Where the pawns among `movers` arrive by two steps.
  public long doublePushes(long movers) {
    long empty = ~(own | enemy);
    long pushes = Movement.pushes(movers & pawns, empty, diagonalPins, orthogonalPins);
    return Movement.doublePushes(pushes, empty) & allowed;
  }

  /// Where the pawns among `movers` capture towards the a-file.
  public long leftCaptures(long movers) {
    return Movement.leftCaptures(movers & pawns, enemy, diagonalPins, orthogonalPins) & allowed;
  }

  /// Where the pawns among `movers` capture towards the h-file.
  public long rightCaptures(long movers) {
    return Movement.rightCaptures(movers & pawns, enemy, diagonalPins, orthogonalPins) & allowed;
  }

  /// The square on which a pawn can capture en passant, if there is one.
  long enPassant() {
    return rights & RANK_6;
  }

  /// The pawns that may capture there.
  long enPassantCapturers() {
    return enPassant() == 0 ? 0 : Legality.enPassantCapturers(enPassant(), men());
  }

  /// The knights that may move.
  public long knights() {
    return own & knights & ~(diagonalPins | orthogonalPins);
  }

  /// Where one of [#knights()] may go.
  public long knight(int from) {
    return AttackTables.knight(from) & allowed;
  }

  /// Bishops, and queens moving like them, that may move.
  public long diagonals() {
    return own & diagonals & ~orthogonalPins;
  }

  /// Where one of [#diagonals()] may go.
  long diagonal(int from) {
    return Movement.diagonal(from, own | enemy, allowed, diagonalPins);
  }

  /// Rooks, and queens moving like them, that may move.
  public long orthogonals() {
    return own & orthogonals & ~diagonalPins;
  }

  /// Where one of [#orthogonals()] may go.
  long orthogonal(int from) {
    return Movement.orthogonal(from, own | enemy, allowed, orthogonalPins);
  }

  /// Where a bishop, rook or queen may go.
  public long slider(int from) {
    return ((diagonals() & bit(from)) == 0 ? 0 : diagonal(from))
        | ((orthogonals() & bit(from)) == 0 ? 0 : orthogonal(from));
  }
}
