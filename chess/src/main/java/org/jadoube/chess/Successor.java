package org.jadoube.chess;

import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.flipped;
import static org.jadoube.chess.bits.Bitboard.rest;

import org.jadoube.chess.bits.HashKeys;
import org.jadoube.chess.bits.Legality;
import org.jadoube.chess.bits.Movement;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Roles;

/// The position after a move while it is being made: seen by the side that will then be to move, so
/// the moved pieces are the `enemy`, and they went down the board.
final class Successor {
  private static final int UP = 8;

  private final View view;
  private long own;
  private long enemy;
  private long pawns;
  private long knights;
  private long diagonals;
  private long orthogonals;
  private long rights;
  private long hash;

  Successor(Position before) {
    view = new View(before.turn.opposite());
    own = flipped(before.enemy);
    enemy = flipped(before.own);
    pawns = flipped(before.pawns);
    knights = flipped(before.knights);
    diagonals = flipped(before.diagonals);
    orthogonals = flipped(before.orthogonals);
    rights = flipped(before.rights);
    hash = before.hash ^ HashKeys.BLACK_TO_MOVE;
    lose(rights & flipped(RANK_6)); // a capture en passant is possible at once or not at all
  }

  /// The position after this packed move, which must be legal.
  Position after(int move) {
    int from = PackedMove.from(move) ^ view.flip();
    int to = PackedMove.to(move) ^ view.flip();
    int role = PackedMove.role(move);
    lose(rights & (bit(from) | bit(to) | (role == PackedMove.KING ? RANK_8 : 0)));
    switch (PackedMove.kind(move)) {
      case PackedMove.CASTLING -> castle(from, to);
      case PackedMove.EN_PASSANT -> {
        capture(PackedMove.PAWN, to + UP);
        step(PackedMove.PAWN, from, to);
      }
      case PackedMove.PROMOTION -> {
        capture(PackedMove.captured(move), to);
        moved(PackedMove.PAWN, from);
        moved(PackedMove.promoted(move), to);
      }
      default -> {
        capture(PackedMove.captured(move), to);
        step(role, from, to);
        if (role == PackedMove.PAWN && from - to == 2 * UP) {
          passed(to + UP);
        }
      }
    }
    return new Position(
        view.colour(), own, enemy, pawns, knights, diagonals, orthogonals, rights, hash);
  }

  private void castle(int king, int rook) {
    moved(PackedMove.KING, king);
    moved(PackedMove.ROOK, rook);
    moved(PackedMove.KING, Movement.castledKing(king, rook));
    moved(PackedMove.ROOK, Movement.castledRook(king, rook));
  }

  private void step(int role, int from, int to) {
    enemy ^= bit(from) | bit(to);
    int mover = view.colour().opposite().ordinal();
    hash ^= key(mover, role, from) ^ key(mover, role, to);
    toggle(role, bit(from) | bit(to));
  }

  /// A piece of the side that moved appears or disappears.
  private void moved(int role, int square) {
    enemy ^= bit(square);
    hash ^= key(view.colour().opposite().ordinal(), role, square);
    toggle(role, bit(square));
  }

  private void capture(int role, int square) {
    if (role != 0) {
      own ^= bit(square);
      hash ^= key(view.colour().ordinal(), role, square);
      toggle(role, bit(square));
    }
  }

  private long key(int colour, int role, int square) {
    return HashKeys.piece(colour, role, square ^ view.flip());
  }

  /// Without a branch, for no processor foresees what moves. Kings are what is left.
  private void toggle(int role, long squares) {
    pawns ^= squares & Roles.among(Roles.PAWNS, role);
    knights ^= squares & Roles.among(Roles.KNIGHTS, role);
    diagonals ^= squares & Roles.among(Roles.DIAGONALS, role);
    orthogonals ^= squares & Roles.among(Roles.ORTHOGONALS, role);
  }

  private void lose(long lost) {
    rights ^= lost;
    for (long left = lost; left != 0; left = rest(left)) {
      hash ^= HashKeys.right(first(left) ^ view.flip());
    }
  }

  /// A pawn has passed this square.
  private void passed(int square) {
    int king = first(own & ~(pawns | knights | diagonals | orthogonals));
    long capturers =
        Legality.enPassantCapturers(
            bit(square), king, own, enemy, pawns, knights, diagonals, orthogonals);
    if (capturers != 0) {
      rights |= bit(square);
      hash ^= HashKeys.right(square ^ view.flip());
    }
  }
}
