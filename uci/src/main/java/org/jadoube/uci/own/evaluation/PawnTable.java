package org.jadoube.uci.own.evaluation;

import org.jadoube.chess.bits.Placement;

/// Values of pawns that have been worked out before. Pawns move seldom.
final class PawnTable {
  private static final int SIZE = 1 << 13;
  private static final long MIX = 0x9E37_79B9_7F4A_7C15L;
  private static final int SHIFT = 64 - 13;

  private final long[] owns = new long[SIZE];
  private final long[] enemies = new long[SIZE];
  private final int[] values = new int[SIZE];

  int value(Placement men, Placement turned) {
    long own = men.own() & men.pawns();
    long enemy = men.enemy() & men.pawns();
    int at = (int) (((own * MIX) ^ (enemy + MIX)) * MIX >>> SHIFT);
    if (owns[at] != own || enemies[at] != enemy) {
      owns[at] = own;
      enemies[at] = enemy;
      values[at] =
          PawnShape.value(own, enemy)
              - PawnShape.value(turned.own() & turned.pawns(), turned.enemy() & turned.pawns());
    }
    return values[at];
  }
}
