package org.jadoube.chess.fate;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.Validation;

/// From which positions with these pieces White can reach a checkmate: worked out for all of them
/// at once, from the mates backwards, with nothing of what it is there to test.
final class HelpmateTable {
  private static final Map<List<Piece>, HelpmateTable> TABLES = new HashMap<>();

  private final List<Piece> pieces;
  private final BitSet winnable = new BitSet();

  private HelpmateTable(List<Piece> pieces) {
    this.pieces = pieces;
  }

  /// The table for these pieces; few, for it has a place for each of 2 × 64ⁿ positions.
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
    HelpmateTable table = of(pieces(board));
    return table.winnable.get(table.index(board, position.turn() == winner));
  }

  /// All positions with these pieces, without castling rights and captures en passant.
  Stream<Position> positions() {
    return IntStream.range(0, size()).parallel().mapToObj(this::position).flatMap(Optional::stream);
  }

  private int size() {
    return 2 << (6 * pieces.size());
  }

  private void fill() {
    boolean grown = true;
    while (grown) {
      int before = winnable.cardinality();
      for (int index = winnable.nextClearBit(0); index < size(); ) {
        int here = index;
        position(here).filter(this::leadsToMate).ifPresent(_ -> winnable.set(here));
        index = winnable.nextClearBit(index + 1);
      }
      grown = winnable.cardinality() > before;
    }
  }

  private boolean leadsToMate(Position position) {
    if (position.isCheckmate()) {
      return position.turn() == Colour.BLACK;
    }
    for (Move move : position.legalMoves()) {
      Position after = position.play(move);
      if (after.enPassant().isPresent() && leadsToMate(after)) {
        return true; // the tables know nothing of en passant
      }
      Board next = after.board();
      boolean quiet = move.captured().isEmpty() && !(move instanceof Move.Promotion);
      HelpmateTable table = quiet ? this : of(pieces(next));
      if (table.winnable.get(table.index(next, position.turn() == Colour.BLACK))) {
        return true;
      }
    }
    return false;
  }

  private Optional<Position> position(int index) {
    Board board = Board.empty();
    int rest = index >> 1;
    for (Piece piece : pieces) {
      Square square = Square.of(rest & 63);
      if (board.at(square).isPresent()) {
        return Optional.empty();
      }
      board = board.with(square, piece);
      rest >>= 6;
    }
    Colour turn = (index & 1) == 0 ? Colour.WHITE : Colour.BLACK;
    return new Setup(board, turn, Set.of(), Optional.empty(), 0, 1).validate()
            instanceof Validation.Playable(Position position, List<?> _)
        ? Optional.of(position)
        : Optional.empty();
  }

  private int index(Board board, boolean whiteMoves) {
    int index = 0;
    long left = board.occupied();
    for (int at = pieces.size() - 1; at >= 0; at--) {
      long square = Long.highestOneBit(board.of(pieces.get(at)) & left);
      left ^= square;
      index = index << 6 | Long.numberOfTrailingZeros(square);
    }
    return index << 1 | (whiteMoves ? 0 : 1);
  }

  private static List<Piece> pieces(Board board) {
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : Piece.values()) {
      for (int count = Long.bitCount(board.of(piece)); count > 0; count--) {
        pieces.add(piece);
      }
    }
    return pieces;
  }
}
