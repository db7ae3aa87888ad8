package org.jadoube.notation;

import java.util.List;
import org.jadoube.chess.Move;

/// The result of the lenient reader: the move, and the liberties it forgave, in the order of the
/// text.
///
/// @since 0.1.0
public record Understood(Move move, List<Forgiven> forgiven) {
  public Understood {
    forgiven = List.copyOf(forgiven);
  }
}
