package org.jadoube.chess.fate;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.domain.Require;
import org.jadoube.chess.fate.men.Freedom;
import org.jadoube.chess.fate.men.Men;

/// Whether a side can still checkmate by any series of legal moves, however badly the opponent
/// plays (Articles 5.2.2 and 6.9). `Winnable` and `Unwinnable` are proved; without a proof the
/// answer is `Undecided`.
///
/// ```java
/// Board board = Board.empty().with(Square.A1, Piece.WHITE_KING).with(Square.H8, Piece.BLACK_KING);
/// Position kings = Setup.of(board, Colour.WHITE).position().orElseThrow();
/// Fate.isDead(kings); // => true
/// Fate.full(kings, Colour.WHITE); // => Unwinnable[cause=MATERIAL]
/// ```
///
/// @since 0.1.0
public sealed interface Fate {
  /// The side can checkmate, for instance with these moves.
  record Winnable(List<Move> line) implements Fate {
    /// Copies the list.
    public Winnable {
      line = List.copyOf(line);
    }
  }

  /// The side can never checkmate.
  record Unwinnable(Cause cause) implements Fate {}

  /// Still unknown after examining this many positions.
  record Undecided(long nodes) implements Fate {
    public Undecided {
      Require.atLeast(0, nodes, "nodes");
    }
  }

  /// How many positions [#full(Position, Colour)] examines before it gives up.
  long DEFAULT_NODE_LIMIT = 10_000_000;

  /// The verdict on `winner` of a few microseconds, cheap enough for every move of every game: from
  /// material, when there are hardly any moves, and when pawn walls divide the board.
  static Fate quick(Position position, Colour winner) {
    return EndedFate.fate(position, winner)
        .orElseGet(() -> new FateAnalysis(position, winner).quick());
  }

  /// Whether `winner` can still win, examining at most [#DEFAULT_NODE_LIMIT] positions.
  static Fate full(Position position, Colour winner) {
    return full(position, winner, DEFAULT_NODE_LIMIT);
  }

  /// Whether `winner` can still win, examining at most `nodeLimit` positions.
  ///
  /// @throws IllegalArgumentException for a negative limit
  static Fate full(Position position, Colour winner, long nodeLimit) {
    Require.atLeast(0, nodeLimit, "nodeLimit");
    Fate quick = quick(position, winner);
    return quick instanceof Undecided ? new FateAnalysis(position, winner).full(nodeLimit) : quick;
  }

  /// Whether the position is known to be dead: neither side can ever checkmate (Article 5.2.2).
  /// Fast enough for every move of every game: positions in which play is clearly free are
  /// recognised at once, and only the others are searched.
  static boolean isDead(Position position) {
    if (position.legalMoveCount() == 0) {
      return !position.isCheck();
    }
    return !Freedom.isPlain(Men.of(position))
        && new FateAnalysis(position, Colour.WHITE).isHopeless()
        && new FateAnalysis(position, Colour.BLACK).isHopeless();
  }
}
