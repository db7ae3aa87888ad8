import max.chess.engine.game.Game;
import max.chess.engine.game.board.utils.BoardGenerator;
import org.jadoube.benchmarks.race.Contestant;

/// The Java engine chess-engine by MaximeLD, which only counts.
public final class Maxime extends Contestant<Game, Void> {
  private static final int MOST_MOVES = 256;

  private final int[][] moves = new int[20][MOST_MOVES];

  @Override
  protected Game position(String fen) {
    return BoardGenerator.from(fen);
  }

  @Override
  protected long perft(Game game, int depth) {
    if (depth == 1) {
      return game.getLegalMovesCount(true);
    }
    int[] list = moves[depth];
    int size = game.getLegalMoves(list, true);
    long leaves = 0;
    for (int index = 0; index < size; index++) {
      long changes = game.playMove(list[index]);
      leaves += perft(game, depth - 1);
      game.undoMove(changes);
    }
    return leaves;
  }
}
