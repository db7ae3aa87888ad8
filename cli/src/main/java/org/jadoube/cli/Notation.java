package org.jadoube.cli;

import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.pgn.PgnMoveWriter;

/// A notation of moves, both for games written anew and for games copied.
record Notation(MoveNotation written, PgnMoveWriter copied) {}
