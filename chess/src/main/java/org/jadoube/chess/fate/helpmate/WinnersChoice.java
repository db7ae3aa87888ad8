package org.jadoube.chess.fate.helpmate;

import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.fate.helpmate.Sketch.MATE;
import static org.jadoube.chess.fate.helpmate.Sketch.NONE;

import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Targets;
import org.jadoube.chess.fate.men.Men;

/// How the winner moves in a [Sketch]. It mates if it can. Otherwise it promotes, captures and
/// brings the king near. Failing that it makes any move, best one without check, which leaves the
/// loser the most moves. Castling and captures en passant are left out.
final class WinnersChoice {
  private static final int UP = 8;
  private static final int UP_LEFT = 7;
  private static final int UP_RIGHT = 9;

  private final Checks checks = new Checks();
  private final Flights flights = new Flights();
  private final Men next = new Men();
  private final Whims whims;
  private Men men = next;
  private boolean mates;
  private int best;
  private int chosen;
  private boolean huntsPawns;

  WinnersChoice(Whims whims) {
    this.whims = whims;
  }

  /// From now on, whether the king goes after pawns while its side has no queen or rook.
  void huntPawns(boolean hunts) {
    huntsPawns = hunts;
  }

  /// The best move, [Sketch#MATE] if there is a mate, or [Sketch#NONE].
  int of(Men men) {
    Targets targets = new Targets(men.placement(), men.rights);
    this.men = men;
    checks.look(men);
    flights.look(men);
    mates = false;
    best = Integer.MIN_VALUE;
    chosen = NONE;
    pieces(targets);
    pawns(targets);
    if (mates) {
      return MATE;
    }
    king(targets);
    return chosen;
  }

  private void pieces(Targets targets) {
    for (long left = targets.knights(); left != 0; left = rest(left)) {
      piece(PackedMove.KNIGHT, first(left), targets.knight(first(left)));
    }
    long diagonals = men.own & men.diagonals;
    long orthogonals = men.own & men.orthogonals;
    sliders(PackedMove.QUEEN, diagonals & orthogonals, targets);
    sliders(PackedMove.ROOK, orthogonals & ~diagonals, targets);
    sliders(PackedMove.BISHOP, diagonals & ~orthogonals, targets);
  }

  private void sliders(int role, long sliders, Targets targets) {
    for (long left = sliders; left != 0; left = rest(left)) {
      piece(role, first(left), targets.slider(first(left)));
    }
  }

  private void piece(int role, int from, long reached) {
    long checking = reached & checks.squares(role, from);
    for (long left = checking; left != 0; left = rest(left)) {
      tryMate(PackedMove.normal(role, from, first(left), 0));
    }
    long prey = reached & men.enemy;
    long quiet = reached & ~checking;
    if (prey != 0) {
      int to = whims.pick(prey);
      consider(PackedMove.normal(role, from, to, 0), gain(to) + gain(to, checking));
    } else if (quiet != 0) {
      consider(PackedMove.normal(role, from, whims.pick(quiet), 0), 0);
    } else if (checking != 0) {
      consider(PackedMove.normal(role, from, whims.pick(checking), 0), Gain.CHECK);
    }
  }

  private void pawns(Targets targets) {
    long own = men.own;
    int gain = (own & men.orthogonals) == 0 ? Gain.PAWN_MOVE : 0;
    pawns(targets.pushes(own), UP, gain);
    pawns(targets.doublePushes(own), 2 * UP, gain);
    pawns(targets.leftCaptures(own), UP_LEFT, gain);
    pawns(targets.rightCaptures(own), UP_RIGHT, gain);
  }

  /// Pawns arrive on these squares, each from `step` squares below.
  private void pawns(long arriving, int step, int gain) {
    for (long left = arriving & RANK_8; left != 0; left = rest(left)) {
      int to = first(left);
      int promotion = PackedMove.promotion(to - step, to, 0, PackedMove.QUEEN);
      tryMate(promotion);
      consider(promotion, Gain.QUEEN);
    }
    long advancing = arriving & ~RANK_8;
    if (advancing != 0) {
      long checking = advancing & checks.pawnSquares(step);
      for (long left = checking; left != 0; left = rest(left)) {
        tryMate(PackedMove.normal(PackedMove.PAWN, first(left) - step, first(left), 0));
      }
      int to = whims.pick(advancing);
      consider(
          PackedMove.normal(PackedMove.PAWN, to - step, to, 0),
          gain + gain(to) + gain(to, checking));
    }
  }

  private void king(Targets targets) {
    int king = targets.king();
    long nearer = Ways.nearer(king, aim(king)) & ~men.own;
    if (nearer == 0 && chosen != NONE) {
      return;
    }
    long steps = targets.kingSteps(targets.attacked());
    if ((steps & nearer) != 0) {
      int to = whims.pick(steps & nearer);
      consider(PackedMove.normal(PackedMove.KING, king, to, 0), Gain.TOWARDS_KING + gain(to));
    } else if (chosen == NONE && steps != 0) {
      chosen = PackedMove.normal(PackedMove.KING, king, whims.pick(steps), 0);
    }
  }

  /// Where the king goes: to the other king, or to the nearest pawn.
  private int aim(int king) {
    long prey = men.pawns & men.enemy;
    boolean hunting = huntsPawns && prey != 0 && (men.own & men.orthogonals) == 0;
    return hunting ? Ways.nearest(king, prey) : first(men.kings() & men.enemy);
  }

  /// The gain from capturing there, 0 if nobody is there.
  private int gain(int to) {
    long square = bit(to);
    if ((men.enemy & square) == 0) {
      return 0;
    }
    return (men.pawns & square) == 0 ? Gain.CAPTURED_PIECE : Gain.CAPTURED_PAWN;
  }

  private static int gain(int to, long checking) {
    return (checking & bit(to)) == 0 ? 0 : Gain.CHECK;
  }

  private void tryMate(int move) {
    if (!mates && flights.mayBeGone(move)) {
      next.after(men, move);
      mates = next.isCheckmate();
    }
  }

  private void consider(int move, int gain) {
    int whimsical = gain + whims.small();
    if (whimsical > best) {
      best = whimsical;
      chosen = move;
    }
  }
}
