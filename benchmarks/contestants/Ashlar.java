import io.github.dlbbld.ashlarchess.board.Board;
import io.github.dlbbld.ashlarchess.model.LegalMove;
import java.io.IOException;
import java.util.List;

/// The Java library ashlar-chess.
final class Ashlar extends Contestant {
  private record Case(Board board, List<LegalMove> moves) {}

  private List<Case> cases = List.of();

  public static void main(String[] arguments) throws IOException {
    new Ashlar().answer();
  }

  @Override
  long perft(String fen, int depth) {
    return leaves(new Board(fen), depth);
  }

  private static long leaves(Board board, int depth) {
    List<LegalMove> moves = board.getLegalMoves();
    if (depth == 1) {
      return moves.size();
    }
    long leaves = 0;
    for (LegalMove move : moves) {
      play(board, move);
      leaves += leaves(board, depth - 1);
      board.unmove();
    }
    return leaves;
  }

  private static void play(Board board, LegalMove move) {
    try {
      board.move(move.moveSpecification());
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  void positions(List<String> fens) {
    cases = fens.stream().map(Board::new).map(it -> new Case(it, it.getLegalMoves())).toList();
  }

  /// The board knows its legal moves and checks before it is asked, so only playing is work.
  @Override
  Workload workload(String name) {
    return name.equals("play") ? this::playEach : null;
  }

  private long playEach() {
    long sum = 0;
    long count = 0;
    for (Case it : cases) {
      for (LegalMove move : it.moves()) {
        play(it.board(), move);
        sum += it.board().getLegalMoves().size();
        it.board().unmove();
        count++;
      }
    }
    sink = sum;
    return count;
  }
}
