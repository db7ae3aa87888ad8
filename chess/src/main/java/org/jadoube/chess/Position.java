package org.jadoube.chess;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.Hashing;
import org.jadoube.chess.bits.Legality;
import org.jadoube.chess.bits.Listing;
import org.jadoube.chess.bits.MoveCounting;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Placement;
import org.jadoube.chess.bits.Roles;
import org.jadoube.chess.bits.Tree;

/// A position from which play can continue: the pieces, the side to move and the rights. Immutable
/// and safe to share between threads.
///
/// Two positions are equal exactly if they are the same in the sense of Article 9.2.3 (2018 and
/// later): same side to move, same placement, same castling rights, and the same legal captures en
/// passant. An en passant square is kept only if some pawn can legally capture there.
///
/// Positions come from [#standard()], [#chess960(int)], [Setup#validate()] and [#play(Move)].
///
/// ```java
/// Position start = Position.standard();
/// Position next = start.play(start.move(Square.E2, Square.E4).orElseThrow());
/// next.turn(); // => BLACK
/// next.legalMoveCount(); // => 20
/// next.attackers(Square.E5, Colour.WHITE); // => []
/// ```
///
/// @since 0.1.0
public final class Position {
  private static final int MOST_OF_A_PIECE = 29; // a queen's 27, or a king's 8 and two castlings
  private static final AtomicLongFieldUpdater<Position> TIED =
      AtomicLongFieldUpdater.newUpdater(Position.class, "tied");
  private static final Position STANDARD = chess960(Chess960.STANDARD);

  // As the side to move sees it: its pawns go up the board; if Black is to move, the board is
  // flipped.
  final long own;
  final long enemy;
  final long pawns;
  final long knights;
  final long diagonals; // bishops and queens
  final long orthogonals; // rooks and queens
  final long rights; // rooks that may castle on ranks 1 and 8, en passant square on rank 6

  final Colour turn;

  private volatile long tied; // 0 until computed; everything else is final

  Position(Colour turn, Placement men, long rights) {
    this.turn = turn;
    this.own = men.own();
    this.enemy = men.enemy();
    this.pawns = men.pawns();
    this.knights = men.knights();
    this.diagonals = men.diagonals();
    this.orthogonals = men.orthogonals();
    this.rights = rights;
  }

  /// The initial position (Article 2.3).
  public static Position standard() {
    return STANDARD;
  }

  /// The Chess960 start position with this number, 0 to 959.
  ///
  /// @throws IllegalArgumentException for any other number
  public static Position chess960(int number) {
    Board board = Board.chess960(number);
    return of(board, Colour.WHITE, board.squares(Role.ROOK).bits(), 0);
  }

  /// Castling rooks and en passant square must fit the board; the latter is dropped if no capture
  /// there is legal.
  static Position of(Board board, Colour turn, long castlingRooks, long enPassant) {
    View view = new View(turn);
    long own = view.of(board.squares(turn).bits());
    long enemy = view.of(board.squares(turn.opposite()).bits());
    long pawns = view.of(board.squares(Role.PAWN).bits());
    long knights = view.of(board.squares(Role.KNIGHT).bits());
    long queens = view.of(board.squares(Role.QUEEN).bits());
    long diagonals = view.of(board.squares(Role.BISHOP).bits()) | queens;
    long orthogonals = view.of(board.squares(Role.ROOK).bits()) | queens;
    Placement men = new Placement(own, enemy, pawns, knights, diagonals, orthogonals);
    long rooks = view.of(castlingRooks);
    return new Position(turn, men, rooks).passed(view.of(enPassant));
  }

  /// This position with an en passant square, as the side to move sees it, if a pawn can legally
  /// capture there.
  Position passed(long target) {
    return enPassantCapturers(target) == 0
        ? this
        : new Position(turn, placement(), rights | target);
  }

  /// The arrangement of the pieces.
  public Board board() {
    View view = view();
    long white = view.of(turn == Colour.WHITE ? own : enemy);
    long occupied = view.of(own | enemy);
    long diagonal = view.of(diagonals);
    long orthogonal = view.of(orthogonals);
    long queens = diagonal & orthogonal;
    long pawn = view.of(pawns);
    long knight = view.of(knights);
    long kings = occupied & ~(pawn | knight | diagonal | orthogonal);
    long[] roles = {pawn, knight, diagonal ^ queens, orthogonal ^ queens, queens, kings};
    return Board.of(white, roles);
  }

  /// Who is to move.
  public Colour turn() {
    return turn;
  }

  /// The rooks, White's and Black's, that still have the right to castle.
  public SquareSet castlingRooks() {
    return SquareSet.of(view().of(rights & (RANK_1 | RANK_8)));
  }

  /// The square where a pawn can now legally capture en passant, if there is one.
  public Optional<Square> enPassant() {
    long target = rights & RANK_6;
    return target == 0 ? Optional.empty() : Optional.of(view().square(first(target)));
  }

  /// The piece on the square, if any.
  public Optional<Piece> at(Square square) {
    int seen = view().of(square);
    int role = role(seen);
    if (role == 0) {
      return Optional.empty();
    }
    Colour colour = (own & bit(seen)) != 0 ? turn : turn.opposite();
    return Piece.optional(Piece.of(colour, Role.of(role)).ordinal());
  }

  /// The code of what stands on a square as the side to move sees it, 0 if it is empty.
  int role(int seen) {
    return Roles.at(seen, placement());
  }

  /// The pieces as the side to move sees them.
  Placement placement() {
    return new Placement(own, enemy, pawns, knights, diagonals, orthogonals);
  }

  /// The kings, plus all empty squares.
  long kings() {
    return ~(pawns | knights | diagonals | orthogonals);
  }

  /// The own pieces whose move may expose the king: the king itself and pinned pieces, or in check
  /// all of them. Cached: callers that ask about one move usually ask about more, and computing it
  /// costs no more than trying one move.
  long tied() {
    long known = tied;
    if (known == 0) {
      known = Legality.tied(placement());
      TIED.lazySet(this, known); // no barrier: a thread that misses it computes the same
    }
    return known;
  }

  /// The own pawns that may capture en passant on this square as the side to move sees it.
  long enPassantCapturers(long target) {
    return Legality.enPassantCapturers(target, placement());
  }

  /// All legal moves (Article 3).
  public MoveList legalMoves() {
    return legalMoves(-1L, new int[Listing.most(placement())]);
  }

  /// The legal moves of the piece on this square.
  public MoveList legalMoves(Square from) {
    return legalMoves(bit(view().of(from)), new int[MOST_OF_A_PIECE]);
  }

  private MoveList legalMoves(long movers, int[] moves) {
    int turned = turn == Colour.WHITE ? 0 : PackedMove.FLIPPED;
    int size = Listing.list(movers, turned, moves, placement(), rights);
    return new MoveList(moves, size);
  }

  /// The number of legal moves, without building a list.
  public int legalMoveCount() {
    return MoveCounting.count(placement(), rights);
  }

  /// Whether the move is legal here.
  public boolean isLegal(Move move) {
    return MoveLegality.isLegal(this, seen(move));
  }

  private int seen(Move move) {
    return turn == Colour.WHITE ? move.packed() : move.packed() ^ PackedMove.FLIPPED;
  }

  /// The legal move from one square to another with this promotion, if there is one. Castling is
  /// given as the king's move of two or more squares, or as the king moving onto its own rook.
  public Optional<Move> move(Square from, Square to, Optional<Role> promotion) {
    return legalMoves(from).stream().filter(move -> isDescribed(move, to, promotion)).findFirst();
  }

  /// The legal move from one square to another, if there is one and it is no promotion. For a
  /// promotion, name the new piece.
  public Optional<Move> move(Square from, Square to) {
    return move(from, to, Optional.empty());
  }

  private static boolean isDescribed(Move move, Square to, Optional<Role> promotion) {
    return switch (move) {
      case Move.Promotion it -> it.to() == to && promotion.equals(Optional.of(it.promoted()));
      case Move.Castling it ->
          promotion.isEmpty() && (it.rook() == to || (it.to() == to && kingsSteps(it) > 1));
      case Move.Normal it -> promotion.isEmpty() && it.to() == to;
      case Move.EnPassant it -> promotion.isEmpty() && it.to() == to;
    };
  }

  private static int kingsSteps(Move.Castling move) {
    return Math.abs(move.king().file().ordinal() - move.to().file().ordinal());
  }

  /// The position after a legal move.
  ///
  /// @throws IllegalArgumentException if the move is not legal here, which is a bug in the caller:
  ///   ask [#isLegal(Move)] or [#move(Square, Square, Optional)] first
  public Position play(Move move) {
    if (!isLegal(move)) {
      throw refused(move);
    }
    return Successor.of(this, seen(move));
  }

  private IllegalArgumentException refused(Move move) {
    return new IllegalArgumentException(move + " is not legal in\n" + board());
  }

  /// Whether the move leaves the opponent in check. The move must be legal.
  public boolean givesCheck(Move move) {
    return Checking.givesCheck(this, seen(move));
  }

  /// Whether the king of the side to move is attacked (Article 3.9.1).
  public boolean isCheck() {
    return checking() != 0;
  }

  /// Whether the king is attacked and there is no legal move (Article 5.1.1).
  public boolean isCheckmate() {
    return isCheck() && legalMoveCount() == 0;
  }

  /// Whether the king is not attacked and there is no legal move (Article 5.2.1).
  public boolean isStalemate() {
    return !isCheck() && legalMoveCount() == 0;
  }

  /// The pieces that give check to the side to move.
  public SquareSet checkers() {
    return SquareSet.of(view().of(checking()));
  }

  /// The pieces of `attacker` that attack the square (Article 3.1.2), including pieces that may not
  /// move there.
  public SquareSet attackers(Square square, Colour attacker) {
    long attackers = attackers(view().of(square), attacker == turn);
    return SquareSet.of(view().of(men(attacker) & attackers));
  }

  private long men(Colour colour) {
    return colour == turn ? own : enemy;
  }

  /// The pieces of both sides that attack the square. Of the pawns, only those that move up, or
  /// only those that move down, are counted.
  private long attackers(int square, boolean up) {
    long occupied = own | enemy;
    return (pawns & (up ? AttackTables.pawnDown(square) : AttackTables.pawnUp(square)))
        | (knights & AttackTables.knight(square))
        | (kings() & AttackTables.king(square))
        | (diagonals & AttackTables.bishop(square, occupied))
        | (orthogonals & AttackTables.rook(square, occupied));
  }

  /// The pinned pieces of this side: those that alone shield their king from a bishop, rook or
  /// queen.
  public SquareSet pinned(Colour colour) {
    long men = men(colour);
    long others = (own | enemy) ^ men;
    Placement seen = new Placement(men, others, pawns, knights, diagonals, orthogonals);
    return SquareSet.of(view().of(Legality.pinned(seen))); // lines are the same upside down
  }

  /// This position with the colours exchanged and the board turned upside down.
  public Position mirrored() {
    return new Position(turn.opposite(), placement(), rights);
  }

  private long checking() {
    Placement men = placement();
    return Legality.attackers(men.king(), men);
  }

  /// The number of sequences of `depth` legal moves.
  long leaves(int depth) {
    return Tree.leaves(depth, placement(), rights);
  }

  private View view() {
    return new View(turn);
  }

  /// A 64-bit hash: equal positions have the same, in every run.
  public long hash() {
    long hash = Hashing.of(placement(), rights);
    return turn == Colour.WHITE ? hash : ~hash;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Position other
        && turn == other.turn
        && own == other.own
        && enemy == other.enemy
        && pawns == other.pawns
        && knights == other.knights
        && diagonals == other.diagonals
        && orthogonals == other.orthogonals
        && rights == other.rights;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  /// The board and the side to move, for people to read.
  @Override
  public String toString() {
    return board() + (turn == Colour.WHITE ? "White" : "Black") + " to move";
  }
}
