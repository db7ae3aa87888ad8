package org.jadoube.chess.fate.helpmate;

import java.util.List;
import org.jadoube.chess.Move;

/// What a [Search] comes to.
public sealed interface Helpmate {
  /// These moves lead to the mate.
  record Found(List<Move> line) implements Helpmate {}

  /// There is none.
  ///
  /// @param forced whether each position led to but one other
  record Missing(boolean forced) implements Helpmate {}
}
