import com.github.bhlangonijr.chesslib.Board;
import com.github.bhlangonijr.chesslib.PieceType;
import com.github.bhlangonijr.chesslib.Side;
import com.github.bhlangonijr.chesslib.Square;
import com.github.bhlangonijr.chesslib.move.Move;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.jadoube.benchmarks.race.EverydayCall;
import org.jadoube.benchmarks.race.Contestant;

/// The Java library chesslib.
public final class Chesslib extends Contestant<Board, Move> {
  @Override
  protected Set<EverydayCall> calls() {
    return EnumSet.of(
        EverydayCall.LEGAL_MOVES,
        EverydayCall.PLAY,
        EverydayCall.PLAY_AND_HASH,
        EverydayCall.IS_LEGAL,
        EverydayCall.GIVES_CHECK,
        EverydayCall.IS_CHECK,
        EverydayCall.ATTACKERS,
        EverydayCall.HASH);
  }

  @Override
  protected Board position(String fen) {
    Board board = new Board();
    board.loadFromFen(fen);
    return board;
  }

  @Override
  protected Move move(Board board, String uci) {
    return new Move(uci, board.getSideToMove());
  }

  @Override
  protected long perft(Board board, int depth) {
    List<Move> moves = board.legalMoves();
    if (depth == 1) {
      return moves.size();
    }
    long leaves = 0;
    for (Move move : moves) {
      board.doMove(move);
      leaves += perft(board, depth - 1);
      board.undoMove();
    }
    return leaves;
  }

  @Override
  protected long legalMoves(Board board) {
    long sum = 0;
    for (Move move : board.legalMoves()) {
      sum += move.getFrom().ordinal() + move.getTo().ordinal();
    }
    return sum;
  }

  /// With both tests of [#isLegal(Board, Move)], one of them inside `doMove`.
  @Override
  protected long play(Board board, Move move, ToLongFunction<Board> question) {
    if (!isPossible(board, move) || !board.doMove(move, true)) {
      throw new IllegalArgumentException(move + " is not legal");
    }
    long answer = question.applyAsLong(board);
    board.undoMove();
    return answer;
  }

  @Override
  protected long key(Board board) {
    return board.getIncrementalHashKey();
  }

  /// Each of the two tests covers only a part, so both are needed.
  @Override
  protected boolean isLegal(Board board, Move move) {
    return isPossible(board, move) && board.isMoveLegal(move, true);
  }

  private static boolean isPossible(Board board, Move move) {
    return board.isAttackedBy(move) || isCastling(board, move);
  }

  private static boolean isCastling(Board board, Move move) {
    return board.getPiece(move.getFrom()).getPieceType() == PieceType.KING
        && board.getContext().isCastleMove(move);
  }

  @Override
  protected boolean givesCheck(Board board, Move move) {
    board.doMove(move);
    boolean check = board.isKingAttacked();
    board.undoMove();
    return check;
  }

  @Override
  protected boolean isCheck(Board board) {
    return board.isKingAttacked();
  }

  @Override
  protected int attackers(Board board, int square, boolean white) {
    Side side = white ? Side.WHITE : Side.BLACK;
    return Long.bitCount(board.squareAttackedBy(Square.squareAt(square), side));
  }

  @Override
  protected long hash(Board board) {
    return board.getZobristKey();
  }
}
