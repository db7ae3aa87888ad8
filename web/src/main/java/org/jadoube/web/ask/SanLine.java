package org.jadoube.web.ask;

import java.util.List;
import java.util.StringJoiner;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.san.San;

/// A sequence of moves as text.
public final class SanLine {
  private SanLine() {}

  /// `moves` from `position` in standard algebraic notation, without numbers.
  public static String of(Position position, List<Move> moves) {
    StringJoiner line = new StringJoiner(" ");
    Position current = position;
    for (Move move : moves) {
      line.add(San.write(current, move));
      current = current.play(move);
    }
    return line.toString();
  }
}
