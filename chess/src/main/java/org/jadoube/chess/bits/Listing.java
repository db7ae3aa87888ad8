package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Attacks.between;
import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.lowest;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.several;

/// Lists the legal moves of a position as packed moves.
///
/// Squares are listed as the side to move sees them; exclusive or with [PackedMove#FLIPPED] turns
/// them round.
public final class Listing {
  private static final int UP = 8;
  private static final int UP_LEFT = 7;
  private static final int UP_RIGHT = 9;

  private final int[] moves;
  private int size;

  private final long own;
  private final long enemy;
  private final long pawns;
  private final long knights;
  private final long diagonals;
  private final long orthogonals;

  private Listing(
      int[] moves,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals) {
    this.moves = moves;
    this.own = own;
    this.enemy = enemy;
    this.pawns = pawns;
    this.knights = knights;
    this.diagonals = diagonals;
    this.orthogonals = orthogonals;
  }

  /// Writes the legal moves of the pieces on `movers` into `moves`, which must be long enough, from
  /// index 0 on.
  ///
  /// @return how many there are
  public static int list(
      long movers,
      int[] moves,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals,
      long rights) {
    Listing listing = new Listing(moves, own, enemy, pawns, knights, diagonals, orthogonals);
    listing.all(own & movers, rights);
    return listing.size;
  }

  private void all(long movers, long rights) {
    long occupied = own | enemy;
    long kings = occupied & ~(pawns | knights | diagonals | orthogonals);
    int king = first(kings & own);
    long checkers =
        Legality.attackers(king, occupied, enemy, pawns, knights, diagonals, orthogonals);
    long orthogonalPins = Legality.orthogonalPins(king, occupied, enemy & orthogonals);
    if ((movers & kings) != 0) {
      long castlers = checkers == 0 ? rights & own & RANK_1 : 0;
      king(king, first(kings & enemy), castlers, orthogonalPins);
    }
    if (several(checkers)) {
      return;
    }
    long allowed = ~own & (checkers == 0 ? -1 : checkers | between(king, first(checkers)));
    long diagonalPins = Legality.diagonalPins(king, occupied, enemy & diagonals);
    pawns(movers & pawns, allowed, diagonalPins, orthogonalPins);
    enPassant(movers, rights & RANK_6, king);
    knights(movers & knights & ~(diagonalPins | orthogonalPins), allowed);
    sliders(movers, allowed, diagonalPins, orthogonalPins);
  }

  private void king(int king, int enemyKing, long castlers, long orthogonalPins) {
    long occupied = own | enemy;
    long attacked =
        Legality.attacked(
            occupied ^ Bitboard.bit(king),
            enemy,
            enemyKing,
            pawns,
            knights,
            diagonals,
            orthogonals);
    add(PackedMove.KING, king, Attacks.king(king) & ~own & ~attacked);
    long rooks = Movement.castlings(king, occupied, castlers, attacked, orthogonalPins);
    for (long left = rooks; left != 0; left = rest(left)) {
      moves[size++] = PackedMove.castling(king, first(left));
    }
  }

  private void pawns(long men, long allowed, long diagonalPins, long orthogonalPins) {
    long empty = ~(own | enemy);
    long pushes = Movement.pushes(men, empty, diagonalPins, orthogonalPins);
    pawns(UP, pushes & allowed);
    pawns(2 * UP, Movement.doublePushes(pushes, empty) & allowed);
    pawns(UP_LEFT, Movement.leftCaptures(men, enemy, diagonalPins, orthogonalPins) & allowed);
    pawns(UP_RIGHT, Movement.rightCaptures(men, enemy, diagonalPins, orthogonalPins) & allowed);
  }

  private void pawns(int step, long targets) {
    for (long left = targets & ~RANK_8; left != 0; left = rest(left)) {
      int to = first(left);
      moves[size++] = PackedMove.normal(PackedMove.PAWN, to - step, to, captured(to));
    }
    for (long left = targets & RANK_8; left != 0; left = rest(left)) {
      int to = first(left);
      for (int promoted = PackedMove.QUEEN; promoted >= PackedMove.KNIGHT; promoted--) {
        moves[size++] = PackedMove.promotion(to - step, to, captured(to), promoted);
      }
    }
  }

  private void enPassant(long movers, long target, int king) {
    long capturers =
        Legality.enPassantCapturers(
            target, king, own, enemy, pawns, knights, diagonals, orthogonals);
    for (long left = capturers & movers; left != 0; left = rest(left)) {
      moves[size++] = PackedMove.enPassant(first(left), first(target));
    }
  }

  private void knights(long movers, long allowed) {
    for (long left = movers; left != 0; left = rest(left)) {
      int from = first(left);
      add(PackedMove.KNIGHT, from, Attacks.knight(from) & allowed);
    }
  }

  private void sliders(long movers, long allowed, long diagonalPins, long orthogonalPins) {
    long occupied = own | enemy;
    for (long left = movers & (diagonals | orthogonals); left != 0; left = rest(left)) {
      int from = first(left);
      long targets = 0;
      if ((lowest(left) & diagonals & ~orthogonalPins) != 0) {
        targets |= Movement.diagonal(from, occupied, allowed, diagonalPins);
      }
      if ((lowest(left) & orthogonals & ~diagonalPins) != 0) {
        targets |= Movement.orthogonal(from, occupied, allowed, orthogonalPins);
      }
      add(role(from), from, targets);
    }
  }

  private void add(int role, int from, long targets) {
    for (long left = targets; left != 0; left = rest(left)) {
      int to = first(left);
      moves[size++] = PackedMove.normal(role, from, to, captured(to));
    }
  }

  private int role(int square) {
    return Roles.at(square, own | enemy, pawns, knights, diagonals, orthogonals);
  }

  private int captured(int square) {
    return ((enemy >>> square) & 1) == 0 ? 0 : role(square);
  }
}
