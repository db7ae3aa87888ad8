package org.jadoube.chess.fate.men;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.flipped;

import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.bits.Legality;
import org.jadoube.chess.bits.Listing;
import org.jadoube.chess.bits.MoveCounting;
import org.jadoube.chess.bits.Movement;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Placement;

/// A position during a search, as the side to move sees it (see [Legality]). Mutable, so that a
/// search allocates nothing.
public final class Men {
  private static final int UP = 8;

  /// The pieces of the side to move, pawns included.
  public long own;

  /// The opponent's pieces, pawns included.
  public long enemy;

  /// The pawns of both sides.
  public long pawns;

  /// The knights of both sides.
  public long knights;

  /// Bishops and queens of both sides.
  public long diagonals;

  /// Rooks and queens of both sides.
  public long orthogonals;

  /// Rooks that may castle, on ranks 1 and 8; the en passant square, on rank 6.
  public long rights;

  /// The pieces of a position.
  public static Men of(Position position) {
    boolean white = position.turn() == Colour.WHITE;
    Board board = position.board();
    Men men = new Men();
    men.own = seen(board.squares(position.turn()).bits(), white);
    men.enemy = seen(board.squares(position.turn().opposite()).bits(), white);
    long queens = board.squares(Role.QUEEN).bits();
    men.pawns = seen(board.squares(Role.PAWN).bits(), white);
    men.knights = seen(board.squares(Role.KNIGHT).bits(), white);
    men.diagonals = seen(board.squares(Role.BISHOP).bits() | queens, white);
    men.orthogonals = seen(board.squares(Role.ROOK).bits() | queens, white);
    men.rights = seen(rights(position), white);
    return men;
  }

  /// The pieces and rights as the side to move sees them.
  public static Men of(Placement placement, long rights) {
    Men men = new Men();
    men.own = placement.own();
    men.enemy = placement.enemy();
    men.pawns = placement.pawns();
    men.knights = placement.knights();
    men.diagonals = placement.diagonals();
    men.orthogonals = placement.orthogonals();
    men.rights = rights;
    return men;
  }

  private static long rights(Position position) {
    long rights = 0;
    for (Square rook : position.castlingRooks()) {
      rights |= bit(rook.ordinal());
    }
    return rights | position.enPassant().map(square -> bit(square.ordinal())).orElse(0L);
  }

  private static long seen(long set, boolean white) {
    return white ? set : flipped(set);
  }

  /// Where they stand now.
  public Placement placement() {
    return new Placement(own, enemy, pawns, knights, diagonals, orthogonals);
  }

  /// All occupied squares.
  public long occupied() {
    return own | enemy;
  }

  /// Both kings.
  public long kings() {
    return occupied() & ~(pawns | knights | diagonals | orthogonals);
  }

  /// Writes the legal moves into `moves` from index 0; returns how many there are.
  public int list(int[] moves) {
    return Listing.list(-1L, 0, moves, placement(), rights);
  }

  /// How many legal moves there are.
  public int count() {
    return MoveCounting.count(placement(), rights);
  }

  /// Whether the king of the side to move is attacked.
  public boolean isCheck() {
    return isAttacked(first(kings() & own));
  }

  private boolean isAttacked(int square) {
    return Legality.attackers(square, placement()) != 0;
  }

  /// Whether the side to move is in check without a legal move.
  public boolean isCheckmate() {
    return isCheck() && count() == 0;
  }

  /// These pieces with the other side to move.
  public Men turned() {
    Men men = new Men();
    men.own = flipped(enemy);
    men.enemy = flipped(own);
    men.pawns = flipped(pawns);
    men.knights = flipped(knights);
    men.diagonals = flipped(diagonals);
    men.orthogonals = flipped(orthogonals);
    return men;
  }

  /// Turns a packed move as `mover` sees it into a [Move].
  public static Move unpacked(int move, Colour mover) {
    return Move.unpacked(mover == Colour.WHITE ? move : move ^ PackedMove.FLIPPED);
  }

  /// A hash, the same for equal pieces and rights.
  public long hash() {
    long mixed = mixed(own, enemy);
    mixed = mixed(mixed ^ pawns, knights);
    mixed = mixed(mixed ^ diagonals, orthogonals);
    return mixed(mixed, rights);
  }

  private static long mixed(long one, long other) {
    long mixed = one * 0x9E37_79B9_7F4A_7C15L;
    mixed = (mixed ^ (mixed >>> 32) ^ other) * 0xBF58_476D_1CE4_E5B9L;
    return mixed ^ (mixed >>> 32);
  }

  /// Becomes the same position as `other`.
  public void set(Men other) {
    own = other.own;
    enemy = other.enemy;
    pawns = other.pawns;
    knights = other.knights;
    diagonals = other.diagonals;
    orthogonals = other.orthogonals;
    rights = other.rights;
  }

  /// Becomes the position after a legal move in `before`.
  public void after(Men before, int move) {
    own = flipped(before.enemy);
    enemy = flipped(before.own);
    pawns = flipped(before.pawns);
    knights = flipped(before.knights);
    diagonals = flipped(before.diagonals);
    orthogonals = flipped(before.orthogonals);
    long from = bit(PackedMove.from(move) ^ 56);
    long to = bit(PackedMove.to(move) ^ 56);
    rights = flipped(before.rights) & (RANK_1 | RANK_8) & ~(from | to);
    switch (PackedMove.kind(move)) {
      case PackedMove.CASTLING -> castle(move);
      case PackedMove.EN_PASSANT -> {
        remove(to << UP);
        step(PackedMove.PAWN, from, to);
      }
      case PackedMove.PROMOTION -> {
        remove(to);
        step(PackedMove.PAWN, from, to);
        pawns ^= to;
        toggle(PackedMove.promoted(move), to);
      }
      default -> normal(move, from, to);
    }
  }

  private void normal(int move, long from, long to) {
    remove(to);
    int role = PackedMove.role(move);
    step(role, from, to);
    if (role == PackedMove.KING) {
      rights &= ~RANK_8;
    } else if (role == PackedMove.PAWN && from == to << 2 * UP) {
      passed(to << UP);
    }
  }

  private void castle(int move) {
    int king = PackedMove.from(move) ^ 56;
    int rook = PackedMove.rook(move) ^ 56;
    enemy ^= bit(king) | bit(rook);
    orthogonals ^= bit(rook);
    long rookTo = bit(Movement.castledRook(king, rook));
    enemy |= bit(Movement.castledKing(king, rook)) | rookTo;
    orthogonals |= rookTo;
    rights &= ~RANK_8;
  }

  private void remove(long square) {
    own &= ~square;
    pawns &= ~square;
    knights &= ~square;
    diagonals &= ~square;
    orthogonals &= ~square;
  }

  private void step(int role, long from, long to) {
    enemy ^= from | to;
    toggle(role, from | to);
  }

  private void toggle(int role, long squares) {
    switch (role) {
      case PackedMove.PAWN -> pawns ^= squares;
      case PackedMove.KNIGHT -> knights ^= squares;
      case PackedMove.BISHOP -> diagonals ^= squares;
      case PackedMove.ROOK -> orthogonals ^= squares;
      case PackedMove.QUEEN -> {
        diagonals ^= squares;
        orthogonals ^= squares;
      }
      default -> {} // kings have no set of their own
    }
  }

  /// Keeps the en passant square only if a pawn can capture there: positions that differ in nothing
  /// else count as the same.
  private void passed(long square) {
    long capturers = Legality.enPassantCapturers(square, placement());
    if (capturers != 0) {
      rights |= square & RANK_6;
    }
  }
}
