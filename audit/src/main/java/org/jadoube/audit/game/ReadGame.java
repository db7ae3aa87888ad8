package org.jadoube.audit.game;

import org.jadoube.audit.form.TagsRead;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.replay.ReplayBoard;

/// A game that has just been read to its end from the usual starting position, without a fault of
/// form, while it is still in the reader's memory.
///
/// @param result the result after the moves
/// @param lastComment as in [PlayedGame]
/// @param mostOccurrences an upper bound of the occurrences of any position
/// @param mostReversiblePlies the largest count of plies without a pawn move or a capture
/// @param board with the last position
public record ReadGame(
    TagsRead tags,
    PgnResult result,
    String lastComment,
    int plies,
    int mostOccurrences,
    int mostReversiblePlies,
    ReplayBoard board) {}
