package org.jadoube.wire;

import java.util.List;
import java.util.Optional;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.standing.Place;

/// A [Place] in JSON.
///
/// @param rank shared by those who are still tied
/// @param number the pairing number
/// @param name of the participant
/// @param points the first criterion of the ranking
/// @param values the value of each tie-break, in order, rounded to two decimals; an empty text if
///   there is none
/// @param matchPoints of a team
/// @param gamePoints of a team, over all boards
record PlaceFields(
    int rank,
    int number,
    String name,
    Fraction points,
    List<String> values,
    Optional<Fraction> matchPoints,
    Optional<Fraction> gamePoints) {
  static PlaceFields of(Place place) {
    return new PlaceFields(
        place.rank(),
        place.participant(),
        place.name(),
        place.points(),
        place.values().stream().map(value -> value.map(Fraction::printed).orElse("")).toList(),
        place.matchPoints(),
        place.gamePoints());
  }

  /// @throws Mismatch if a value is not a number
  Place place() {
    return new Place(
        rank,
        number,
        name,
        points,
        values.stream().map(PlaceFields::value).toList(),
        matchPoints,
        gamePoints);
  }

  private static Optional<Fraction> value(String text) {
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Optional<Fraction> value = Forms.fractionOf(text);
    if (value.isEmpty()) {
      throw Mismatch.at("values", "numbers such as 3.5 or 9.33");
    }
    return value;
  }
}
