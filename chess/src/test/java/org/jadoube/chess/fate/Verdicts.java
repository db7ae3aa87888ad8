package org.jadoube.chess.fate;

import org.jadoube.chess.Colour;
import org.jadoube.chess.Diagrams;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/// Compares verdicts with what is known about a position.
record Verdicts(String fen, Position position, Colour winner, boolean winnable, String source) {
  /// Reads `fen,w or b,winnable or unwinnable,source`.
  static Verdicts parse(String line) {
    String[] fields = line.split(",", 4);
    return new Verdicts(
        fields[0],
        Diagrams.position(fields[0]),
        fields[1].equals("w") ? Colour.WHITE : Colour.BLACK,
        fields[2].equals("winnable"),
        fields[3]);
  }

  /// Whether `fate` agrees with what is known or is undecided; plays out a helpmate.
  boolean allows(Fate fate) {
    return switch (fate) {
      case Fate.Winnable win -> winnable && isMate(win);
      case Fate.Unwinnable _ -> !winnable;
      case Fate.Undecided _ -> true;
    };
  }

  private boolean isMate(Fate.Winnable win) {
    Position end = position;
    for (Move move : win.line()) {
      end = end.play(move);
    }
    return end.isCheckmate() && end.turn() != winner;
  }
}
