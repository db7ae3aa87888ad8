package org.jadoube.wording;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.notation.Language;
import org.jadoube.notation.san.LongAlgebraic;

/// A move that was tried, on a board if it is known.
record Tried(Attempt attempt, Optional<Board> board) {
  /// `Qd1xd3`, or `d1-d3` without a board.
  String text(Language language) {
    return board
        .map(before -> LongAlgebraic.write(attempt, before, language))
        .orElseGet(() -> LongAlgebraic.write(attempt, language));
  }
}
