package org.jadoube.chess.fate;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.domain.Require;
import org.jadoube.chess.fate.men.Freedom;
import org.jadoube.chess.fate.men.Men;

/// Whether a side can still checkmate by any series of legal moves, however badly the opponent
/// plays (Articles 5.2.2 and 6.9). A verdict is never wrong, but may be missing.
public sealed interface Fate {
  /// The side can checkmate: these moves do it.
  record Winnable(List<Move> line) implements Fate {
    /// Copies the list.
    public Winnable {
      requireNonNull(line, "line");
      line = List.copyOf(line);
    }
  }

  /// The side can never checkmate.
  record Unwinnable(Cause cause) implements Fate {
    public Unwinnable {
      requireNonNull(cause, "cause");
    }
  }

  /// Not known after looking at so many positions.
  record Undecided(long nodes) implements Fate {
    public Undecided {
      Require.atLeast(0, nodes, "nodes");
    }
  }

  /// How many positions [#full(Position, Colour)] looks at before it leaves the question undecided.
  long DEFAULT_NODE_LIMIT = 10_000_000;

  /// The fate of `winner` as far as it can be told in a few microseconds, for every move of every
  /// game: by the pieces, where there are hardly any moves, and where pawns wall off the board.
  static Fate quick(Position position, Colour winner) {
    requireNonNull(position, "position");
    requireNonNull(winner, "winner");
    return Ended.fate(position, winner).orElseGet(() -> new Analysis(position, winner).quick());
  }

  /// The fate of `winner`, looking at no more than [#DEFAULT_NODE_LIMIT] positions.
  static Fate full(Position position, Colour winner) {
    return full(position, winner, DEFAULT_NODE_LIMIT);
  }

  /// The fate of `winner`, looking at no more than `nodeLimit` positions.
  ///
  /// @throws IllegalArgumentException for a negative limit
  static Fate full(Position position, Colour winner, long nodeLimit) {
    requireNonNull(position, "position");
    requireNonNull(winner, "winner");
    Require.atLeast(0, nodeLimit, "nodeLimit");
    Fate quick = quick(position, winner);
    return quick instanceof Undecided ? new Analysis(position, winner).full(nodeLimit) : quick;
  }

  /// Whether the position is known to be dead: neither side can ever checkmate (Article 5.2.2).
  /// Fast enough for every move of every game: a glance suffices where play is plainly free; other
  /// positions are examined more closely.
  static boolean isDead(Position position) {
    if (position.legalMoveCount() == 0) {
      return !position.isCheck();
    }
    return !Freedom.isPlain(Men.of(position))
        && new Analysis(position, Colour.WHITE).isHopeless()
        && new Analysis(position, Colour.BLACK).isHopeless();
  }
}
