package org.jadoube.chess.fate;

import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;

/// The positions with these pieces from which White can reach a checkmate. Computed for all
/// positions at once, backwards from the mates and from winning captures and promotions, without
/// the code under test.
final class HelpmateTable {
  private static final Map<List<Piece>, HelpmateTable> TABLES = new HashMap<>();
  private static final int LOT = 0x9E37_79B1; // scatters neighbours
  private static final List<Role> PROMOTED =
      List.of(Role.QUEEN, Role.KNIGHT, Role.ROOK, Role.BISHOP);

  private final List<Piece> pieces;
  private final FewMen men;
  private final BitSet legal;
  private final BitSet winnable = new BitSet();

  private HelpmateTable(List<Piece> pieces) {
    this.pieces = pieces;
    men = new FewMen(pieces);
    legal = all(IntStream.range(0, men.size()).filter(men::isLegal));
  }

  /// The table for these pieces; only for a few, because it has 2 × 64ⁿ entries.
  static synchronized HelpmateTable of(List<Piece> pieces) {
    List<Piece> sorted = pieces.stream().sorted().toList();
    HelpmateTable known = TABLES.get(sorted);
    if (known == null) {
      known = new HelpmateTable(sorted);
      known.fill();
      TABLES.put(sorted, known);
    }
    return known;
  }

  /// Whether `winner` can reach a checkmate.
  static boolean isWinnable(Position position, Colour winner) {
    Board board = winner == Colour.WHITE ? position.board() : position.board().mirrored();
    return isWinnable(board, position.turn() == winner);
  }

  private static boolean isWinnable(Board board, boolean whiteMoves) {
    HelpmateTable table = of(pieces(board));
    return table.winnable.get(table.index(board, whiteMoves));
  }

  /// Every `step`th of the positions with these pieces, without castling rights and captures en
  /// passant. Of positions that are equivalent by symmetry, one is chosen at random.
  Stream<Position> positions(int step) {
    boolean pawns = pieces.stream().anyMatch(piece -> piece.role() == Role.PAWN);
    Symmetry symmetry = pawns ? Symmetry.OF_FILES : Symmetry.OF_ALL;
    return legal.stream()
        .parallel()
        .filter(index -> Integer.remainderUnsigned(index * LOT, step) == 0)
        .filter(index -> symmetry.isFirst(men.square(index, 0)) && isOrdered(index))
        .mapToObj(index -> position(index, symmetry.drawn(index)));
  }

  /// Whether equal pieces are in the order of their squares.
  private boolean isOrdered(int index) {
    return IntStream.range(1, pieces.size())
        .allMatch(man ->
            pieces.get(man) != pieces.get(man - 1)
                || men.square(index, man) > men.square(index, man - 1));
  }

  private void fill() {
    BitSet fresh = all(legal.stream().filter(this::isWonAtOnce));
    while (!fresh.isEmpty()) {
      winnable.or(fresh);
      fresh = all(fresh.stream().flatMap(this::before));
      fresh.andNot(winnable);
    }
  }

  private static BitSet all(IntStream positions) {
    return positions.collect(BitSet::new, BitSet::set, BitSet::or);
  }

  /// The positions that lead to this one without a capture or a promotion.
  private IntStream before(int index) {
    IntStream.Builder before = IntStream.builder();
    for (int man = 0; man < men.count(); man++) {
      long origins = men.mayMove(index, man) ? 0 : men.origins(index, man);
      for (long left = origins; left != 0; left = rest(left)) {
        int previous = men.moved(index, man, first(left));
        if (legal.get(previous)
            && !winnable.get(previous)
            && !(men.isPassed(index, man, first(left)) && men.isMate(index))) {
          before.add(previous);
        }
      }
    }
    return before.build();
  }

  private boolean isWonAtOnce(int index) {
    return !FewMen.whiteMoves(index) && men.isMate(index) || leadsElsewhere(index);
  }

  /// Whether a capture, a promotion or a capture en passant by the opponent leads to a won
  /// position.
  private boolean leadsElsewhere(int index) {
    return IntStream.range(0, men.count())
        .filter(man -> men.mayMove(index, man))
        .anyMatch(man -> leadsElsewhere(index, man));
  }

  private boolean leadsElsewhere(int index, int man) {
    long left = men.isPawn(man) ? men.targets(index, man) : men.captures(index, man);
    for (; left != 0; left = rest(left)) {
      if (leadsElsewhere(index, man, first(left))) {
        return true;
      }
    }
    return false;
  }

  private boolean leadsElsewhere(int index, int man, int to) {
    int from = men.square(index, man);
    int next = men.moved(index, man, to);
    if (men.isPassed(next, man, from)) {
      return legal.get(next) && isWonEnPassant(next, man, (from + to) / 2);
    }
    List<Piece> arrived = arrived(pieces.get(man), to, men.at(index, to) >= 0);
    return !arrived.isEmpty() && isWonByOne(arrived, index, from, to);
  }

  private boolean isWonByOne(List<Piece> arrived, int index, int from, int to) {
    Board board = board(index, Symmetry.NONE).without(Square.of(from));
    boolean black = FewMen.whiteMoves(index);
    return arrived.stream().anyMatch(piece -> isWinnable(board.with(Square.of(to), piece), !black));
  }

  /// The pieces that this one may be after it arrives by a capture or a promotion.
  private static List<Piece> arrived(Piece man, int to, boolean captures) {
    if (man.role() == Role.PAWN && (to < 8 || to >= 56)) {
      return PROMOTED.stream().map(role -> Piece.of(man.colour(), role)).toList();
    }
    return captures ? List.of(man) : List.of();
  }

  /// Whether the position is won once the pawn has been captured.
  private boolean isWonEnPassant(int index, int pawn, int skipped) {
    Board board = board(index, Symmetry.NONE).without(Square.of(men.square(index, pawn)));
    Piece capturer = Piece.of(pieces.get(pawn).colour().opposite(), Role.PAWN);
    return board.squares(capturer).stream()
        .filter(from -> Math.abs(from.ordinal() - men.square(index, pawn)) == 1)
        .map(from -> board.without(from).with(Square.of(skipped), capturer))
        .anyMatch(next -> isWinnable(next, !FewMen.whiteMoves(index)));
  }

  private Board board(int index, int symmetry) {
    Board board = Board.empty();
    for (int man = 0; man < pieces.size(); man++) {
      int square = Symmetry.image(men.square(index, man), symmetry);
      board = board.with(Square.of(square), pieces.get(man));
    }
    return board;
  }

  private Position position(int index, int symmetry) {
    Colour turn = FewMen.whiteMoves(index) ? Colour.WHITE : Colour.BLACK;
    Setup setup = Setup.of(board(index, symmetry), turn);
    return setup.position().orElseThrow();
  }

  private int index(Board board, boolean whiteMoves) {
    int index = 0;
    long left = board.occupied().bits();
    for (int at = pieces.size() - 1; at >= 0; at--) {
      long square = Long.highestOneBit(board.squares(pieces.get(at)).bits() & left);
      left ^= square;
      index = index << 6 | Long.numberOfTrailingZeros(square);
    }
    return index << 1 | (whiteMoves ? 0 : 1);
  }

  private static List<Piece> pieces(Board board) {
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : Piece.values()) {
      pieces.addAll(Collections.nCopies(board.squares(piece).size(), piece));
    }
    return pieces;
  }
}
