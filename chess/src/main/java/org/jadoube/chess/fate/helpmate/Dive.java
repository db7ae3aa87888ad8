package org.jadoube.chess.fate.helpmate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.men.HopelessMaterial;
import org.jadoube.chess.fate.men.Men;

/// Searches ever deeper for a helpmate along a [Course], remembering next to nothing. It gets
/// further than [HelpmateSearch] where that one is lost among too many positions, but finding
/// nothing proves nothing.
///
/// When a line turns up is mostly luck. So it makes many short attempts rather than a few long
/// ones, alternating between the two corners and between move orders ([Order]).
public final class Dive {
  private static final int MOST_PLIES = 160;
  private static final int MOST_MOVES = 256;
  private static final int DEEP = 7; // enough when there are many positions
  private static final int DEEPEST = 64;
  private static final int SHARE = 7_000; // nodes for each step of depth
  private static final int GROWTH = 4;

  private final Men[] men = new Men[MOST_PLIES + 1];
  private final int[][] moves = new int[MOST_PLIES + 1][MOST_MOVES];
  private final int[] line = new int[MOST_PLIES];
  private final Depths depths = new Depths();
  private final List<Course> courses;
  private final Colour turn;
  private final boolean winnerBegins;
  private Order order = Order.ALONG_FIRST;
  private long nodes;
  private long limit;
  private boolean cut; // whether the limit cut anything off

  /// Starts from these pieces, which are those of the position.
  public Dive(Position position, Men start, Colour winner) {
    turn = position.turn();
    winnerBegins = turn == winner;
    Arrays.setAll(men, ply -> ply == 0 ? start : new Men());
    courses = List.of(Course.to(true, start, winnerBegins), Course.to(false, start, winnerBegins));
  }

  /// The moves to a mate, if it finds one; examines at most `nodeLimit` positions.
  public Optional<List<Move>> run(long nodeLimit) {
    Optional<List<Move>> found = Optional.empty();
    long share = SHARE;
    for (boolean more = true; more && found.isEmpty(); share *= GROWTH) {
      depths.forget();
      cut = false;
      found = deeper(nodeLimit, share);
      order = order.other();
      more = cut && nodes < nodeLimit;
    }
    return found;
  }

  private Optional<List<Move>> deeper(long nodeLimit, long share) {
    for (int depth = 2; depth <= (cut ? DEEP : DEEPEST); depth++) {
      for (Course course : courses) {
        limit = Math.min(nodeLimit, nodes + depth * share);
        int plies = pliesToMate(0, depth, false, course);
        if (plies >= 0) {
          return Optional.of(line(plies));
        }
        cut |= nodes > limit;
      }
    }
    return Optional.empty();
  }

  /// The length in plies of a line to mate, or -1.
  ///
  /// @param depth how much the remaining moves may cost
  /// @param eased whether the next move off the route is free, because the last one followed it
  private int pliesToMate(int ply, int depth, boolean eased, Course course) {
    Men here = men[ply];
    boolean winnerMoves = winnerMoves(ply);
    if (depths.wasSeen(here, course.salt(winnerMoves), Math.max(0, depth))) {
      return -1;
    }
    int count = here.list(moves[ply]);
    if (count == 0) {
      return !winnerMoves && here.isCheck() ? ply : -1;
    }
    return depth > 0 && ply < MOST_PLIES && HopelessMaterial.canMate(here, winnerMoves)
        ? pliesToMate(ply, depth, eased, course, count)
        : -1;
  }

  private int pliesToMate(int ply, int depth, boolean eased, Course course, int count) {
    boolean winnerMoves = winnerMoves(ply);
    order.sort(moves[ply], count, men[ply], winnerMoves, course);
    for (int index = 0; index < count && nodes++ < limit; index++) {
      int move = moves[ply][index];
      int cost = course.cost(men[ply], move, winnerMoves);
      int paid = eased && cost == Course.ASIDE ? 0 : cost;
      men[ply + 1].after(men[ply], move);
      line[ply] = move;
      int plies = pliesToMate(ply + 1, depth - paid, cost == Course.ALONG, course);
      if (plies >= 0) {
        return plies;
      }
    }
    return -1;
  }

  private boolean winnerMoves(int ply) {
    return winnerBegins == ((ply & 1) == 0);
  }

  private List<Move> line(int plies) {
    List<Move> moves = new ArrayList<>();
    for (int ply = 0; ply < plies; ply++) {
      moves.add(Men.unpacked(line[ply], (ply & 1) == 0 ? turn : turn.opposite()));
    }
    return moves;
  }
}
