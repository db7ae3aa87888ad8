package org.jadoube.chess.fate.helpmate;

import java.util.List;
import org.jadoube.chess.Move;

/// The result of a [HelpmateSearch].
public sealed interface Helpmate {
  /// These moves lead to the mate.
  record Found(List<Move> line) implements Helpmate {}

  /// There is no mate.
  ///
  /// @param forced whether there was never more than one position to go on to
  record Missing(boolean forced) implements Helpmate {}
}
