package org.jadoube.tournament.trf.record;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;

/// A team's round, in record 802.
///
/// @param opponent the other team, unless there is a bye
/// @param bye the kind of bye, if it was one: `PAB`, `FPB`, `HPB` or `ZPB`
/// @param colour on the first board
/// @param gamePoints up to 99.9
/// @param forfeit whether points came by forfeit
/// @since 0.1.0
public record TeamRound(
    OptionalInt opponent,
    Optional<TeamBye> bye,
    Optional<Colour> colour,
    Optional<TrfPoints> gamePoints,
    boolean forfeit) {
  /// A bye of a team.
  public enum TeamBye {
    /// Given by pairing.
    PAB,
    /// Worth a win.
    FPB,
    /// Worth a draw.
    HPB,
    /// Worth nothing.
    ZPB
  }

  /// A round of which nothing is said.
  public static final TeamRound BLANK =
      new TeamRound(
          OptionalInt.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false);

  public TeamRound {
    ColumnChecks.within(1, ColumnChecks.MOST_TEAMS, opponent, "opponent");
    ColumnChecks.points(2, gamePoints, "gamePoints");
    if (opponent.isPresent() && bye.isPresent()) {
      throw new IllegalArgumentException("a round is a match or a bye, not both");
    }
  }
}
