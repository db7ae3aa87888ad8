package org.jadoube.web.cases;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.web.description.NameOf;

/// The situation after an act.
///
/// @param millis since the case began
/// @param board the pieces as they stand, as in the first field of FEN
/// @param squares the squares of the last deed
/// @param running whose clock is running
/// @param whiteMillis the time that White has left; absent without a time control
/// @param told remarks on its outcome; empty if it needs none
public record CaseStage(
    long millis,
    String board,
    List<String> squares,
    @NameOf(Colour.class) Optional<String> running,
    Optional<Long> whiteMillis,
    Optional<Long> blackMillis,
    List<CaseRemark> told) {
  public CaseStage {
    squares = List.copyOf(squares);
    told = List.copyOf(told);
  }
}
