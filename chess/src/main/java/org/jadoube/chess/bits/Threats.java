package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.lowest;
import static org.jadoube.chess.bits.Bitboard.rest;

/// The threats to the king of the side to move (Article 3.9).
///
/// @param checkers the pieces that give check
/// @param lines the lines from checking and pinning sliders to the king, including the sliders; a
///   piece on one of them is pinned
record Threats(long checkers, long lines) {
  static Threats on(int king, Placement men) {
    long enemy = men.enemy();
    long checkers =
        enemy
            & ((AttackTables.pawnUp(king) & men.pawns())
                | (AttackTables.knight(king) & men.knights()));
    long lines = 0;
    long aiming = // through own pieces, however many
        enemy
            & ((AttackTables.bishop(king, enemy) & men.diagonals())
                | (AttackTables.rook(king, enemy) & men.orthogonals()));
    for (; aiming != 0; aiming = rest(aiming)) {
      long line = AttackTables.between(king, first(aiming));
      long shields = line & men.own();
      if (rest(shields) == 0) { // none or one
        lines |= line | lowest(aiming);
        checkers |= shields == 0 ? lowest(aiming) : 0;
      }
    }
    return new Threats(checkers, lines);
  }
}
