import com.github.bhlangonijr.chesslib.Board;
import com.github.bhlangonijr.chesslib.Side;
import com.github.bhlangonijr.chesslib.Square;
import com.github.bhlangonijr.chesslib.move.Move;
import java.io.IOException;
import java.util.List;

/// The Java library chesslib.
final class Chesslib extends Contestant {
  private record Case(Board board, List<Move> moves) {}

  private List<Case> cases = List.of();

  public static void main(String[] arguments) throws IOException {
    new Chesslib().answer();
  }

  private static Board board(String fen) {
    Board board = new Board();
    board.loadFromFen(fen);
    return board;
  }

  @Override
  long perft(String fen, int depth) {
    return leaves(board(fen), depth);
  }

  private static long leaves(Board board, int depth) {
    List<Move> moves = board.legalMoves();
    if (depth == 1) {
      return moves.size();
    }
    long leaves = 0;
    for (Move move : moves) {
      board.doMove(move);
      leaves += leaves(board, depth - 1);
      board.undoMove();
    }
    return leaves;
  }

  @Override
  void positions(List<String> fens) {
    cases =
        fens.stream()
            .map(Chesslib::board)
            .map(board -> new Case(board, List.copyOf(board.legalMoves())))
            .toList();
  }

  @Override
  Workload workload(String name) {
    return switch (name) {
      case "legalMoves" -> () -> each(it -> list(it.board().legalMoves()));
      case "play" -> () -> eachMove(Chesslib::play);
      case "isLegal" -> () -> eachMove((board, move) -> board.isMoveLegal(move, true) ? 1 : 0);
      case "givesCheck" -> () -> eachMove(Chesslib::givesCheck);
      case "isCheck" -> () -> each(it -> it.board().isKingAttacked() ? 1 : 0);
      case "attackers" -> () -> each(Chesslib::attackers);
      default -> null;
    };
  }

  private interface OnCase {
    long of(Case it);
  }

  private interface OnMove {
    long of(Board board, Move move);
  }

  private long each(OnCase operation) {
    long sum = 0;
    for (Case it : cases) {
      sum += operation.of(it);
    }
    sink = sum;
    return cases.size();
  }

  private long eachMove(OnMove operation) {
    long sum = 0;
    long count = 0;
    for (Case it : cases) {
      for (Move move : it.moves()) {
        sum += operation.of(it.board(), move);
        count++;
      }
    }
    sink = sum;
    return count;
  }

  private static long list(List<Move> moves) {
    long sum = 0;
    for (Move move : moves) {
      sum += move.getFrom().ordinal() + move.getTo().ordinal();
    }
    return sum;
  }

  private static long play(Board board, Move move) {
    board.doMove(move);
    long key = board.getIncrementalHashKey();
    board.undoMove();
    return key;
  }

  private static long givesCheck(Board board, Move move) {
    board.doMove(move);
    long check = board.isKingAttacked() ? 1 : 0;
    board.undoMove();
    return check;
  }

  private static long attackers(Case it) {
    long sum = 0;
    for (int square = 0; square < 64; square++) {
      sum += Long.bitCount(it.board().squareAttackedBy(Square.squareAt(square), Side.WHITE));
    }
    return sum;
  }
}
