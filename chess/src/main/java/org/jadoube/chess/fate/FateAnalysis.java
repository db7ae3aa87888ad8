package org.jadoube.chess.fate;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.helpmate.Dive;
import org.jadoube.chess.fate.helpmate.Helpmate;
import org.jadoube.chess.fate.helpmate.HelpmateSearch;
import org.jadoube.chess.fate.men.HopelessMaterial;
import org.jadoube.chess.fate.men.Men;
import org.jadoube.chess.fate.men.Walls;
import org.jadoube.chess.fate.phase.Phases;

/// Decides whether one side can win one position.
final class FateAnalysis {
  private static final int FEW_MOVES = 8;
  private static final int FEW_PIECES = 3;
  private static final int FEW_NODES = 32;
  private static final int FEW_PHASES = 64;
  private static final int SOME_PHASES = 500;
  private static final int MANY_PHASES = 3_000;
  private static final int SOME_NODES = 1_000;
  private static final int MORE_NODES = 3_000;
  private static final int MANY_NODES = 30_000;
  private static final int NODES_BEFORE_A_DIVE = 120_000; // enough where few are left
  private static final int NODES_AT_EVERY_MOVE = 60_000;
  private static final int KEPT = 32; // nodes per stored position, to save memory

  private final Position position;
  private final Colour winner;
  private final Men men;
  private final boolean winnerMoves;

  FateAnalysis(Position position, Colour winner) {
    this.position = position;
    this.winner = winner;
    this.men = Men.of(position);
    this.winnerMoves = position.turn() == winner;
  }

  /// The verdict of a few microseconds: from material, when there are hardly any moves, and when
  /// pawn walls divide the board.
  Fate quick() {
    if (!HopelessMaterial.canMate(men, winnerMoves)) {
      return new Fate.Unwinnable(Cause.MATERIAL);
    }
    if (isNarrow()) {
      Optional<Fate> fate = searched(search(true), FEW_NODES);
      if (fate.isPresent()) {
        return fate.get();
      }
    }
    return Walls.stand(men, winnerMoves) && excluded(FEW_PHASES)
        ? new Fate.Unwinnable(Cause.BLOCKED)
        : new Fate.Undecided(0);
  }

  /// Whether the winner provably cannot win.
  boolean isHopeless() {
    Fate quick = quick();
    Fate fate = quick instanceof Fate.Undecided ? full(NODES_AT_EVERY_MOVE) : quick;
    return fate instanceof Fate.Unwinnable;
  }

  /// The fate, examining at most `nodeLimit` positions. A short hasty search, or a somewhat longer
  /// careful one, decides most of them. Walls need no search, but looking for them everywhere is
  /// expensive. Whatever is left gets the full effort.
  Fate full(long nodeLimit) {
    HelpmateSearch hasty = search(true);
    return searched(hasty, Math.min(SOME_NODES, nodeLimit))
        .or(() -> walls(FEW_PHASES, nodeLimit > SOME_NODES && !Walls.haveGap(men, winnerMoves)))
        .or(() -> carefully(nodeLimit - hasty.nodes()))
        .orElseGet(() -> new Fate.Undecided(nodeLimit));
  }

  private Optional<Fate> carefully(long nodeLimit) {
    HelpmateSearch search = search(false);
    return searched(search, Math.min(MORE_NODES, nodeLimit))
        .or(() -> patiently(nodeLimit - search.nodes()));
  }

  private Optional<Fate> patiently(long nodeLimit) {
    HelpmateSearch search = search(false);
    search.lookForWalls();
    return searched(search, Math.min(MANY_NODES, nodeLimit))
        .or(() -> walls(MANY_PHASES, nodeLimit >= MANY_NODES / 2))
        .or(() -> searched(search, Math.min(NODES_BEFORE_A_DIVE, kept(nodeLimit))))
        .or(() -> dive(nodeLimit - kept(nodeLimit)))
        .or(() -> searched(search, kept(nodeLimit)));
  }

  private static Optional<Fate> searched(HelpmateSearch search, long nodeLimit) {
    return search.run(nodeLimit).map(FateAnalysis::fate);
  }

  private static Fate fate(Helpmate helpmate) {
    return switch (helpmate) {
      case Helpmate.Found(List<Move> line) -> new Fate.Winnable(line);
      case Helpmate.Missing(boolean forced) ->
          new Fate.Unwinnable(forced ? Cause.FORCED_LINE : Cause.EXHAUSTED);
    };
  }

  private static long kept(long nodeLimit) {
    return Math.min(nodeLimit, Math.max(NODES_AT_EVERY_MOVE, nodeLimit / KEPT));
  }

  private Optional<Fate> dive(long nodeLimit) {
    return nodeLimit > 0
        ? new Dive(position, men, winner).run(nodeLimit).map(Fate.Winnable::new)
        : Optional.empty();
  }

  private Optional<Fate> walls(int phases, boolean worthwhile) {
    return worthwhile && excluded(phases)
        ? Optional.of(new Fate.Unwinnable(Cause.BLOCKED))
        : Optional.empty();
  }

  /// Whether a very short search may settle it: there is only one legal move, or there are few and
  /// the winner has few pieces.
  private boolean isNarrow() {
    int count = men.count();
    long pieces = winnerMoves ? men.own : men.enemy;
    return count == 1 || (count <= FEW_MOVES && Long.bitCount(pieces) <= FEW_PIECES);
  }

  private boolean excluded(int phases) {
    return phases == FEW_PHASES
        ? excluded(Phases.Grain.PAWNS, phases)
        : excluded(Phases.Grain.KINGS, SOME_PHASES)
            || excluded(Phases.Grain.PAWNS_AND_KINGS, phases);
  }

  private boolean excluded(Phases.Grain grain, int phases) {
    return new Phases(men, winnerMoves, grain).exclude(phases);
  }

  private HelpmateSearch search(boolean hasty) {
    return new HelpmateSearch(position, men, winner, hasty);
  }
}
