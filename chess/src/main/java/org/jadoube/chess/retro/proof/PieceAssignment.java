package org.jadoube.chess.retro.proof;

import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Assigns the pieces of one colour to those of the goal.
final class PieceAssignment {
  private final Colour colour;
  private final Journeys journeys;
  private final List<Man> goals;

  PieceAssignment(Board goal, Colour colour, Distances distances) {
    this.colour = colour;
    goals = men(goal);
    journeys = new Journeys(new PawnWalk(colour), distances, goals);
  }

  private List<Man> men(Board board) {
    List<Man> men = new ArrayList<>();
    for (Role role : Role.values()) {
      for (long left = board.squares(Piece.of(colour, role)).bits(); left != 0; left = rest(left)) {
        men.add(new Man(role, first(left)));
      }
    }
    return men;
  }

  PiecePlan plan(Board board, Set<Square> castlingRooks) {
    List<Man> men = men(board);
    if (men.size() < goals.size()) {
      return PiecePlan.HOPELESS;
    }
    int[][] costs = journeys.costs(men);
    for (Square rook : castlingRooks) {
      if (rook.rank() == colour.backRank()) {
        castle(costs, men, rook.ordinal());
      }
    }
    Assignment assignment = Assignment.of(costs, men.size());
    return assignment.cost() < Journeys.HOPELESS ? plan(men, assignment) : PiecePlan.HOPELESS;
  }

  /// Castling brings king and rook to their squares in one move.
  private void castle(int[][] costs, List<Man> men, int rook) {
    Man king = men.getLast();
    CastlingSide side = rook > king.square() ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE;
    int kingTo = goals.indexOf(new Man(Role.KING, atHome(side.kingFile().ordinal())));
    int rookTo = goals.indexOf(new Man(Role.ROOK, atHome(side.rookFile().ordinal())));
    if (kingTo >= 0 && rookTo >= 0) {
      costs[kingTo][men.size() - 1] = Journeys.MOVE;
      costs[rookTo][men.indexOf(new Man(Role.ROOK, rook))] = 0;
    }
  }

  private int atHome(int file) {
    return colour.backRank().ordinal() * PawnWalk.FILES + file;
  }

  private PiecePlan plan(List<Man> men, Assignment assignment) {
    Detours detours = new Detours();
    List<Man> victims = new ArrayList<>();
    for (int man = 0; man < men.size(); man++) {
      int goal = assignment.rowOf(man);
      if (goal < 0) {
        victims.add(men.get(man));
      } else {
        journeys.addDetours(detours, men.get(man), goals.get(goal));
      }
    }
    int cost = assignment.cost();
    return new PiecePlan(cost / Journeys.MOVE, cost % Journeys.MOVE, victims, detours);
  }

  /// The fewest moves that make the victim meet its captor.
  int sacrifice(Man victim, Detours detours) {
    return journeys.sacrifice(victim, detours);
  }
}
