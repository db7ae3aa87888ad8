package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Position;

/// A position of a game, with the answers to the Laws' questions about the moves that led to it:
/// how often it has occurred, and how long ago a pawn was moved or something captured (Articles
/// 9.2, 9.3 and 9.6).
///
/// @since 0.1.0
public interface ReachedPosition {
  /// The position itself.
  Position position();

  /// How many moves both players had made by then; 0 at the start.
  int number();

  /// How many plies there have been since a pawn was moved or something captured, those before the
  /// start included.
  int reversiblePlies();

  /// How often the position has occurred, this time included (Article 9.2.3).
  int occurrences();

  /// The last occurrence of the position before this one; empty if this is the first.
  Optional<? extends ReachedPosition> previousOccurrence();

  /// The ply of the latest pawn move or capture; 0 if there was none in the game.
  default int latestIrreversible() {
    return Math.max(0, number() - reversiblePlies());
  }

  /// The plies after which the position has occurred, in order, this one included.
  default List<Integer> samePositionAfter() {
    List<Integer> plies = new ArrayList<>();
    Optional<? extends ReachedPosition> reached = Optional.of(this);
    while (reached.isPresent()) {
      plies.add(reached.get().number());
      reached = reached.get().previousOccurrence();
    }
    return List.copyOf(plies.reversed());
  }
}
