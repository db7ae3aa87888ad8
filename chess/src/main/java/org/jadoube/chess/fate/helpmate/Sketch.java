package org.jadoube.chess.fate.helpmate;

import org.jadoube.chess.fate.men.Men;

/// Plays a few lines by simple rules, without looking back, in the hope that one of them ends in
/// mate. The winner captures and brings the king near, the loser's king goes to meet it at the
/// edge, and all others keep out of the way. If the winner has nothing to mate with, some of the
/// lines first clear the way for a pawn.
///
/// In 99 of 100 final positions of real games that proves in a few microseconds that the winner can
/// win. Finding nothing proves nothing. It keeps no positions, so one object serves a thread for
/// many positions.
public final class Sketch {
  /// Returned instead of a move: there is none.
  static final int NONE = 0;

  /// Returned instead of a move: some move mates.
  static final int MATE = -1;

  private static final int LINES = 16;

  /// In later lines the king goes after pawns, which takes longer.
  private static final int DIRECT_LINES = 8;

  private static final int MOST_PLIES = 50;

  private final Whims whims = new Whims();
  private final WinnersChoice winner = new WinnersChoice(whims);
  private final LosersChoice loser = new LosersChoice(whims);
  private Men men = new Men();
  private Men next = new Men();

  /// Whether one of a few lines ends in mate.
  ///
  /// @param winnerMoves whether the winner is to move
  public boolean mates(Men start, boolean winnerMoves) {
    whims.startAnew(); // the same position always gives the same lines
    for (int line = 0; line < LINES; line++) {
      winner.huntPawns(line >= DIRECT_LINES);
      if (lineMates(start, winnerMoves)) {
        return true;
      }
    }
    return false;
  }

  private boolean lineMates(Men start, boolean winnerMoves) {
    men.set(start);
    boolean winners = winnerMoves;
    for (int ply = 0; ply < MOST_PLIES; ply++) {
      int move = winners ? winner.of(men) : loser.of(men);
      if (move == MATE || move == NONE) {
        return move == MATE;
      }
      next.after(men, move);
      Men before = men;
      men = next;
      next = before;
      winners = !winners;
    }
    return false;
  }
}
