package org.jadoube.chess.fate;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/// Whether a side can still give checkmate by any series of legal moves, however badly the opponent
/// plays (Articles 5.2.2 and 6.9). A verdict is never wrong; it may be missing.
public sealed interface Fate {
  /// The side can checkmate: these moves do it.
  record Winnable(List<Move> line) implements Fate {
    /// Copies the list.
    public Winnable {
      line = List.copyOf(line);
    }
  }

  /// The side can never checkmate.
  record Unwinnable(Cause cause) implements Fate {}

  /// Not known after looking at so many positions.
  record Undecided(long nodes) implements Fate {}

  /// How many positions [#full(Position, Colour)] looks at before it leaves the question undecided.
  long DEFAULT_NODE_LIMIT = 1_000_000;

  /// The fate of `winner` as far as it can be told at a glance.
  static Fate quick(Position position, Colour winner) {
    Optional<Fate> ended = Ended.fate(position, winner);
    if (ended.isPresent()) {
      return ended.get();
    }
    return Material.canMate(position.board(), winner)
        ? new Undecided(0)
        : new Unwinnable(Cause.MATERIAL);
  }

  /// The fate of `winner`, looking at no more than [#DEFAULT_NODE_LIMIT] positions.
  static Fate full(Position position, Colour winner) {
    return full(position, winner, DEFAULT_NODE_LIMIT);
  }

  /// The fate of `winner`, looking at no more than `nodeLimit` positions.
  ///
  /// @throws IllegalArgumentException for a negative limit
  static Fate full(Position position, Colour winner, long nodeLimit) {
    if (nodeLimit < 0) {
      throw new IllegalArgumentException("negative node limit " + nodeLimit);
    }
    return quick(position, winner);
  }

  /// Whether the position is known to be dead: neither side can ever checkmate (Article 5.2.2), as
  /// [#quick] sees it.
  static boolean isDead(Position position) {
    return quick(position, Colour.WHITE) instanceof Unwinnable
        && quick(position, Colour.BLACK) instanceof Unwinnable;
  }
}
