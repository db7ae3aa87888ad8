import io.github.dlbbld.ashlarchess.bitboard.BitboardLegalMoveFactory;
import io.github.dlbbld.ashlarchess.bitboard.BitboardPosition;
import io.github.dlbbld.ashlarchess.board.Board;
import io.github.dlbbld.ashlarchess.board.enums.CastlingMove;
import io.github.dlbbld.ashlarchess.board.enums.Piece;
import io.github.dlbbld.ashlarchess.board.enums.PromotionPieceType;
import io.github.dlbbld.ashlarchess.board.enums.Side;
import io.github.dlbbld.ashlarchess.board.enums.Square;
import io.github.dlbbld.ashlarchess.common.model.MoveSpecification;
import io.github.dlbbld.ashlarchess.model.LegalMove;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.jadoube.benchmarks.race.EverydayCall;
import org.jadoube.benchmarks.race.Contestant;

/// The Java library ashlar-chess. Its board lists moves and detects check in advance, so the calls
/// go to its bitboards instead.
public final class Ashlar extends Contestant<Board, MoveSpecification> {
  private static final List<String> KINGS = List.of("e1g1", "e1c1", "e8g8", "e8c8");

  @Override
  protected Set<EverydayCall> calls() {
    return EnumSet.of(
        EverydayCall.LEGAL_MOVES,
        EverydayCall.PLAY,
        EverydayCall.IS_LEGAL,
        EverydayCall.IS_CHECK,
        EverydayCall.ATTACKERS,
        EverydayCall.PINNED,
        EverydayCall.HASH);
  }

  @Override
  protected Board position(String fen) {
    return new Board(fen);
  }

  @Override
  protected MoveSpecification move(Board board, String uci) {
    Square from = Square.valueOf(uci.substring(0, 2).toUpperCase(Locale.ROOT));
    Square to = Square.valueOf(uci.substring(2, 4).toUpperCase(Locale.ROOT));
    Piece piece = board.getBitboardPosition().get(from);
    if (KINGS.contains(uci) && (piece == Piece.WHITE_KING || piece == Piece.BLACK_KING)) {
      return new MoveSpecification(uci.charAt(2) == 'g' ? CastlingMove.KING_SIDE : CastlingMove.QUEEN_SIDE);
    }
    return uci.length() == 4
        ? new MoveSpecification(from, to)
        : new MoveSpecification(from, to, promotion(uci.charAt(4)));
  }

  private static PromotionPieceType promotion(char letter) {
    return switch (letter) {
      case 'n' -> PromotionPieceType.KNIGHT;
      case 'b' -> PromotionPieceType.BISHOP;
      case 'r' -> PromotionPieceType.ROOK;
      default -> PromotionPieceType.QUEEN;
    };
  }

  @Override
  protected long perft(Board board, int depth) {
    List<LegalMove> moves = board.getLegalMoves();
    if (depth == 1) {
      return moves.size();
    }
    long leaves = 0;
    for (LegalMove move : moves) {
      made(board, move.moveSpecification());
      leaves += perft(board, depth - 1);
      board.unmove();
    }
    return leaves;
  }

  private static void made(Board board, MoveSpecification move) {
    try {
      board.move(move);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  protected long legalMoves(Board board) {
    Side side = board.getHavingMove();
    Square passed = board.getEnPassantCaptureTargetSquare();
    long enPassant = passed == Square.NONE ? 0 : 1L << passed.ordinal();
    long sum = 0;
    for (LegalMove move :
        BitboardLegalMoveFactory.calculateLegalMoves(
            board.getBitboardPosition(), side, board.getCastlingRight(side), enPassant)) {
      sum += sum(move.moveSpecification(), side);
    }
    return sum;
  }

  private static int sum(MoveSpecification move, Side side) {
    int king = side == Side.WHITE ? 4 : 60;
    return switch (move.castlingMove()) {
      case NONE -> move.fromSquare().ordinal() + move.toSquare().ordinal();
      case KING_SIDE -> 2 * king + 2;
      case QUEEN_SIDE -> 2 * king - 2;
    };
  }

  @Override
  protected long play(Board board, MoveSpecification move, ToLongFunction<Board> question) {
    made(board, move);
    long answer = question.applyAsLong(board);
    board.unmove();
    return answer;
  }

  /// The list is cached.
  @Override
  protected boolean isLegal(Board board, MoveSpecification move) {
    for (LegalMove legal : board.getLegalMoves()) {
      if (legal.moveSpecification().equals(move)) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected boolean isCheck(Board board) {
    return board.getBitboardPosition().isInCheck(board.getHavingMove());
  }

  @Override
  protected int attackers(Board board, int square, boolean white) {
    BitboardPosition position = board.getBitboardPosition();
    return Long.bitCount(position.attackersTo(Square.REAL.get(square), side(white)));
  }

  @Override
  protected int pinned(Board board, boolean white) {
    return Long.bitCount(board.getBitboardPosition().pinnedPieces(side(white)));
  }

  /// Covers only the pieces.
  @Override
  protected long hash(Board board) {
    return board.getBitboardPosition().zobristPieces();
  }

  private static Side side(boolean white) {
    return white ? Side.WHITE : Side.BLACK;
  }
}
