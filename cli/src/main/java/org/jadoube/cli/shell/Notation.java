package org.jadoube.cli.shell;

import java.util.Optional;
import java.util.function.Function;
import org.jadoube.notation.Language;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.pgn.rewriting.MoveWriting;
import org.jadoube.notation.pgn.rewriting.PgnMoveWriter;

/// A move notation, for games that are rewritten and for games that are copied.
///
/// @param passing the writer for games that pass through
/// @param copied the writer for moves in the letters of a given language; empty if that needs a
///   board
public record Notation(
    MoveNotation written, MoveWriting passing, Optional<Function<Language, PgnMoveWriter>> copied) {
  /// A notation that needs a board.
  public static Notation of(MoveNotation written) {
    return new Notation(written, MoveWriting.of(written), Optional.empty());
  }

  /// A notation that also works for games that are copied.
  public static Notation of(
      MoveNotation written, MoveWriting passing, Function<Language, PgnMoveWriter> copied) {
    return new Notation(written, passing, Optional.of(copied));
  }
}
