package org.jadoube.cli;

import java.util.function.Function;
import org.jadoube.notation.Language;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.pgn.PgnMoveWriter;

/// A notation of moves, both for games written anew and for games copied.
///
/// @param copied how moves are written that were written in the letters of a language
record Notation(MoveNotation written, Function<Language, PgnMoveWriter> copied) {}
