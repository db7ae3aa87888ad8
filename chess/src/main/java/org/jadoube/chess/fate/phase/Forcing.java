package org.jadoube.chess.fate.phase;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.several;

import org.jadoube.chess.bits.AttackTables;

/// Checks to a king that cannot move, where the only possible answer is to capture the checking
/// piece.
///
/// Wherever all others are, the checking piece certainly attacks the king, nobody can interpose,
/// and each square next to the king is certainly occupied by a piece of its own side or attacked.
/// If the loser gives the check, the game either goes on with a capture on that square or ends
/// without a win for the winner. If the winner gives it, a capture must also be certain; otherwise
/// it might be the mate.
final class Forcing {
  private final StaticPhase phase;
  private final PhaseFacts guard;

  Forcing(StaticPhase phase) {
    this.phase = phase;
    this.guard = new PhaseFacts(phase);
  }

  /// Those of the squares on which the piece, arriving from elsewhere, gives such a check.
  long answered(int piece, long squares) {
    if (!phase.isFixed(phase.target(piece)) || phase.codes[piece] == StaticPhase.ANY) {
      return 0;
    }
    long answered = 0;
    for (long left = squares; left != 0; left = rest(left)) {
      answered |= isAnswered(phase.isWinners(piece), piece, first(left)) ? left & -left : 0;
    }
    return answered;
  }

  /// Whether the move that began the phase gave such a check.
  static boolean isAnswered(Exit exit, StaticPhase next) {
    return !exit.promotes()
        && !several(exit.to())
        && next.isFixed(exit.winnerMoved() ? StaticPhase.LOSER_KING : StaticPhase.WINNER_KING)
        && exit.moved() != StaticPhase.WINNER_KING
        && exit.moved() != StaticPhase.LOSER_KING
        && (exit.moved() == StaticPhase.NOBODY || next.codes[exit.mover()] != StaticPhase.ANY)
        && new Forcing(next).isAnswered(exit.winnerMoved(), exit.mover(), first(exit.to()));
  }

  private boolean isAnswered(boolean winnerMoved, int man, int to) {
    int king = winnerMoved ? StaticPhase.LOSER_KING : StaticPhase.WINNER_KING;
    long home = phase.reach[king];
    if ((attacks(winnerMoved, man, to, phase.pawns()) & home) == 0) {
      return false;
    }
    long others = guard.anybody(man, king);
    long attacked = attacks(winnerMoved, man, to, others);
    long flights = AttackTables.king(first(home)) & ~(guard.taken(!winnerMoved) | bit(to));
    return (attacked & home) != 0
        && (flights & ~attacked & ~guard.attacked(winnerMoved, man, others | bit(to))) == 0
        && !maySlipBetween(!winnerMoved, man, AttackTables.between(to, first(home)))
        && (!winnerMoved || isCaptured(man, to));
  }

  /// The squares that the piece attacks from there, or a pawn if it is [StaticPhase#NOBODY].
  private long attacks(boolean winners, int man, int from, long occupied) {
    if (man != StaticPhase.NOBODY) {
      return phase.attacks(man, from, occupied);
    }
    return winners ? StaticPhase.risersAttack(bit(from)) : StaticPhase.fallersAttack(bit(from));
  }

  private boolean maySlipBetween(boolean winners, int moved, long between) {
    if (between == 0) {
      return false;
    }
    long blockers = phase.blockersBut(moved);
    long met =
        winners
            ? FilePawns.risersSteps(phase.risers, -1)
            : FilePawns.fallersSteps(phase.fallers, -1);
    for (int piece = StaticPhase.LOSER_KING + 1; piece < phase.size(); piece++) {
      met |= phase.isWinners(piece) == winners ? moves(piece, blockers) : 0;
    }
    return (met & between) != 0;
  }

  private long moves(int piece, long blockers) {
    if (!phase.isPawn(piece)) {
      return phase.attacks(piece, blockers);
    }
    return phase.isWinners(piece)
        ? FilePawns.risersSteps(phase.reach[piece], -1)
        : FilePawns.fallersSteps(phase.reach[piece], -1);
  }

  /// Whether the loser can certainly capture the piece that arrived there and gives check.
  private boolean isCaptured(int man, int to) {
    int king = first(phase.reach[StaticPhase.LOSER_KING]);
    boolean byKing = (AttackTables.king(king) & bit(to)) != 0 && !isProtected(man, to, king);
    return byKing || (isLast(man) && isAttackedByAnother(to));
  }

  /// Whether another of the winner's pieces may attack that square once the king has left its own.
  private boolean isProtected(int man, int to, int king) {
    long blockers = phase.blockersBut(man) & ~bit(king);
    long attacked = StaticPhase.risersAttack(phase.risers);
    for (int piece = 0; piece < phase.size(); piece++) {
      attacked |= phase.isWinners(piece) && piece != man ? phase.attacks(piece, blockers) : 0;
    }
    return (attacked & bit(to)) != 0;
  }

  /// Whether the winner has nothing else but its king, so that nothing is pinned and no check is
  /// discovered.
  private boolean isLast(int man) {
    int others = 0;
    for (int piece = StaticPhase.LOSER_KING + 1; piece < phase.size(); piece++) {
      others += phase.isWinners(piece) && piece != man ? 1 : 0;
    }
    return others == 0 && man != StaticPhase.NOBODY && phase.risers == 0;
  }

  private boolean isAttackedByAnother(int to) {
    long others = guard.anybody(StaticPhase.NOBODY, StaticPhase.NOBODY);
    return (guard.attacked(false, StaticPhase.LOSER_KING, others) & bit(to)) != 0;
  }
}
