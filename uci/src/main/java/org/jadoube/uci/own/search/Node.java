package org.jadoube.uci.own.search;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.UPSIDE_DOWN;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.down;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.flipped;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.up;

import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.bits.Hashing;
import org.jadoube.chess.bits.Legality;
import org.jadoube.chess.bits.Listing;
import org.jadoube.chess.bits.Movement;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Placement;
import org.jadoube.chess.bits.Roles;
import org.jadoube.uci.own.evaluation.PieceSquares;

/// A position in the search, as its side to move sees it, and room for its moves. A move is played
/// into another node, so none is ever taken back.
final class Node {
  private static final int USUALLY = 128;

  private long own;
  private long enemy;
  private long pawns;
  private long knights;
  private long diagonals;
  private long orthogonals;
  private long rights;

  /// The sum of [PieceSquares] of the side to move, less the opponent's.
  private int squares;

  /// The hash of the position, the same for both colours.
  long key;

  /// Moves by both sides since the last capture or pawn move.
  int reversible;

  int[] moves = new int[USUALLY];

  /// Takes over the last position of a line.
  void set(PlayedLine line) {
    set(line.position());
    reversible = line.halfmoveClock();
  }

  private void set(Position position) {
    Board board = position.board();
    boolean white = position.turn() == Colour.WHITE;
    own = seen(board.squares(position.turn()).bits(), white);
    enemy = seen(board.squares(position.turn().opposite()).bits(), white);
    pawns = seen(board.squares(Role.PAWN).bits(), white);
    knights = seen(board.squares(Role.KNIGHT).bits(), white);
    long queens = board.squares(Role.QUEEN).bits();
    diagonals = seen(board.squares(Role.BISHOP).bits() | queens, white);
    orthogonals = seen(board.squares(Role.ROOK).bits() | queens, white);
    long passed = position.enPassant().map(Square::ordinal).map(square -> 1L << square).orElse(0L);
    rights = seen(position.castlingRooks().bits() | passed, white);
    squares = values(own, 0) - values(enemy, UPSIDE_DOWN);
    key = Hashing.of(men(), rights);
  }

  /// The hash of a position as this class computes it.
  static long key(Position position) {
    Node node = new Node();
    node.set(position);
    return node.key;
  }

  private static long seen(long squares, boolean white) {
    return white ? squares : flipped(squares);
  }

  private int values(long pieces, int turned) {
    int sum = 0;
    for (long left = pieces; left != 0; left = rest(left)) {
      sum += PieceSquares.value(Roles.at(first(left), men()), first(left) ^ turned);
    }
    return sum;
  }

  Placement men() {
    return new Placement(own, enemy, pawns, knights, diagonals, orthogonals);
  }

  int squares() {
    return squares;
  }

  /// Lists the legal moves into [#moves].
  ///
  /// @return how many there are
  int list() {
    int most = Listing.most(men());
    if (moves.length < most) {
      moves = new int[most];
    }
    return Listing.list(-1L, 0, moves, men(), rights);
  }

  boolean isCheck() {
    Placement men = men();
    return Legality.attackers(men.king(), men) != 0;
  }

  /// Whether the side to move has more than its king and pawns.
  boolean hasPieces() {
    return (own & (knights | diagonals | orthogonals)) != 0;
  }

  /// Plays a legal move of this position into `next`.
  void play(int move, Node next) {
    if (PackedMove.kind(move) == PackedMove.CASTLING) {
      castle(move, next);
    } else {
      step(move, next);
    }
    next.key = Hashing.of(next.men(), next.rights);
  }

  private void step(int move, Node next) {
    int role = PackedMove.role(move);
    int arriving = PackedMove.arriving(move);
    int captured = PackedMove.captured(move);
    long from = bit(PackedMove.from(move));
    long to = bit(PackedMove.to(move));
    boolean enPassant = PackedMove.kind(move) == PackedMove.EN_PASSANT;
    long taken = enPassant ? down(to) : to;
    long kept = ~(from | to | taken);
    long lost = role == PackedMove.KING ? RANK_1 : 0;
    next.own = flipped(enemy & kept);
    next.enemy = flipped((own & kept) | to);
    next.pawns = flipped((pawns & kept) | (to & Roles.among(Roles.PAWNS, arriving)));
    next.knights = flipped((knights & kept) | (to & Roles.among(Roles.KNIGHTS, arriving)));
    next.diagonals = flipped((diagonals & kept) | (to & Roles.among(Roles.DIAGONALS, arriving)));
    next.orthogonals =
        flipped((orthogonals & kept) | (to & Roles.among(Roles.ORTHOGONALS, arriving)));
    next.rights = flipped(rights & kept & ~(RANK_6 | lost));
    next.reversible = role == PackedMove.PAWN || captured != 0 ? 0 : reversible + 1;
    next.squares =
        -(squares
            + PieceSquares.value(arriving, first(to))
            - PieceSquares.value(role, first(from))
            + PieceSquares.value(captured, first(taken) ^ UPSIDE_DOWN));
    if (arriving == PackedMove.PAWN && to == up(up(from))) {
      next.passed(flipped(up(from)));
    }
  }

  private void passed(long target) {
    rights |= Legality.enPassantCapturers(target, men()) == 0 ? 0 : target;
  }

  private void castle(int move, Node next) {
    int king = PackedMove.from(move);
    int rook = PackedMove.rook(move);
    int kingTo = PackedMove.to(move);
    int rookTo = Movement.castledRook(king, rook);
    long kept = ~(bit(king) | bit(rook));
    next.own = flipped(enemy);
    next.enemy = flipped((own & kept) | bit(kingTo) | bit(rookTo));
    next.pawns = flipped(pawns);
    next.knights = flipped(knights);
    next.diagonals = flipped(diagonals);
    next.orthogonals = flipped((orthogonals & kept) | bit(rookTo));
    next.rights = flipped(rights & RANK_8);
    next.reversible = reversible + 1;
    next.squares =
        -(squares
            + PieceSquares.value(PackedMove.KING, kingTo)
            - PieceSquares.value(PackedMove.KING, king)
            + PieceSquares.value(PackedMove.ROOK, rookTo)
            - PieceSquares.value(PackedMove.ROOK, rook));
  }

  /// Lets the opponent move instead.
  void pass(Node next) {
    next.own = flipped(enemy);
    next.enemy = flipped(own);
    next.pawns = flipped(pawns);
    next.knights = flipped(knights);
    next.diagonals = flipped(diagonals);
    next.orthogonals = flipped(orthogonals);
    next.rights = flipped(rights & ~RANK_6);
    next.reversible = reversible + 1;
    next.squares = -squares;
    next.key = Hashing.of(next.men(), next.rights);
  }
}
