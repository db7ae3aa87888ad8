package org.jadoube.cli.shell;

import java.util.Optional;
import java.util.function.Function;
import org.jadoube.notation.Language;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.pgn.rewriting.PgnMoveWriter;

/// A move notation, for games that are rewritten and for games that are copied.
///
/// @param copied the writer for moves in the letters of a given language; empty if that needs a
///   board
public record Notation(MoveNotation written, Optional<Function<Language, PgnMoveWriter>> copied) {
  /// A notation that also works for copied games.
  public static Notation of(MoveNotation written, Function<Language, PgnMoveWriter> copied) {
    return new Notation(written, Optional.of(copied));
  }
}
