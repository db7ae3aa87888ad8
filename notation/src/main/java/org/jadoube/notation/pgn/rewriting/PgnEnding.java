package org.jadoube.notation.pgn.rewriting;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.pgn.PgnResult;

/// The end of a game that passes through.
///
/// @param plies how many half-moves were played
/// @param start where it starts; the usual setup if no game can be played from there
/// @param last the position after all moves, made when asked for; empty if moves were lost or null
///   moves played, or if no game can be played from the start
/// @param moves the moves, made when asked for; empty if `last` is
/// @param result the result in the movetext
public record PgnEnding(
    int plies,
    Setup start,
    Supplier<Optional<Position>> last,
    Supplier<Optional<List<Move>>> moves,
    PgnResult result) {}
