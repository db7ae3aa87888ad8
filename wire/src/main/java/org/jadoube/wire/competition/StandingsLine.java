package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;
import org.jadoube.competition.Fraction;

/// A line of the standings.
///
/// @param rank shared by those who are still tied
/// @param number the pairing number
/// @param name of the participant
/// @param points what participants are ranked by first
/// @param values what each tie-break came to, in their order; an empty text where there is no such
///   value
/// @param matchPoints of a team
/// @param gamePoints of a team, over all boards
public record StandingsLine(
    int rank,
    int number,
    String name,
    Fraction points,
    List<String> values,
    Optional<Fraction> matchPoints,
    Optional<Fraction> gamePoints) {
  public StandingsLine {
    Require.atLeast(1, rank, "rank");
    Require.atLeast(1, number, "number");
    requireNonNull(name, "name");
    requireNonNull(points, "points");
    requireNonNull(values, "values");
    values = List.copyOf(values);
    requireNonNull(matchPoints, "matchPoints");
    requireNonNull(gamePoints, "gamePoints");
  }
}
