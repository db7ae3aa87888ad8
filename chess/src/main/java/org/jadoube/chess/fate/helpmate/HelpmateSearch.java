package org.jadoube.chess.fate.helpmate;

import static org.jadoube.chess.bits.Bitboard.first;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.men.Men;

/// Searches for a helpmate, the most promising positions first. Each position is examined once,
/// however it arises; if none is left and no mate was found, there is none.
public final class HelpmateSearch {
  private static final int MOST_MOVES = 256;
  private static final int PLIES_AS_FAR_AS_ONE_STEP = 8;
  private static final int VISITS_AS_FAR_AS_ONE_STEP = 33;
  private static final int CLEARLY_NEARER = 7;
  private static final int NEARER = 1; // enough in a hasty search
  private static final int HARDLY_FARTHER = 5; // also follows the loser's moves, which mostly wait
  private static final int TURNED_BACK = 4;
  private static final int NO_MOVE = 0;

  private final MetPositions positions = new MetPositions();
  private final HelpmateFrontier frontier = new HelpmateFrontier();
  private final int[] moves = new int[MOST_MOVES];
  private final int[] visits = new int[64]; // by the losing king's square
  private final Men men = new Men();
  private final Men next = new Men();
  private final Checks checks = new Checks();
  private final Colour turn;
  private final boolean winnerBegins;
  private final boolean hasty;
  private final Pruning pruning = new Pruning();

  /// @param hasty whether to follow moves that hardly lead nearer: usually faster, sometimes a
  ///   detour
  public HelpmateSearch(Position position, Men start, Colour winner, boolean hasty) {
    this.hasty = hasty;
    turn = position.turn();
    winnerBegins = turn == winner;
    frontier.add(positions.add(start, MetPositions.NONE, NO_MOVE), 0);
  }

  /// How many positions were met.
  public int nodes() {
    return positions.size();
  }

  /// From now on, also skips positions that walls make hopeless.
  public void lookForWalls() {
    pruning.lookForWalls();
  }

  /// Continues until a mate is found, no position is left, or more than `nodeLimit` were met; empty
  /// in the last case.
  public Optional<Helpmate> run(long nodeLimit) {
    while (positions.size() <= nodeLimit) {
      int node = frontier.poll();
      if (node == MetPositions.NONE) {
        return Optional.of(new Helpmate.Missing(isForced()));
      }
      int mate = expand(node);
      if (mate != NO_MOVE) {
        return Optional.of(new Helpmate.Found(line(node, mate)));
      }
    }
    return Optional.empty();
  }

  private boolean isForced() {
    return positions.depth(positions.size() - 1) == positions.size() - 1;
  }

  /// Adds the positions that follow; returns a move that mates, or none.
  ///
  /// When a move leads clearly nearer to mate, that move is followed first, and this position goes
  /// back into the queue.
  private int expand(int node) {
    positions.read(node, men);
    boolean winnerMoves = winnerBegins == ((positions.depth(node) & 1) == 0);
    visits[losersKing(men, winnerMoves)]++;
    int urgency = frontier.urgency();
    int worthFollowing = urgency + margin(winnerMoves);
    int count = men.list(moves);
    checks.look(men);
    for (int index = 0; index < count; index++) {
      next.after(men, moves[index]);
      if (winnerMoves && checks.mayFollow(moves[index]) && next.isCheckmate()) {
        return moves[index];
      }
      if (meet(node, moves[index], winnerMoves, count == 1) < worthFollowing) {
        frontier.add(node, urgency + TURNED_BACK);
        return NO_MOVE;
      }
    }
    return NO_MOVE;
  }

  private int margin(boolean winnerMoves) {
    if (!hasty) {
      return -CLEARLY_NEARER;
    }
    return winnerMoves ? -NEARER : HARDLY_FARTHER;
  }

  /// Stores the next position if it is new and not hopeless; returns its urgency.
  private int meet(int node, int move, boolean winnerMoved, boolean forced) {
    if ((forced || Pruning.isIrreversible(move)) && pruning.isHopeless(next, !winnerMoved)) {
      return Integer.MAX_VALUE;
    }
    int child = positions.add(next, node, move);
    if (child == MetPositions.NONE) {
      return Integer.MAX_VALUE;
    }
    int urgency =
        Promise.distance(next, !winnerMoved)
            + positions.depth(child) / PLIES_AS_FAR_AS_ONE_STEP
            + visits[losersKing(next, !winnerMoved)] / VISITS_AS_FAR_AS_ONE_STEP;
    frontier.add(child, urgency);
    return urgency;
  }

  private static int losersKing(Men men, boolean winnerMoves) {
    return first(men.kings() & (winnerMoves ? men.enemy : men.own));
  }

  private List<Move> line(int last, int mate) {
    List<Move> line = new ArrayList<>();
    line.add(unpacked(mate, positions.depth(last)));
    for (int node = last; positions.depth(node) > 0; node = positions.parent(node)) {
      line.add(unpacked(positions.move(node), positions.depth(node) - 1));
    }
    Collections.reverse(line);
    return line;
  }

  private Move unpacked(int move, int ply) {
    return Men.unpacked(move, (ply & 1) == 0 ? turn : turn.opposite());
  }
}
