import nl.s22k.chess.ChessBoard;
import nl.s22k.chess.ChessBoardInstances;
import nl.s22k.chess.ChessBoardUtil;
import nl.s22k.chess.move.MoveGenerator;
import nl.s22k.chess.search.ThreadData;
import org.jadoube.benchmarks.race.Contestant;

/// The Java engine chess22k, which only counts; build it with `GENERATE_BR_PROMOTIONS`.
public final class Chess22k extends Contestant<ChessBoard, Void> {
  private ThreadData moves;

  @Override
  protected ChessBoard position(String fen) {
    if (moves == null) {
      ChessBoardInstances.init(1);
      ThreadData.initInstances(1);
      moves = ThreadData.getInstance(0);
    }
    ChessBoard board = ChessBoardInstances.get(0);
    ChessBoardUtil.setFen(fen, board);
    return board;
  }

  @Override
  protected long perft(ChessBoard board, int depth) {
    moves.startPly();
    MoveGenerator.generateMoves(moves, board);
    MoveGenerator.generateAttacks(moves, board);
    long leaves = 0;
    while (moves.hasNext()) {
      int move = moves.next();
      if (board.isLegal(move)) {
        leaves += depth == 1 ? 1 : after(board, move, depth - 1);
      }
    }
    moves.endPly();
    return leaves;
  }

  private long after(ChessBoard board, int move, int depth) {
    board.doMove(move);
    long leaves = perft(board, depth);
    board.undoMove(move);
    return leaves;
  }
}
