package org.jadoube.wording;

import java.util.List;
import org.jadoube.chess.Move;

/// Moves that are played one after the other.
record MoveSequence(List<Move> moves) {}
