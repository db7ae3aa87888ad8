package org.jadoube.chess.fate.phase;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_3;
import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.down;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.lowest;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.several;
import static org.jadoube.chess.bits.Bitboard.up;

import java.util.Optional;
import java.util.function.Predicate;

/// The captures and pawn moves that may end a phase. If one gives a check that only a capture can
/// answer, that capture follows at once.
final class Exits {
  private static final long EVERYWHERE = -1;

  private final StaticPhase phase;
  private final PhaseFacts guard;
  private final long victims; // where pieces may be captured
  private final Predicate<StaticPhase> test;

  private Exits(StaticPhase phase, long victims, Predicate<StaticPhase> test) {
    this.phase = phase;
    this.guard = new PhaseFacts(phase);
    this.victims = victims;
    this.test = test;
  }

  /// Whether the test holds for every phase that may follow.
  static boolean allMatch(StaticPhase phase, Predicate<StaticPhase> test) {
    Exits exits = new Exits(phase, EVERYWHERE, test);
    return exits.captures(false)
        && exits.captures(true)
        && exits.pushes(false)
        && exits.pushes(true)
        && exits.promotions();
  }

  private boolean captures(boolean winners) {
    for (int piece = 0; piece < phase.size(); piece++) {
      if (phase.isWinners(piece) == winners && !(capturesPieces(piece) && capturesPawns(piece))) {
        return false;
      }
    }
    for (long left = phase.pawns(winners); left != 0; left = rest(left)) {
      if (!pawnCaptures(lowest(left), winners)) {
        return false;
      }
    }
    return true;
  }

  private boolean capturesPieces(int piece) {
    long attacked = attacked(piece);
    for (int other = StaticPhase.LOSER_KING + 1; other < phase.size(); other++) {
      if (phase.isWinners(piece) != phase.isWinners(other)
          && !capturesPiece(piece, other, (attacked & phase.reach[other]) | spent(piece, other))) {
        return false;
      }
    }
    return true;
  }

  private long attacked(int piece) {
    return phase.attacks(piece, phase.blockers()) & ~guard.barred(piece) & victims;
  }

  /// Where this piece may capture the other one, which has moved there to give check.
  private long spent(int piece, int other) {
    return phase.spent[other] == 0
        ? 0
        : phase.spent[other]
            & phase.attacks(piece, phase.blockersBut(other))
            & ~guard.barred(piece, other)
            & victims;
  }

  /// Captures that give check are examined square by square, the others together.
  private boolean capturesPiece(int piece, int other, long squares) {
    long together = squares;
    for (long left = several(squares) ? checks(piece, squares) : 0; left != 0; left = rest(left)) {
      Exit exit = capture(piece, other, lowest(left));
      Optional<StaticPhase> next = exit.from(phase);
      if (next.isEmpty() || Forcing.isAnswered(exit, next.get())) {
        together &= ~exit.to();
        if (!leadsOn(exit, next)) {
          return false;
        }
      }
    }
    long promoting = promoting(piece, together);
    if (promoting != 0 && phase.isWinners(piece)) {
      return false; // walls do not keep a new queen from mating
    }
    return (promoting == together || leadsOn(capture(piece, other, together & ~promoting)))
        && (promoting == 0 || leadsOn(capture(piece, other, promoting)));
  }

  private long promoting(int piece, long to) {
    return phase.isPawn(piece) ? to & (RANK_1 | RANK_8) : 0;
  }

  private long checks(int piece, long squares) {
    int king = phase.target(piece);
    long checks = 0;
    for (long left = phase.isFixed(king) ? squares : 0; left != 0; left = rest(left)) {
      boolean check = (phase.attacks(piece, first(left), phase.pawns()) & phase.reach[king]) != 0;
      checks |= check ? lowest(left) : 0;
    }
    return checks;
  }

  private Exit capture(int piece, int other, long to) {
    return new Exit(
        phase.isWinners(piece),
        phase.risers,
        phase.fallers,
        0,
        other,
        piece,
        to,
        promoting(piece, to) != 0);
  }

  private boolean capturesPawns(int piece) {
    boolean winners = phase.isWinners(piece);
    for (long left = attacked(piece) & phase.pawns(!winners); left != 0; left = rest(left)) {
      long others = ~lowest(left);
      if (!leadsOn(
          new Exit(
              winners,
              phase.risers & others,
              phase.fallers & others,
              0,
              StaticPhase.NOBODY,
              piece,
              lowest(left),
              false))) {
        return false;
      }
    }
    return true;
  }

  /// Promotions without a capture by those pawns of the loser's that count as pieces.
  private boolean promotions() {
    for (int piece = StaticPhase.LOSER_KING + 1; piece < phase.size(); piece++) {
      boolean falls = phase.isPawn(piece) && !phase.isWinners(piece);
      long to = falls ? down(phase.reach[piece]) & RANK_1 & ~phase.blockers() : 0;
      if (to != 0 && !leadsOn(capture(piece, StaticPhase.NOBODY, to))) {
        return false;
      }
    }
    return true;
  }

  private boolean pushes(boolean winners) {
    for (long left = phase.pawns(winners); left != 0; left = rest(left)) {
      if (!pushes(lowest(left), winners)) {
        return false;
      }
    }
    return true;
  }

  private boolean pushes(long from, boolean winners) {
    long free = ~phase.blockers();
    long once = (winners ? up(from) : down(from)) & free;
    long twice = (winners ? up(once & RANK_3) : down(once & RANK_6)) & free;
    return (once == 0 || pawnMoves(from, once, winners, 0, StaticPhase.NOBODY, 0))
        && (twice == 0 || pawnMoves(from, twice, winners, 0, StaticPhase.NOBODY, once));
  }

  private boolean pawnCaptures(long from, boolean winners) {
    long attacked = winners ? StaticPhase.risersAttack(from) : StaticPhase.fallersAttack(from);
    return pawnCapturesPawns(from, attacked & phase.pawns(!winners) & victims, winners)
        && pawnCapturesInPassing(from, attacked & phase.passed, winners)
        && pawnCapturesPieces(from, attacked & ~phase.pawns() & victims, winners);
  }

  private boolean pawnCapturesPawns(long from, long attacked, boolean winners) {
    for (long left = attacked; left != 0; left = rest(left)) {
      if (!pawnMoves(from, lowest(left), winners, lowest(left), StaticPhase.NOBODY, 0)) {
        return false;
      }
    }
    return true;
  }

  private boolean pawnCapturesInPassing(long from, long to, boolean winners) {
    long victim = (winners ? down(to) : up(to)) & victims;
    return victim == 0 || pawnMoves(from, to, winners, victim, StaticPhase.NOBODY, 0);
  }

  private boolean pawnCapturesPieces(long from, long attacked, boolean winners) {
    for (int other = StaticPhase.LOSER_KING + 1; other < phase.size(); other++) {
      long met = phase.isWinners(other) == winners ? 0 : phase.reach[other] | phase.spent[other];
      for (long left = attacked & met; left != 0; left = rest(left)) {
        if (!pawnMoves(from, lowest(left), winners, 0, other, 0)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean pawnMoves(
      long from, long to, boolean winners, long pawn, int captured, long passed) {
    boolean promotes = (to & (RANK_1 | RANK_8)) != 0;
    if (promotes && winners) {
      return false;
    }
    long left = ~(from | pawn);
    long arriving = promotes ? 0 : to;
    return leadsOn(
        new Exit(
            winners,
            (phase.risers & left) | (winners ? arriving : 0),
            (phase.fallers & left) | (winners ? 0 : arriving),
            passed,
            captured,
            StaticPhase.NOBODY,
            to,
            promotes));
  }

  private boolean leadsOn(Exit exit) {
    return leadsOn(exit, exit.from(phase));
  }

  private boolean leadsOn(Exit exit, Optional<StaticPhase> next) {
    return next.isEmpty() || leadsOn(exit, next.get());
  }

  private boolean leadsOn(Exit exit, StaticPhase next) {
    return Forcing.isAnswered(exit, next)
        ? new Exits(next, exit.to(), test).captures(!exit.winnerMoved())
        : test.test(next);
  }
}
