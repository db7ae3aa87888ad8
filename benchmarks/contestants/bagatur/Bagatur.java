import bagaturchess.bitboard.impl1.internal.ChessBoard;
import bagaturchess.bitboard.impl1.internal.ChessBoardUtil;
import bagaturchess.bitboard.impl1.internal.MoveGenerator;
import org.jadoube.benchmarks.race.Contestant;

/// The Java engine bagatur, which only counts.
public final class Bagatur extends Contestant<ChessBoard, Void> {
  private final MoveGenerator moves = new MoveGenerator();

  @Override
  protected ChessBoard position(String fen) {
    return ChessBoardUtil.getNewCB(fen);
  }

  @Override
  protected long perft(ChessBoard board, int depth) {
    moves.startPly();
    moves.generateMoves(board);
    moves.generateAttacks(board);
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
