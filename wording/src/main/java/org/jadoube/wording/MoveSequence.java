package org.jadoube.wording;

import java.util.List;
import org.jadoube.chess.Move;

/// Moves played in sequence.
record MoveSequence(List<Move> moves) {}
