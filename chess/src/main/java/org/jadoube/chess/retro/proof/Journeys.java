package org.jadoube.chess.retro.proof;

import java.util.List;
import org.jadoube.chess.Role;

/// The cost of turning pieces of one colour into those of the goal: [#MOVE] for each move, plus one
/// for each file that a pawn changes.
final class Journeys {
  static final int MOVE = 64;
  static final int HOPELESS = Distances.NEVER * MOVE;
  private static final int SQUARES = Detours.SQUARES;
  private static final int AWAY_AND_BACK = 2;
  private static final int CAPTURE_FOR_A_VICTIM = 4; // if it has to change files

  private final PawnWalk walk;
  private final Distances distances;
  private final int[][][] costs; // by goal, role and square

  Journeys(PawnWalk walk, Distances distances, List<Man> goals) {
    this.walk = walk;
    this.distances = distances;
    costs = new int[goals.size()][Role.values().length][SQUARES];
    for (int goal = 0; goal < costs.length; goal++) {
      for (Role role : Role.values()) {
        for (int from = 0; from < SQUARES; from++) {
          int cost = cost(new Man(role, from), goals.get(goal));
          costs[goal][role.ordinal()][from] = Math.min(HOPELESS, cost);
        }
      }
    }
  }

  private int cost(Man man, Man goal) {
    if (man.role() == goal.role()) {
      return man.role() == Role.PAWN
          ? onFoot(man.square(), goal.square())
          : distances.from(man.role(), man.square())[goal.square()] * MOVE;
    }
    return man.role() == Role.PAWN && goal.role().isPromotion()
        ? byPromotion(man.square(), goal)
        : HOPELESS;
  }

  private int onFoot(int from, int to) {
    return walk.moves(from, to) * MOVE + walk.aside(from, to);
  }

  private int byPromotion(int from, Man goal) {
    int[] fromLast = distances.from(goal.role(), goal.square());
    int least = HOPELESS;
    for (int file = 0; file < PawnWalk.FILES; file++) {
      int last = walk.colour().promotionRank().ordinal() * PawnWalk.FILES + file;
      least = Math.min(least, onFoot(from, last) + fromLast[last] * MOVE);
    }
    return least;
  }

  /// A row for each goal, a column for each piece.
  int[][] costs(List<Man> men) {
    int[][] table = new int[costs.length][men.size()];
    for (int goal = 0; goal < table.length; goal++) {
      for (int man = 0; man < men.size(); man++) {
        table[goal][man] = costs[goal][men.get(man).role().ordinal()][men.get(man).square()];
      }
    }
    return table;
  }

  /// Adds the extra moves the piece needs to visit each square on its way.
  void addDetours(Detours detours, Man man, Man goal) {
    for (int square = 0; square < SQUARES; square++) {
      int detour = man.role() == Role.PAWN ? onFoot(man, goal, square) : detour(man, goal, square);
      detours.add(square, detour);
    }
  }

  private int detour(Man man, Man goal, int square) {
    int[] there = distances.from(man.role(), man.square());
    int[] back = distances.from(man.role(), goal.square());
    return square == man.square()
        ? AWAY_AND_BACK
        : there[square] + back[square] - there[goal.square()];
  }

  private int onFoot(Man man, Man goal, int square) {
    int direct = walk.moves(man.square(), goal.square());
    int moves = walk.moves(man.square(), square) + walk.moves(square, goal.square());
    boolean captures = walk.aside(man.square(), square) > 0 && direct < Distances.NEVER;
    return captures ? Math.max(0, moves - direct) : Distances.NEVER;
  }

  /// The fewest moves that make the victim meet its captor.
  int sacrifice(Man victim, Detours detours) {
    int least = Distances.NEVER;
    for (int square = 0; square < SQUARES; square++) {
      least = Math.min(least, approach(victim, square) + detours.at(square));
    }
    return least;
  }

  private int approach(Man victim, int square) {
    return victim.role() == Role.PAWN
        ? walk.moves(victim.square(), square)
            + walk.aside(victim.square(), square) * CAPTURE_FOR_A_VICTIM
        : distances.from(victim.role(), victim.square())[square];
  }
}
