package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.lowest;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.upLeft;
import static org.jadoube.chess.bits.Bitboard.upRight;

/// What aims at the king of the side to move (Article 3.9).
///
/// @param checkers the pieces that give check
/// @param lines the lines from checking and pinning sliders to the king, sliders included: a piece
///   that stands on one is pinned
record Threats(long checkers, long lines) {
  static Threats on(
      int king,
      long occupied,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals) {
    long set = bit(king);
    long checkers =
        ((upLeft(set) | upRight(set)) & enemy & pawns) | (Attacks.knight(king) & enemy & knights);
    long lines = 0;
    long sliders =
        (Attacks.diagonals(king) & enemy & diagonals)
            | (Attacks.orthogonals(king) & enemy & orthogonals);
    for (; sliders != 0; sliders = rest(sliders)) {
      long line = Attacks.between(king, first(sliders));
      long blockers = line & occupied;
      if (rest(blockers) == 0) { // none or one
        lines |= line | lowest(sliders);
        checkers |= blockers == 0 ? lowest(sliders) : 0;
      }
    }
    return new Threats(checkers, lines);
  }
}
