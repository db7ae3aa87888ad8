package org.jadoube.chess.fate.kings;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.several;

import org.jadoube.chess.bits.AttackTables;

/// Where each king may be, independently of the other.
final class KingsApart implements Kings {
  private long winners;
  private long losers;

  /// @param castled the squares that castling would take a king to
  static KingsApart on(long winner, long loser, long castled) {
    return new KingsApart(winner | (castled & RANK_1), loser | (castled & RANK_8));
  }

  private KingsApart(long winners, long losers) {
    this.winners = winners;
    this.losers = losers;
  }

  @Override
  public long winners() {
    return winners;
  }

  @Override
  public long losers() {
    return losers;
  }

  @Override
  public long mating(int loser, boolean winnerWaits, Uncovering uncovers) {
    return winners & ~Kings.near(loser);
  }

  @Override
  public boolean contains(Kings kings) {
    return (kings.winners() & ~winners) == 0 && (kings.losers() & ~losers) == 0;
  }

  @Override
  public boolean grow(long winnersFree, long losersFree, boolean winnerWaits, boolean loserWaits) {
    long before = winners;
    long losersBefore = losers;
    winners = spread(winners, winnersFree);
    losers = spread(losers, losersFree);
    return winners != before || losers != losersBefore;
  }

  private static long spread(long kings, long free) {
    long met = kings;
    for (long left = kings; left != 0; ) {
      long added = AttackTables.king(first(left)) & free & ~met;
      met |= added;
      left = rest(left) | added;
    }
    return met;
  }

  @Override
  public Kings passed(boolean winnerMoved, long within) {
    return new KingsApart(winners & within, losers & within);
  }

  @Override
  public Kings winnerCaptured(long to, Uncovering uncovers) {
    return new KingsApart(near(winners) & to, losers & ~taken(to));
  }

  @Override
  public Kings loserCaptured(long to) {
    return new KingsApart(winners & ~taken(to), near(losers) & to);
  }

  /// The square of the capturing king, if it is known.
  private static long taken(long to) {
    return several(to) ? 0 : to;
  }

  private static long near(long kings) {
    long near = 0;
    for (long left = kings; left != 0; left = rest(left)) {
      near |= AttackTables.king(first(left));
    }
    return near;
  }
}
