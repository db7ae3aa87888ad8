package org.jadoube.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.tournament.rating.FirstRating.NoRating;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FirstRatingTest {
  /// A case that FIDE published: five opponents with 9507 in all, three points.
  @Test
  void two_imagined_opponents_of_1800_are_drawn_with() {
    FirstRating first = first(List.of(1900, 1900, 1900, 1900, 1907), 6);
    assertThat(first.average().decimal(2)).hasToString("1872.43");
    assertThat(first.percent()).isEqualTo(57);
    assertThat(first.rating(RatingEdition.newest())).hasValue(1922);
  }

  @ParameterizedTest
  @CsvSource({
    // games, opponents' rating, half points, edition, why not
    "5, 2100, 0, MARCH_2024, NO_POINTS",
    "4, 2100, 8, MARCH_2024, TOO_FEW_GAMES",
    "5, 1400, 1, MARCH_2024, TOO_LOW",
    "5, 2100, 5, OCTOBER_2022, EARLIER_EDITION"
  })
  void what_prevents_a_rating_is_told(
      int games, int rating, int halves, RatingEdition edition, NoRating why) {
    FirstRating first = first(IntStream.range(0, games).map(_ -> rating).boxed().toList(), halves);
    assertThat(first.hindrance(edition)).contains(why);
    assertThat(first.rating(edition)).isEqualTo(OptionalInt.empty());
  }

  @Test
  void no_first_rating_exceeds_2200() {
    assertThat(first(List.of(2500, 2500, 2500, 2500, 2500), 9).rating(RatingEdition.newest()))
        .hasValue(2200);
  }

  private static FirstRating first(List<Integer> opponents, int halves) {
    return new FirstRating(
        Stream.iterate(0, at -> at < opponents.size(), at -> at + 1)
            .map(at ->
                RatingChangeTest.game(
                    at + 1, at + 2, opponents.get(at), Math.clamp(halves - 2 * at, 0, 2)))
            .toList());
  }
}
