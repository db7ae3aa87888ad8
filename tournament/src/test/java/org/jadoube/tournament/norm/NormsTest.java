package org.jadoube.tournament.norm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.tournament.norm.Norm.FewerGames;
import org.jadoube.tournament.norm.NormGame.NormScore;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.rating.Title;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NormsTest {
  private static final NormTerms OPEN = new NormTerms(9, 100, false, false, Optional.empty());

  /// Enough for every norm: five title holders, three of them grandmasters, three federations.
  private static final String GOOD = "GM:AUT GM:AUT GM:CZE IM:CZE FM:CZE -:POL -:POL -:POL -:POL";

  /// The average of the opponents that a score needs (1.4.8 and 1.4.9), and one that is too low.
  @ParameterizedTest
  @CsvSource({
    // half points of 9 games, then for GM, IM, WGM, WIM
    "7, 2680, 2530, 2480, 2330",
    "8, 2643, 2493, 2443, 2293",
    "9, 2600, 2450, 2400, 2250",
    "10, 2557, 2407, 2357, 2207",
    "11, 2520, 2370, 2320, 2170",
    "12, 2475, 2325, 2275, 2125",
    "13, 2434, 2284, 2234, 2084",
    "14, 2380, 2230, 2180, 2030",
    "18, 2380, 2230, 2180, 2030"
  })
  void nine_games_need_a_score_and_an_average(int halves, int gm, int im, int wgm, int wim) {
    int[] averages = {gm, im, wgm, wim};
    for (NormTitle title : NormTitle.values()) {
      int average = averages[title.ordinal()];
      assertThat(norm(title, OPEN, GOOD, average, halves).isMade()).as(title.name()).isTrue();
      assertThat(norm(title, OPEN, GOOD, average - 1, halves).isMade()).as(title.name()).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "6, 2687",
    "7, 2643",
    "8, 2600",
    "9, 2557",
    "10, 2505",
    "11, 2459",
    "12, 2407",
    "13, 2380"
  })
  void eight_games_need_more(int halves, int average) {
    List<NormGame> games = games(GOOD, average, halves).subList(0, 8);
    int scored = games.stream().mapToInt(NormGame::halves).sum();
    NormCard card = new NormCard(Optional.of("HUN"), games, 1, 0);
    assertThat(scored).isEqualTo(halves);
    Norm norm = Norms.of(NormTitle.GM, OPEN, card);
    assertThat(norm.isMade()).isTrue();
    assertThat(norm.provision()).contains(FewerGames.EIGHT_OF_NINE);
    assertThat(Norms.of(NormTitle.GM, OPEN, new NormCard(card.federation(), games, 0, 1)).missing())
        .containsExactly(Missing.of(Requirement.GAMES, 8, 9));
  }

  /// The counts that the Articles lead to.
  @ParameterizedTest
  @CsvSource({
    // games, own federation, one federation, titled, high titles, half points
    "7, 4, 4, 4, 3, 5",
    "8, 4, 5, 4, 3, 6",
    "9, 5, 6, 5, 3, 7",
    "10, 6, 6, 5, 4, 7",
    "11, 6, 7, 6, 4, 8"
  })
  void counts_grow_with_the_games(int games, int own, int one, int titled, int high, int halves) {
    assertThat(needs(Requirement.OWN_FEDERATION, "HUN", games)).isEqualTo(Fraction.of(own));
    assertThat(needs(Requirement.ONE_FEDERATION, "AUT", games)).isEqualTo(Fraction.of(one));
    assertThat(needs(Requirement.TITLED, "AUT", games)).isEqualTo(Fraction.of(titled));
    assertThat(needs(Requirement.HIGH_TITLES, "AUT", games)).isEqualTo(Fraction.of(high));
    assertThat(needs(Requirement.SCORE, "AUT", games)).isEqualTo(Fraction.halves(halves));
  }

  /// The need of that many lost games against untitled opponents of one federation.
  private static Fraction needs(Requirement requirement, String federation, int games) {
    String opponents = ("-:" + federation + " ").repeat(games).strip();
    return norm(NormTitle.GM, OPEN, opponents, 2400, 0).missing().stream()
        .filter(missing -> missing.requirement() == requirement)
        .findFirst()
        .orElseThrow()
        .needs();
  }

  @ParameterizedTest
  @CsvSource({
    "GM:AUT GM:AUT IM:CZE IM:CZE FM:CZE -:POL -:POL -:POL -:POL, HIGH_TITLES, B01 1.4.5b, 2, 3",
    "GM:AUT GM:AUT GM:CZE IM:CZE CM:CZE -:POL -:POL -:POL -:POL, TITLED, B01 1.4.5a, 4, 5",
    "GM:AUT GM:AUT GM:AUT IM:HUN FM:AUT -:HUN -:HUN -:HUN -:FID, FOREIGN_FEDERATIONS, B01 1.4.3, 1,"
        + " 2",
    "GM:AUT GM:CZE GM:HUN IM:HUN FM:HUN -:HUN -:HUN -:HUN -:POL, OWN_FEDERATION, B01 1.4.4, 6, 5",
    "GM:AUT GM:CZE GM:POL IM:POL FM:POL -:POL -:POL -:POL -:POL, ONE_FEDERATION, B01 1.4.4, 7, 6"
  })
  void one_thing_is_missing(
      String opponents, Requirement requirement, String article, int has, int needs) {
    Norm norm = norm(NormTitle.GM, OPEN, opponents, 2600, 9);
    assertThat(norm.missing()).hasSize(1);
    Missing missing = norm.missing().getFirst();
    assertThat(missing.requirement()).isEqualTo(requirement);
    assertThat(missing.article()).isEqualTo(article);
    assertThat(missing.has()).isEqualTo(Fraction.of(has));
    assertThat(missing.needs()).isEqualTo(Fraction.of(needs));
  }

  @ParameterizedTest
  @CsvSource({"GM, GM", "IM, GM IM", "WGM, GM IM WGM", "WIM, GM IM WGM WIM"})
  void a_third_must_have_the_title_or_a_higher_one(NormTitle title, String required) {
    assertThat(Title.values())
        .filteredOn(title::requires)
        .extracting(Title::name)
        .containsExactly(required.split(" "));
  }

  @Test
  void an_exemption_lifts_the_demands_on_federations() {
    NormTerms zonal = new NormTerms(9, 100, false, false, Optional.of(FederationExemption.ZONAL));
    String neighbours = "GM:HUN GM:HUN GM:HUN IM:HUN FM:HUN -:HUN -:HUN -:HUN -:HUN";
    assertThat(norm(NormTitle.GM, zonal, neighbours, 2600, 9).isMade()).isTrue();
    assertThat(norm(NormTitle.GM, OPEN, neighbours, 2600, 9).isMade()).isFalse();
  }

  @Test
  void one_opponent_only_is_raised_to_the_floor() {
    List<NormGame> games = new ArrayList<>(games(GOOD, 2610, 9));
    games.set(8, rated(games.get(8), OptionalInt.empty()));
    CountedGames counted = new CountedGames(NormTitle.GM, games);
    assertThat(counted.rating(games.get(8))).isEqualTo(2200);
    assertThat(counted.average()).isEqualTo(2564); // (8 x 2610 + 2200) / 9 = 2564.4
    games.set(7, rated(games.get(7), OptionalInt.of(2100)));
    assertThat(new CountedGames(NormTitle.GM, games).rating(games.get(7))).isEqualTo(2100);
  }

  @Test
  void a_beaten_opponent_may_be_dropped() {
    NormTerms ten = new NormTerms(10, 100, false, false, Optional.empty());
    List<NormGame> games = new ArrayList<>();
    games.add(game(1, "-:POL", 1500, NormScore.WIN));
    games(GOOD, 2600, 9).forEach(game -> games.add(later(game)));
    Norm norm = Norms.of(NormTitle.GM, ten, card(games));
    assertThat(norm.isMade()).isTrue();
    assertThat(norm.dropped()).containsExactly(1);
  }

  @Test
  void games_after_the_result_may_be_dropped_unless_pairings_are_fixed() {
    List<NormGame> games = new ArrayList<>(games(GOOD, 2600, 9));
    games.add(game(10, "-:POL", 2300, NormScore.LOSS));
    NormTerms ten = new NormTerms(10, 100, false, false, Optional.empty());
    NormTerms table = new NormTerms(10, 11, true, false, Optional.empty());
    assertThat(Norms.of(NormTitle.GM, ten, card(games)).dropped()).containsExactly(10);
    assertThat(Norms.of(NormTitle.GM, table, card(games)).isMade()).isFalse();
  }

  @Test
  void a_last_round_won_by_forfeit_counts_as_lost_where_eight_games_are_too_few() {
    NormTerms ten = new NormTerms(10, 100, false, false, Optional.empty());
    List<NormGame> games = new ArrayList<>(games(GOOD, 2700, 10).subList(0, 8));
    games.add(game(10, "-:POL", 2700, NormScore.FORFEIT_WIN));
    Norm norm = Norms.of(NormTitle.GM, ten, new NormCard(Optional.of("HUN"), games, 0, 1));
    assertThat(norm.isMade()).isTrue();
    assertThat(norm.provision()).contains(FewerGames.LAST_ROUND_FORFEITED);
  }

  @Test
  void points_beyond_the_need_count_as_games() {
    CountedGames counted = new CountedGames(NormTitle.IM, games(GOOD, 2450, 14));
    assertThat(counted.requiredHalves()).hasValue(9);
    assertThat(counted.credited()).isEqualTo(11); // 2.5 points more are two games more
  }

  @Test
  void the_score_needed_against_known_opponents_is_forecast() {
    List<NormGame> games = new ArrayList<>(games(GOOD, 2600, 6).subList(0, 7));
    games.add(game(8, "-:POL", 2600, NormScore.TO_COME));
    games.add(game(9, "-:POL", 2600, NormScore.TO_COME));
    Forecast forecast = Norms.of(NormTitle.GM, OPEN, card(games)).forecast().orElseThrow();
    assertThat(forecast.games()).isEqualTo(2);
    assertThat(forecast.halves()).hasValue(3); // 1½ of 2
  }

  @Test
  void unknown_opponents_have_to_bring_strength_and_titles() {
    String two = "GM:AUT GM:AUT IM:CZE IM:CZE -:CZE -:POL -:POL";
    List<NormGame> games = games(two, 2500, 10);
    Forecast forecast = Norms.of(NormTitle.GM, OPEN, card(games)).forecast().orElseThrow();
    assertThat(forecast.unknown()).isEqualTo(2);
    assertThat(forecast.wanted())
        .extracting(Missing::requirement)
        .containsExactly(Requirement.TITLED, Requirement.HIGH_TITLES);
    // with one more point 6 of 9: an average of 2475 rounded, so 22271 in all, 4771 from two
    assertThat(forecast.paces()).contains(new Forecast.NormPace(2, 2386));
    assertThat(forecast.isPossible()).isTrue();
  }

  @Test
  void what_cannot_be_met_any_more_is_told() {
    String none = "-:AUT -:AUT -:CZE -:CZE -:CZE -:POL -:POL";
    Forecast forecast =
        Norms.of(NormTitle.GM, OPEN, card(games(none, 2500, 10))).forecast().orElseThrow();
    assertThat(forecast.isPossible()).isFalse();
    assertThat(forecast.hopeless())
        .extracting(Missing::requirement)
        .contains(Requirement.TITLED, Requirement.HIGH_TITLES);
  }

  @Test
  void a_table_played_twice_needs_six_players() {
    NormTerms twice = new NormTerms(8, 5, true, true, Optional.empty());
    assertThat(norm(NormTitle.GM, twice, GOOD, 2600, 9).missing())
        .containsExactly(Missing.of(Requirement.PLAYERS, 5, 6));
  }

  private static Norm norm(
      NormTitle title, NormTerms event, String opponents, int average, int halves) {
    return Norms.of(title, event, card(games(opponents, average, halves)));
  }

  private static NormCard card(List<NormGame> games) {
    return new NormCard(Optional.of("HUN"), games, 0, 0);
  }

  /// Games against opponents that all have the average; draws and losses come last, so that no game
  /// at the end can be dropped with profit.
  private static List<NormGame> games(String opponents, int rating, int halves) {
    String[] each = opponents.split(" ");
    return IntStream.range(0, each.length)
        .mapToObj(at ->
            game(at + 1, each[at], rating, NormScore.values()[Math.clamp(halves - 2 * at, 0, 2)]))
        .toList();
  }

  private static NormGame game(int round, String opponent, int rating, NormScore score) {
    String[] parts = opponent.split(":");
    return new NormGame(
        round,
        round + 1,
        Title.read(parts[0]),
        OptionalInt.of(rating),
        Optional.of(parts[1]),
        score);
  }

  private static NormGame later(NormGame game) {
    return new NormGame(
        game.round() + 1,
        game.opponent() + 1,
        game.title(),
        game.rating(),
        game.federation(),
        game.score());
  }

  private static NormGame rated(NormGame game, OptionalInt rating) {
    return new NormGame(
        game.round(), game.opponent(), game.title(), rating, game.federation(), game.score());
  }
}
