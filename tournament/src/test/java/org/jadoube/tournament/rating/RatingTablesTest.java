package org.jadoube.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RatingTablesTest {
  /// Lines of table 8.1.1, some from each part.
  @ParameterizedTest
  @CsvSource({
    "100, 800",
    "99, 677",
    "98, 589",
    "97, 538",
    "95, 470",
    "92, 401",
    "90, 366",
    "85, 296",
    "83, 273",
    "80, 240",
    "75, 193",
    "70, 149",
    "66, 117",
    "60, 72",
    "57, 50",
    "55, 36",
    "53, 21",
    "51, 7",
    "50, 0",
    "49, -7",
    "46, -29",
    "40, -72",
    "33, -125",
    "25, -193",
    "17, -273",
    "10, -366",
    "5, -470",
    "1, -677",
    "0, -800"
  })
  void fractional_score_stands_for_a_difference(int percent, int difference) {
    assertThat(RatingTables.difference(percent)).isEqualTo(difference);
  }

  /// The limits of the lines of table 8.1.2.
  @ParameterizedTest
  @CsvSource({
    "0, 3, 50",
    "4, 10, 51",
    "11, 17, 52",
    "18, 25, 53",
    "26, 32, 54",
    "33, 39, 55",
    "40, 46, 56",
    "47, 53, 57",
    "54, 61, 58",
    "62, 68, 59",
    "69, 76, 60",
    "77, 83, 61",
    "84, 91, 62",
    "92, 98, 63",
    "99, 106, 64",
    "107, 113, 65",
    "114, 121, 66",
    "122, 129, 67",
    "130, 137, 68",
    "138, 145, 69",
    "146, 153, 70",
    "154, 162, 71",
    "163, 170, 72",
    "171, 179, 73",
    "180, 188, 74",
    "189, 197, 75",
    "198, 206, 76",
    "207, 215, 77",
    "216, 225, 78",
    "226, 235, 79",
    "236, 245, 80",
    "246, 256, 81",
    "257, 267, 82",
    "268, 278, 83",
    "279, 290, 84",
    "291, 302, 85",
    "303, 315, 86",
    "316, 328, 87",
    "329, 344, 88",
    "345, 357, 89",
    "358, 374, 90",
    "375, 391, 91",
    "392, 411, 92",
    "412, 432, 93",
    "433, 456, 94",
    "457, 484, 95",
    "485, 517, 96",
    "518, 559, 97",
    "560, 619, 98",
    "620, 735, 99",
    "736, 10000, 100"
  })
  void difference_stands_for_a_probability(int from, int to, int percent) {
    assertThat(RatingTables.probability(from)).isEqualTo(percent);
    assertThat(RatingTables.probability(to)).isEqualTo(percent);
    assertThat(RatingTables.probability(-from)).isEqualTo(from == 0 ? 50 : 100 - percent);
    assertThat(RatingTables.probability(-to)).isEqualTo(100 - percent);
  }

  @Test
  void difference_and_probability_mirror_each_other() {
    for (int percent = 1; percent < 100; percent++) {
      assertThat(RatingTables.probability(RatingTables.difference(percent))).isEqualTo(percent);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2000 2001, 2001", // half up
    "2000 2000 2001, 2000",
    "1999 2000 2000, 2000"
  })
  void average_is_rounded_half_up(String ratings, int average) {
    assertThat(Performance.average(numbers(ratings))).isEqualTo(average);
  }

  @ParameterizedTest
  @CsvSource({
    "2000 2000 2000 2000, 4, 2000",
    "2000 2000 2000 2000, 8, 2800",
    "2000 2000 2000 2000, 0, 1200",
    "2000 2100 2200, 5, 2373", // 83 %
    "2000 2100 2200, 3, 2100",
    "2000 2000 2000 2000 2000 2000 2000 2000, 9, 2043" // 56.25 % counts as 56 %
  })
  void tournament_performance_adds_the_difference(String ratings, int halves, int performance) {
    assertThat(Performance.tournament(numbers(ratings), halves)).isEqualTo(performance);
  }

  @Test
  void half_a_per_cent_is_rounded_up() {
    // 4½ of 8 would be 56.25 %, 1½ of 8 18.75 %, and 12½ of 100 is 12.5 %.
    List<Integer> hundred = Collections.nCopies(100, 2000);
    assertThat(Performance.tournament(hundred, 25)).isEqualTo(2000 - 322);
  }

  @ParameterizedTest
  @CsvSource({
    "2000, 0, 1200",
    "2000 2300, 0, 1200",
    "2000, 2, 2736",
    "2000, 1, 1997", // the lowest with a probability of 50 %
    "2000 2200, 2, 2099",
    "1600 2000 2400, 6, 3136"
  })
  void perfect_performance_is_the_lowest_rating_that_expects_the_score(
      String ratings, int halves, int performance) {
    assertThat(Performance.perfect(numbers(ratings), halves)).isEqualTo(performance);
  }

  @Test
  void perfect_performance_is_what_trying_every_rating_finds() {
    RandomGenerator random = Seeded.random(103);
    for (int sample = 0; sample < 300; sample++) {
      List<Integer> ratings = random.ints(random.nextInt(1, 12), 1400, 2850).boxed().toList();
      int halves = random.nextInt(1, 2 * ratings.size() + 1);
      int rating = 400;
      while (expected(rating, ratings) < 50L * halves) {
        rating++;
      }
      assertThat(Performance.perfect(ratings, halves)).isEqualTo(rating);
    }
  }

  private static long expected(int rating, List<Integer> opponents) {
    return opponents.stream()
        .mapToLong(opponent -> RatingTables.probability(rating - opponent))
        .sum();
  }

  @Test
  void impossible_scores_are_refused() {
    assertThatThrownBy(() -> Performance.perfect(List.of(2000), 3))
        .hasMessage("halves must be from 0 to 2, not 3");
    assertThatThrownBy(() -> Performance.average(List.of()))
        .hasMessage("ratings must be one or more, not none");
  }

  private static List<Integer> numbers(String text) {
    return List.of(text.split(" ")).stream().map(Integer::valueOf).toList();
  }
}
