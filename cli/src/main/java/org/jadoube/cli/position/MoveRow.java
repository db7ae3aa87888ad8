package org.jadoube.cli.position;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Setup;
import org.jadoube.notation.san.San;

/// Numbered moves on one line.
final class MoveRow {
  private MoveRow() {}

  /// The moves of a game from its beginning, or "no moves".
  static String of(Setup beginning, List<Move> moves) {
    StringBuilder text = new StringBuilder();
    Setup setup = beginning;
    for (Move move : moves) {
      if (setup.turn() == Colour.WHITE || text.isEmpty()) {
        text.append(setup.numberAfter(0)).append(' ');
      }
      text.append(san(setup, move)).append(' ');
      setup = setup.after(move);
    }
    return moves.isEmpty() ? "no moves" : text.toString().strip();
  }

  private static String san(Setup setup, Move move) {
    return setup.position().map(position -> San.write(position, move)).orElseGet(move::toString);
  }
}
