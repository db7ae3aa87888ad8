package org.jadoube.tournament.standing;

import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.points.Fraction;

/// The result of one player of a team.
///
/// @param number of the player
/// @param team the pairing number of the team
/// @param place on the team's list
/// @param name of the player
/// @param games that were played
/// @param points from them and from forfeits
/// @param performance the tournament performance rating (C07, 10.2), if all opponents are rated and
///   it is positive
/// @since 0.1.0
public record MemberResult(
    int number,
    int team,
    int place,
    String name,
    int games,
    Fraction points,
    OptionalInt performance) {
  public MemberResult {
    Require.atLeast(1, number, "number");
    Require.atLeast(1, team, "team");
    Require.atLeast(1, place, "place");
    Require.atLeast(0, games, "games");
    Require.atLeast(1, performance.orElse(1), "performance");
  }
}
