package org.jadoube.cli.shell;

import java.util.Optional;
import java.util.function.Function;
import org.jadoube.notation.Language;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.pgn.rewriting.PgnMoveWriter;

/// A notation of moves, both for games written anew and for games copied.
///
/// @param copied how moves are written that were written in the letters of a language; empty if
///   that cannot be done without a board
public record Notation(MoveNotation written, Optional<Function<Language, PgnMoveWriter>> copied) {
  /// One in which games can be copied.
  public static Notation of(MoveNotation written, Function<Language, PgnMoveWriter> copied) {
    return new Notation(written, Optional.of(copied));
  }
}
