package org.jadoube.wire;

import org.jadoube.chess.Attempt;
import org.jadoube.notation.Coordinates;

/// An attempted move: two squares as in UCI (`e2e4`, `e7e8q`, castling `e1g1`), or castling by its
/// side (`O-O`, `O-O-O`).
final class AttemptForm {
  static final TextForm<Attempt> FORM =
      TextForm.of(
          Attempt.class,
          "a move such as e2e4, e7e8q or O-O",
          "^([a-h][1-8][a-h][1-8][kqrbnp]?|O-O|O-O-O)$",
          Coordinates::write,
          text -> Coordinates.read(text).valueIfAny());

  private AttemptForm() {}
}
