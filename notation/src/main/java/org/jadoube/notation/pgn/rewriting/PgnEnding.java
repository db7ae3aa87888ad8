package org.jadoube.notation.pgn.rewriting;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import java.util.function.Supplier;
import org.jadoube.chess.Position;
import org.jadoube.notation.pgn.PgnResult;

/// How a game ends that passes through.
///
/// @param plies how many half-moves were played
/// @param last the position after them, made when asked for; empty if moves were lost or null moves
///   played, or if no game can be played from the start
/// @param result what the movetext says
public record PgnEnding(int plies, Supplier<Optional<Position>> last, PgnResult result) {
  public PgnEnding {
    requireNonNull(last, "last");
    requireNonNull(result, "result");
  }
}
