package org.jadoube.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.laws.clock.TimeControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RatingChangeTest {
  private static final int YEAR = 2026;

  /// Games as FIDE has calculated them, and the limits between editions.
  @ParameterizedTest
  @CsvSource({
    // starts, kind, own rating, opponent's, half points, K, counted, expected, change
    "2025-10-01, STANDARD, 2700, 2200, 2, 10, 500, 0.96, 0.4",
    "2025-09-30, STANDARD, 2700, 2200, 2, 10, 400, 0.92, 0.8",
    "2026-01-01, RAPID, 2600, 2100, 2, 10, 400, 0.92, 0.8",
    "2025-10-01, STANDARD, 2649, 2200, 2, 10, 400, 0.92, 0.8",
    "2025-10-01, STANDARD, 2650, 2200, 2, 10, 450, 0.94, 0.6",
    "2025-10-01, STANDARD, 2200, 2700, 0, 20, -400, 0.08, -1.6",
    "2025-10-01, STANDARD, 2813, 2400, 2, 10, 413, 0.93, 0.7",
    "2025-10-01, STANDARD, 2400, 2813, 1, 10, -400, 0.08, 4.2",
    "2026-02-01, STANDARD, 2000, 2000, 1, 20, 0, 0.50, 0",
    "2026-02-01, STANDARD, 2000, 2004, 2, 20, -4, 0.49, 10.2"
  })
  void a_game_counts_by_the_edition_of_its_event(
      LocalDate start,
      RatingKind kind,
      int rating,
      int opponent,
      int halves,
      int k,
      int counted,
      BigDecimal expected,
      BigDecimal change) {
    RatingChange result =
        change(RatingEdition.on(start), kind, rating, k, game(1, 2, opponent, halves));

    assertThat(result.games().getFirst().counted()).isEqualTo(counted);
    assertThat(result.expected().decimal(2)).isEqualByComparingTo(expected);
    assertThat(result.exact().decimal(2)).isEqualByComparingTo(change);
  }

  @ParameterizedTest
  @CsvSource({
    "2024-12-01, RAPID, 2610, 2010, false",
    "2024-12-01, BLITZ, 2010, 2610, false",
    "2024-12-01, RAPID, 2600, 2000, true",
    "2024-12-01, RAPID, 2610, 2011, true",
    "2024-11-30, RAPID, 2610, 2010, true",
    "2024-12-01, STANDARD, 2610, 2010, true"
  })
  void games_with_a_wide_gap_are_not_rated(
      LocalDate start, RatingKind kind, int rating, int opponent, boolean rated) {
    RatingChange result =
        change(RatingEdition.on(start), kind, rating, 10, game(1, 2, opponent, 2));

    assertThat(result.games()).hasSize(rated ? 1 : 0);
    assertThat(result.notRated())
        .extracting(NotRated::reason)
        .isEqualTo(rated ? List.of() : List.of(NotRated.WhyNot.WIDE_GAP));
  }

  @Test
  void before_march_2024_only_the_widest_gap_was_lowered() {
    RatedGame[] games = {game(1, 2, 1900, 2), game(2, 3, 1850, 2), game(3, 4, 1850, 2)};
    assertThat(counted(LocalDate.of(2024, 2, 29), games)).containsExactly(450, 400, 500);
    assertThat(counted(LocalDate.of(2024, 3, 1), games)).containsExactly(400, 400, 400);
  }

  private static List<Integer> counted(LocalDate start, RatedGame... games) {
    return change(RatingEdition.on(start), RatingKind.STANDARD, 2350, 20, games).games().stream()
        .map(GameChange::counted)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"36, 20, 19", "35, 20, 20", "39, 20, 17", "17, 40, 40", "18, 40, 38", "0, 40, 40"})
  void k_times_games_is_at_most_700(int games, int k, int lowered) {
    assertThat(factor(k).over(games).value()).isEqualTo(lowered);
  }

  @ParameterizedTest
  @CsvSource({
    // change before rounding: 5 half-point draws against a rating of which .49 or .51 is expected
    "10, 2000, 1996, -1", // 5 x -0.01 x 10 = -0.5
    "10, 2000, 2004, 1",
    "20, 2000, 1990, -1",
    "10, 2000, 2000, 0"
  })
  void halves_are_rounded_away_from_zero(int k, int rating, int opponent, int change) {
    RatedGame[] draws =
        IntStream.rangeClosed(1, 5)
            .mapToObj(round -> game(round, 2, opponent, 1))
            .toArray(RatedGame[]::new);
    assertThat(change(RatingEdition.newest(), RatingKind.STANDARD, rating, k, draws).change())
        .isEqualTo(change);
  }

  @Test
  void who_would_fall_below_1400_loses_the_rating() {
    RatingChange lost =
        change(RatingEdition.newest(), RatingKind.STANDARD, 1401, 40, game(1, 2, 1401, 0));
    assertThat(lost.after()).isEqualTo(1381);
    assertThat(lost.losesRating(RatingEdition.newest())).isTrue();
    assertThat(lost.losesRating(RatingEdition.OCTOBER_2022)).isFalse();
  }

  /// Standard, 2026, unless the row says otherwise; 0 for what is not known.
  @ParameterizedTest
  @CsvSource({
    // rating, games, birth year, highest, title, K, ground
    "2399, 100, 1980, 2399, , 20, USUAL",
    "2350, 100, 1980, 2400, , 10, REACHED_2400",
    "2400, 10, 2015, 2400, , 10, REACHED_2400",
    "2350, 0, 0, 0, IM, 10, REACHED_2400",
    "2299, 100, 2008, 2299, , 40, JUNIOR",
    "2299, 100, 2007, 2299, , 20, USUAL",
    "2200, 100, 2008, 2300, , 20, USUAL",
    "2200, 29, 1980, 2200, , 40, NEW",
    "2200, 30, 1980, 2200, , 20, USUAL",
    "2200, 0, 0, 0, FM, 20, USUAL"
  })
  void the_factor_follows_from_rating_age_and_games(
      int rating, int games, int birth, int highest, Title title, int k, KFactor.KGround ground) {
    KFacts facts =
        new KFacts(
            OptionalInt.empty(),
            known(games),
            known(birth),
            known(highest),
            Optional.ofNullable(title));
    KFactor factor = KFactor.of(RatingEdition.newest(), RatingKind.STANDARD, rating, YEAR, facts);
    assertThat(factor.value()).isEqualTo(k);
    assertThat(factor.ground()).isEqualTo(ground);
  }

  @Test
  void what_is_not_known_is_told_where_it_matters() {
    assertThat(assumed(2200, KFacts.NONE))
        .containsExactly(
            RatingAssumption.NEVER_HIGHER, RatingAssumption.ADULT, RatingAssumption.THIRTY_GAMES);
    assertThat(assumed(2350, KFacts.NONE))
        .containsExactly(RatingAssumption.NEVER_HIGHER, RatingAssumption.THIRTY_GAMES);
    assertThat(assumed(2400, KFacts.NONE)).isEmpty();
    assertThat(assumed(2200, KFacts.NONE.withListed(OptionalInt.of(40)))).isEmpty();
  }

  private static List<RatingAssumption> assumed(int rating, KFacts facts) {
    return KFactor.of(RatingEdition.newest(), RatingKind.STANDARD, rating, YEAR, facts)
        .assumptions();
  }

  @Test
  void rapid_had_one_factor_until_october_2022() {
    LocalDate last = LocalDate.of(2022, 9, 30);
    KFactor factor = KFactor.of(RatingEdition.on(last), RatingKind.RAPID, 2700, 2022, KFacts.NONE);
    assertThat(factor.value()).isEqualTo(20);
    assertThat(
            KFactor.of(
                    RatingEdition.on(last.plusDays(1)), RatingKind.RAPID, 2700, 2022, KFacts.NONE)
                .value())
        .isEqualTo(10);
  }

  @ParameterizedTest
  @CsvSource({
    "5400+30, STANDARD",
    "40/5400+30:1800+30, STANDARD",
    "3600, STANDARD",
    "3599, RAPID",
    "900+10, RAPID",
    "600, BLITZ",
    "300+3, BLITZ",
    "180+2, BLITZ",
    "180, ",
    "60+1, ",
    "?, "
  })
  void the_time_for_60_moves_decides_which_rating_counts(String control, RatingKind kind) {
    assertThat(RatingKind.of(TimeControl.read(control).orThrow()))
        .isEqualTo(Optional.ofNullable(kind));
  }

  private static OptionalInt known(int number) {
    return number == 0 ? OptionalInt.empty() : OptionalInt.of(number);
  }

  private static KFactor factor(int k) {
    return new KFactor(k, KFactor.KGround.LISTED, k, List.of());
  }

  private static RatingChange change(
      RatingEdition edition, RatingKind kind, int rating, int k, RatedGame... games) {
    return RatingChange.of(edition, kind, rating, factor(k), List.of(games), List.of());
  }

  /// @param halves 2 for a win, 1 for a draw, 0 for a loss
  static RatedGame game(int round, int opponent, int rating, int halves) {
    Score[] scores = {Score.LOSS, Score.DRAW, Score.WIN};
    return new RatedGame(round, opponent, rating, scores[halves]);
  }
}
