package org.jadoube.competition.standing;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;
import org.jadoube.competition.Fraction;

/// A line of the standings.
///
/// @param rank from 1; who shares a place has the same rank, and the next one counts them all
/// @param participant the pairing number
/// @param points what participants are ranked by first
/// @param values what each tie-break came to, in their order; empty where the participant has no
///   such value, as in a direct encounter without a tie
public record Place(int rank, int participant, Fraction points, List<Optional<Fraction>> values) {
  public Place {
    Require.atLeast(1, rank, "rank");
    Require.atLeast(1, participant, "participant");
    requireNonNull(points, "points");
    requireNonNull(values, "values");
    values = List.copyOf(values);
  }
}
