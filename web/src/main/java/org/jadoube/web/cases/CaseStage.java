package org.jadoube.web.cases;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.web.description.NameOf;

/// How things stand after an act.
///
/// @param millis since the case began
/// @param board the pieces as they stand, as in the first field of FEN
/// @param squares where something was done last
/// @param running whose clock is running
/// @param whiteMillis the time that White has left; absent without a time control
/// @param deed what was done, where it was ruled on
/// @param told what came of it; nothing if it only needs no word
/// @param question what somebody who learns is asked about it; absent where nothing was ruled
public record CaseStage(
    long millis,
    String board,
    List<String> squares,
    @NameOf(Colour.class) Optional<String> running,
    Optional<Long> whiteMillis,
    Optional<Long> blackMillis,
    Optional<String> deed,
    List<CaseRemark> told,
    Optional<Question> question) {
  public CaseStage {
    squares = List.copyOf(squares);
    told = List.copyOf(told);
  }
}
