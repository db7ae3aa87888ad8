package org.jadoube.chess;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.down;
import static org.jadoube.chess.bits.Bitboard.flipped;
import static org.jadoube.chess.bits.Bitboard.up;

import org.jadoube.chess.bits.Movement;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Placement;
import org.jadoube.chess.bits.Roles;

/// The position after a legal move. The move is as the side to move sees it, going up the board;
/// the result is flipped for the opponent. Nearly branch-free: branch prediction fails on arbitrary
/// moves.
final class Successor {
  private Successor() {}

  static Position of(Position it, int move) {
    return PackedMove.kind(move) == PackedMove.CASTLING ? castled(it, move) : moved(it, move);
  }

  private static Position moved(Position it, int move) {
    long from = bit(PackedMove.from(move));
    long to = bit(PackedMove.to(move));
    int arriving = PackedMove.arriving(move);
    boolean enPassant = PackedMove.kind(move) == PackedMove.EN_PASSANT;
    long kept = ~(from | to | (enPassant ? down(to) : 0));
    long lost = PackedMove.role(move) == PackedMove.KING ? RANK_1 : 0;
    long own = (it.own & kept) | to;
    long enemy = it.enemy & kept;
    long pawns = (it.pawns & kept) | (to & Roles.among(Roles.PAWNS, arriving));
    long knights = (it.knights & kept) | (to & Roles.among(Roles.KNIGHTS, arriving));
    long diagonals = (it.diagonals & kept) | (to & Roles.among(Roles.DIAGONALS, arriving));
    long orthogonals = (it.orthogonals & kept) | (to & Roles.among(Roles.ORTHOGONALS, arriving));
    Placement men = new Placement(own, enemy, pawns, knights, diagonals, orthogonals);
    long rights = it.rights & kept & ~(RANK_6 | lost);
    Position next = turned(it, men, rights);
    boolean twoSteps = arriving == PackedMove.PAWN && to == up(up(from));
    return twoSteps ? next.passed(flipped(up(from))) : next;
  }

  private static Position castled(Position it, int move) {
    int king = PackedMove.from(move);
    int rook = PackedMove.rook(move);
    long kept = ~(bit(king) | bit(rook));
    long rookTo = bit(Movement.castledRook(king, rook));
    Placement men =
        new Placement(
            (it.own & kept) | bit(PackedMove.to(move)) | rookTo,
            it.enemy,
            it.pawns,
            it.knights,
            it.diagonals,
            (it.orthogonals & kept) | rookTo);
    return turned(it, men, it.rights & ~(RANK_1 | RANK_6));
  }

  private static Position turned(Position it, Placement men, long rights) {
    return new Position(it.turn.opposite(), men.flippedOver(), flipped(rights));
  }
}
