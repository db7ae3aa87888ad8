package org.jadoube.laws.ending;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.laws.game.ReachedPosition;

/// The positions of a whole game with their counts, in arrays. It answers like [ReachedPosition],
/// but fast enough for every ply of an archive.
public final class History {
  private final List<Position> positions;
  private final int[] reversiblePlies;
  private final int mostReversiblePlies;
  private final EarlierOccurrences occurrences;

  private History(List<Position> positions, int[] reversiblePlies, EarlierOccurrences occurrences) {
    this.positions = positions;
    this.reversiblePlies = reversiblePlies;
    this.occurrences = occurrences;
    mostReversiblePlies = most(reversiblePlies);
  }

  private static int most(int[] counts) {
    int most = 0;
    for (int count : counts) {
      most = Math.max(most, count);
    }
    return most;
  }

  /// The history of a game.
  ///
  /// @param halfmoveClock the plies before the start without a pawn move or a capture
  /// @param moves the moves; the list must not change afterwards
  /// @param positions the position at the start and after each move; must not change afterwards
  ///   either
  public static History of(int halfmoveClock, List<Move> moves, List<Position> positions) {
    int[] reversiblePlies = new int[positions.size()];
    reversiblePlies[0] = halfmoveClock;
    for (int ply = 1; ply < reversiblePlies.length; ply++) {
      boolean anew = moves.get(ply - 1).resetsHalfmoveClock();
      reversiblePlies[ply] = anew ? 0 : reversiblePlies[ply - 1] + 1;
    }
    return of(positions, reversiblePlies, /* mayRepeat= */ true);
  }

  /// The history of a game whose moves have already been counted.
  ///
  /// @param positions the position at the start and after each move, which must not change
  ///   afterwards; none is looked at before it matters
  /// @param reversiblePlies for each of them, the plies since a pawn was moved or something
  ///   captured; must not change afterwards either
  /// @param mayRepeat whether a position may have occurred twice; if it is certain that none has,
  ///   this takes much less time
  public static History of(List<Position> positions, int[] reversiblePlies, boolean mayRepeat) {
    EarlierOccurrences occurrences =
        mayRepeat ? new EarlierOccurrences(positions, reversiblePlies) : EarlierOccurrences.ONCE;
    return new History(positions, reversiblePlies, occurrences);
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
    return occurrences.count(ply);
  }

  /// The largest count of reversible plies at any ply.
  public int mostReversiblePlies() {
    return mostReversiblePlies;
  }

  /// The largest count of occurrences at any ply.
  public int mostOccurrences() {
    return occurrences.most();
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
      return occurrences.count(ply);
    }

    @Override
    public Optional<ReachedPosition> previousOccurrence() {
      int previous = occurrences.previous(ply);
      return previous == EarlierOccurrences.NEVER ? Optional.empty() : Optional.of(at(previous));
    }
  }
}
