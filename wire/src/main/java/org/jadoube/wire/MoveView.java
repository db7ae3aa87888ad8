package org.jadoube.wire;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;

/// A move as programs and as people write it.
public record MoveView(String uci, String san) {

  static MoveView of(Position position, Move move) {
    return new MoveView(Uci.write(position, move), San.write(position, move));
  }

  static List<MoveView> legalIn(Position position) {
    return position.legalMoves().stream().map(move -> of(position, move)).toList();
  }
}
