package org.jadoube.tournament.standing;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.points.Fraction;

/// A line of the standings.
///
/// @param rank from 1; who shares a place has the same rank, and the next one counts them all
/// @param participant the pairing number
/// @param name of the participant
/// @param points what participants are ranked by first
/// @param values what each tie-break came to, in their order; empty where the participant has no
///   such value, as in a direct encounter without a tie
/// @param matchPoints of a team
/// @param gamePoints of a team, over all boards
/// @since 0.1.0
public record Place(
    int rank,
    int participant,
    String name,
    Fraction points,
    List<Optional<Fraction>> values,
    Optional<Fraction> matchPoints,
    Optional<Fraction> gamePoints) {
  public Place {
    Require.atLeast(1, rank, "rank");
    Require.atLeast(1, participant, "participant");
    values = List.copyOf(values);
  }
}
