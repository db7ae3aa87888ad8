package org.jadoube.wording;

import org.jadoube.chess.Colour;

/// Turns the plies of a game, counted from 1, into moves by White and Black, numbered as on the
/// scoresheet.
///
/// @param first who makes the first move
/// @param firstNumber the number of that move
record Numbering(Colour first, int firstNumber) {
  static final Numbering STANDARD = new Numbering(Colour.WHITE, 1);

  /// The player who makes that ply.
  Colour player(int ply) {
    return ply % 2 == 1 ? first : first.opposite();
  }

  /// The move number of the ply.
  int number(int ply) {
    int pliesSinceWhite = first == Colour.WHITE ? ply - 1 : ply;
    return firstNumber + pliesSinceWhite / 2;
  }
}
