package org.jadoube.notation;

import java.util.List;
import org.jadoube.chess.Move;

/// What the lenient reader understood: the move, and the liberties it forgave, in the order of the
/// text.
public record Understood(Move move, List<Forgiven> forgiven) {
  public Understood {
    forgiven = List.copyOf(forgiven);
  }
}
