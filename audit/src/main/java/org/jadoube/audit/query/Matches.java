package org.jadoube.audit.query;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// Which games of a batch are wanted.
///
/// @since 0.1.0
public final class Matches {
  private final List<Begin> games;
  private final BitSet wanted;
  private final Doubts doubts;

  /// Where a game begins.
  record Begin(long offset, long line, int column) {}

  Matches(List<Begin> games, BitSet wanted, Doubts doubts) {
    this.games = List.copyOf(games);
    this.wanted = (BitSet) wanted.clone();
    this.doubts = doubts;
  }

  /// Whether the game with that number in the batch, from 1, is wanted.
  public boolean take(long game) {
    Require.within(1, games.size(), game, "game");
    return wanted.get((int) game - 1);
  }

  /// Games left out because something about them is unknown.
  public Doubts doubts() {
    return doubts;
  }

  /// Consecutive games, either all wanted or all not.
  ///
  /// @param games the games; empty if they are not wanted
  /// @param count how many there are
  public record Run(Optional<PgnBatch> games, long count) {
    public Run {
      Require.atLeast(0, count, "count");
    }
  }

  /// The games of `batch`, to which these matches apply.
  public List<Run> runs(PgnBatch batch) {
    if (wanted.cardinality() == games.size()) {
      return List.of(new Run(Optional.of(batch), games.size()));
    }
    List<Run> runs = new ArrayList<>();
    for (int from = 0; from < games.size(); ) {
      int to = wanted.get(from) ? wanted.nextClearBit(from) : nextWanted(from);
      runs.add(wanted.get(from) ? run(batch, from, to) : new Run(Optional.empty(), to - from));
      from = to;
    }
    return runs;
  }

  private int nextWanted(int from) {
    int next = wanted.nextSetBit(from);
    return next < 0 ? games.size() : next;
  }

  private Run run(PgnBatch batch, int from, int to) {
    Begin begin = games.get(from);
    long end = to == games.size() ? batch.offset() + batch.length() : games.get(to).offset();
    return new Run(
        Optional.of(batch.part(begin.offset(), end, begin.line(), begin.column())), to - from);
  }
}
