package org.jadoube.laws.ending;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.laws.game.ReachedPosition;

/// The positions of a whole game with their counts, in arrays: what [ReachedPosition] says about
/// one position, but fast enough for every ply of an archive.
public final class History {
  private static final int NEVER = -1;

  /// The fewest plies after which a position can recur.
  private static final int SHORTEST_RETURN = 4;

  /// Comparing this many plies one by one is faster than putting them into a table.
  private static final int MOST_COMPARED = 128;

  private final List<Position> positions;

  /// Their hashes: positions are scattered in memory, and nearly all that are compared differ.
  private final int[] hashes;

  private final int[] reversiblePlies;
  private final int[] previousOccurrence;
  private final int[] occurrences;
  private int mostReversiblePlies;
  private int mostOccurrences;

  /// For each position since the last pawn move or capture, the last ply after which it occurred.
  private final Map<Position, Integer> tabled = new HashMap<>();

  private int tabledFrom = NEVER;
  private int tabledTo;

  private History(int halfmoveClock, List<Move> moves, List<Position> positions) {
    this.positions = positions;
    this.hashes = new int[positions.size()];
    this.reversiblePlies = new int[positions.size()];
    this.previousOccurrence = new int[positions.size()];
    this.occurrences = new int[positions.size()];
    enter(0, halfmoveClock);
    for (int ply = 1; ply < positions.size(); ply++) {
      boolean anew = moves.get(ply - 1).resetsHalfmoveClock();
      enter(ply, anew ? 0 : reversiblePlies[ply - 1] + 1);
    }
  }

  /// The history of a game.
  ///
  /// @param halfmoveClock the plies before the start without a pawn move or a capture
  /// @param moves the moves; the list must not change any more
  /// @param positions the position at the start and after each move; must not change any more
  ///   either
  public static History of(int halfmoveClock, List<Move> moves, List<Position> positions) {
    return new History(halfmoveClock, moves, positions);
  }

  private void enter(int ply, int reversible) {
    hashes[ply] = positions.get(ply).hashCode();
    reversiblePlies[ply] = reversible;
    int previous = lastSame(ply);
    previousOccurrence[ply] = previous;
    occurrences[ply] = previous == NEVER ? 1 : occurrences[previous] + 1;
    mostReversiblePlies = Math.max(mostReversiblePlies, reversible);
    mostOccurrences = Math.max(mostOccurrences, occurrences[ply]);
  }

  private int lastSame(int ply) {
    int first = Math.max(0, ply - reversiblePlies[ply]);
    return ply - first > MOST_COMPARED ? lastOfMany(ply, first) : lastOfFew(ply, first);
  }

  /// The last ply with that position, from a table of all since `first` that is only built when it
  /// pays off: without it, a long game without a capture would take quadratic time.
  private int lastOfMany(int ply, int first) {
    if (tabledFrom != first) {
      tabled.clear();
      tabledFrom = first;
      tabledTo = first;
    }
    for (; tabledTo < ply; tabledTo++) {
      tabled.put(positions.get(tabledTo), tabledTo);
    }
    return tabled.getOrDefault(positions.get(ply), NEVER);
  }

  private int lastOfFew(int ply, int first) {
    Position position = positions.get(ply);
    for (int earlier = ply - SHORTEST_RETURN; earlier >= first; earlier -= 2) {
      if (hashes[earlier] == hashes[ply] && positions.get(earlier).equals(position)) {
        return earlier;
      }
    }
    return NEVER;
  }

  /// The number of plies; there is one more position.
  public int plies() {
    return positions.size() - 1;
  }

  /// The position after `ply` plies.
  public ReachedPosition at(int ply) {
    return new Reached(ply);
  }

  Position position(int ply) {
    return positions.get(ply);
  }

  int reversiblePlies(int ply) {
    return reversiblePlies[ply];
  }

  int occurrences(int ply) {
    return occurrences[ply];
  }

  /// The largest count of reversible plies at any ply.
  public int mostReversiblePlies() {
    return mostReversiblePlies;
  }

  /// The largest count of occurrences at any ply.
  public int mostOccurrences() {
    return mostOccurrences;
  }

  /// One position of this history.
  private final class Reached implements ReachedPosition {
    private final int ply;

    Reached(int ply) {
      this.ply = ply;
    }

    @Override
    public Position position() {
      return positions.get(ply);
    }

    @Override
    public int number() {
      return ply;
    }

    @Override
    public int reversiblePlies() {
      return reversiblePlies[ply];
    }

    @Override
    public int occurrences() {
      return occurrences[ply];
    }

    @Override
    public Optional<ReachedPosition> previousOccurrence() {
      int previous = previousOccurrence[ply];
      return previous == NEVER ? Optional.empty() : Optional.of(at(previous));
    }
  }
}
