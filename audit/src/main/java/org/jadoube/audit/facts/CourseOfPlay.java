package org.jadoube.audit.facts;

import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// How a game was played.
///
/// @param hash a key of its start, moves and result, see `docs/facts.md`
/// @param plies how many were understood
/// @param whole whether that is all of them
/// @param whiteClaimPly after how many plies White, having the move, could first claim a draw;
///   empty if never
/// @param blackClaimPly the same for Black
/// @param occurrences how often the most frequent position occurred
/// @param longestQuiet the most plies in a row without a pawn move or a capture, those before the
///   start included
/// @since 0.1.0
public record CourseOfPlay(
    String hash,
    int plies,
    boolean whole,
    OptionalInt whiteClaimPly,
    OptionalInt blackClaimPly,
    int occurrences,
    int longestQuiet) {
  public CourseOfPlay {
    Require.atLeast(0, plies, "plies");
    Require.atLeast(0, whiteClaimPly.orElse(0), "whiteClaimPly");
    Require.atLeast(0, blackClaimPly.orElse(0), "blackClaimPly");
    Require.atLeast(1, occurrences, "occurrences");
    Require.atLeast(0, longestQuiet, "longestQuiet");
  }
}
