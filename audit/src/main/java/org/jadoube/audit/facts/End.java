package org.jadoube.audit.facts;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.edition.Rule;

/// How a game ended.
///
/// @param result as PGN writes it
/// @param rule the rule of the Laws that ended it: mate, stalemate, a dead position, the fifth
///   occurrence, 75 moves; empty if the position was still in play
/// @param ply after how many plies it was over by that rule
/// @param deadPly after how many plies the position was first dead
/// @param whiteCanMate whether White could still checkmate in the last position, by any legal moves
/// @param blackCanMate the same for Black
/// @param whiteClockMillis the last reading of White's clock; empty if there is none
/// @param blackClockMillis the same for Black
/// @param material the material on the board at the end: `KQPP-KRP`
/// @since 0.1.0
public record End(
    String result,
    Optional<Rule> rule,
    OptionalInt ply,
    OptionalInt deadPly,
    Chance whiteCanMate,
    Chance blackCanMate,
    OptionalLong whiteClockMillis,
    OptionalLong blackClockMillis,
    String material) {
  public End {
    Require.atLeast(0, ply.orElse(0), "ply");
    Require.atLeast(0, deadPly.orElse(0), "deadPly");
  }
}
