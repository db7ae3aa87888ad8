package org.jadoube.wording;

import org.jadoube.chess.Colour;

/// How the plies of a game, counted from 1, become moves of White and Black with the numbers on the
/// scoresheet.
///
/// @param first who makes the first move
/// @param firstNumber the number of that move
record Numbering(Colour first, int firstNumber) {
  static final Numbering STANDARD = new Numbering(Colour.WHITE, 1);

  /// Who makes that ply.
  Colour player(int ply) {
    return ply % 2 == 1 ? first : first.opposite();
  }

  /// The number of the move that the ply is part of.
  int number(int ply) {
    int pliesSinceWhite = first == Colour.WHITE ? ply - 1 : ply;
    return firstNumber + pliesSinceWhite / 2;
  }
}
