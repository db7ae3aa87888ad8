package org.jadoube.tournament.pairing.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.ColourPreferences;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.ReturnGames;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.pairing.history.RoundQuestion.Obstacle;
import org.jadoube.tournament.pairing.swiss.RecordedRounds;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.table.Pair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How teams, and players of a Double-Swiss, are paired by their record.
final class TeamQuestionTest {
  private static Tournament teams(int number, List<Round> played, String... lines) {
    List<Participant> all = new ArrayList<>();
    IntStream.rangeClosed(1, number).forEach(each -> all.add(new Team(each, "T" + each)));
    return new Tournament(
            Format.SWISS, PointSystem.of(MatchScoring.usual(2)), all, 11, played, List.of())
        .reporting(List.of(lines));
  }

  private static Tournament players(int number, List<Round> played, String... lines) {
    List<Participant> all = new ArrayList<>();
    IntStream.rangeClosed(1, number).forEach(each -> all.add(new Player(each, "P" + each)));
    return new Tournament(Format.DOUBLE_SWISS, PointSystem.CLASSIC, all, 10, played, List.of())
        .reporting(List.of(lines));
  }

  private static SwissQuestion question(Tournament tournament, int round) {
    return switch (RoundQuestion.of(tournament, round)) {
      case RoundQuestion.Ready(var question) -> question;
      case RoundQuestion.Unready(var obstacle) -> throw new AssertionError(obstacle);
    };
  }

  private static Contender of(SwissQuestion question, int number) {
    return question.present().stream()
        .filter(each -> each.number() == number)
        .findFirst()
        .orElseThrow();
  }

  private static Match match(int one, int other, Result first, Result second) {
    return new Match(
        one,
        other,
        List.of(
            new BoardGame(Colour.WHITE, Optional.of(GameResult.of(first))),
            new BoardGame(Colour.BLACK, Optional.of(GameResult.of(second)))));
  }

  private static final Result ABSENT = Result.forfeitedBy(Colour.BLACK);
  private static final Round FIRST =
      Round.of(
          match(1, 4, Result.WHITE_WINS, Result.BLACK_WINS),
          match(5, 2, ABSENT, Result.DRAW),
          match(3, 6, ABSENT, Result.forfeitedBy(Colour.WHITE)),
          new Bye(7, Bye.Kind.PAIRING_ALLOCATED));

  @Test
  void a_match_counts_if_one_board_was_played_and_has_the_colour_of_the_first_board() {
    SwissQuestion question = question(teams(7, List.of(FIRST)), 2);

    assertThat(of(question, 5).past())
        .containsExactly(PastRound.game(2, Colour.WHITE, Floating.NONE));
    assertThat(of(question, 3).past()).containsExactly(PastRound.unplayed(Floating.NONE));
    assertThat(of(question, 7).past()).containsExactly(PastRound.unplayed(Floating.NONE));
    assertThat(question.present().stream().filter(each -> !each.mayHaveBye()))
        .extracting(Contender::number)
        .containsExactly(3, 7);
  }

  @Test
  void teams_are_paired_by_match_points_and_game_points_decide_about_colours() {
    SwissQuestion question = question(teams(7, List.of(FIRST)), 2);

    assertThat(of(question, 5).tenths()).isEqualTo(20);
    assertThat(of(question, 5).secondaryTenths()).isEqualTo(15);
    assertThat(of(question, 1).secondaryTenths()).isEqualTo(20);
  }

  @ParameterizedTest
  @CsvSource({
    "FIDE_TEAM, TYPE_A, 20, 20",
    "FIDE_TEAM_BAKU, TYPE_A, 40, 20",
    "FIDE_TEAM_TYPEB, TYPE_B, 20, 20",
    "FIDE_TEAM_TYPEB_MP_GP, TYPE_B, 20, 20",
    "FIDE_TEAM_TYPEA_GP_MP, TYPE_A, 20, 20",
    "FIDE_TEAM_TYPEA_MP, TYPE_A, 20, 0",
    "FIDE_TEAM_MP_GP, NONE, 20, 20",
    "CUSTOM_TEAM_SWISS, TYPE_A, 20, 20"
  })
  void the_code_names_preferences_and_points(
      String code, ColourPreferences preferences, int tenths, int secondary) {
    Round second = Round.of(match(1, 5, Result.DRAW, Result.DRAW));
    SwissQuestion question = question(teams(7, List.of(FIRST, second), "192 " + code), 2);

    assertThat(question.system())
        .isEqualTo(new UpfloatSystem(UpfloatEdition.TEAMS_OF_2026, preferences));
    assertThat(of(question, 1).tenths()).isEqualTo(tenths);
    assertThat(of(question, 1).secondaryTenths()).isEqualTo(secondary);
  }

  /// C.04.7: 11 rounds with 2, 1 and 0 match points.
  @Test
  void baku_gives_teams_two_match_points_and_then_one() {
    Tournament tournament = teams(161, List.of(), "192 FIDE_TEAM_BAKU", "152 W");
    SystemSettings settings = SystemSettings.of(tournament);
    VirtualPoints points = VirtualPoints.of(tournament, settings);

    assertThat(IntStream.rangeClosed(1, 7).map(round -> points.tenths(82, round)))
        .containsExactly(20, 20, 20, 10, 10, 10, 0);
    assertThat(points.tenths(83, 1)).isZero();
  }

  @Test
  void baku_does_not_go_with_game_points() {
    assertThat(RoundQuestion.of(teams(4, List.of(), "192 FIDE_TEAM_TYPEA_GP_MP_BAKU"), 1))
        .isEqualTo(new RoundQuestion.Unready(Obstacle.ACCELERATION_UNFIT));
  }

  @Test
  void the_edition_follows_from_the_day() {
    Tournament tournament = teams(7, List.of(FIRST));
    Tournament earlier =
        tournament.with(tournament.terms().starting(Optional.of(LocalDate.parse("2025-12-27"))));

    assertThat(question(earlier, 2).system())
        .isEqualTo(new UpfloatSystem(UpfloatEdition.TEAMS_OF_2024, ColourPreferences.TYPE_A));
  }

  private static Round games(Game... games) {
    return Round.of(games);
  }

  private static final List<Round> MATCH =
      List.of(
          Round.of(
              new Game(1, 3, Result.WHITE_WINS),
              new Game(4, 2, ABSENT),
              new Bye(5, Bye.Kind.PAIRING_ALLOCATED)),
          Round.of(
              new Game(3, 1, Result.DRAW),
              new Game(2, 4, Result.forfeitedBy(Colour.WHITE)),
              new Bye(5, Bye.Kind.HALF_POINT)));

  @Test
  void a_match_of_a_double_swiss_is_two_rounds() {
    SwissQuestion question = question(players(5, MATCH), 3);

    assertThat(question.round()).isEqualTo(2);
    assertThat(question.rounds()).isEqualTo(5);
    assertThat(of(question, 1).past())
        .containsExactly(PastRound.game(3, Colour.WHITE, Floating.NONE));
    assertThat(of(question, 1).tenths()).isEqualTo(15);
    assertThat(of(question, 5).tenths()).isEqualTo(15);
  }

  @Test
  void a_match_is_forfeited_by_who_forfeits_both_games() {
    SwissQuestion question = question(players(5, MATCH), 3);

    assertThat(of(question, 2).past()).containsExactly(PastRound.unplayed(Floating.NONE));
    assertThat(question.present().stream().filter(each -> !each.mayHaveBye()))
        .extracting(Contender::number)
        .containsExactly(4, 5);
  }

  @Test
  void two_who_forfeit_a_game_each_have_met() {
    List<Round> each = List.of(games(new Game(1, 2, ABSENT)), games(new Game(2, 1, ABSENT)));

    assertThat(of(question(players(2, each, "152 W"), 3), 1).past())
        .containsExactly(new PastRound(2, Optional.empty(), Floating.NONE));
  }

  @Test
  void the_second_games_have_the_other_colours() {
    SwissQuestion question = question(players(5, MATCH), 2);

    assertThat(question.system())
        .isEqualTo(new ReturnGames(List.of(new Pair(3, 1), new Pair(2, 4))));
    assertThat(RecordedRounds.said(Swiss.answer(question))).containsExactlyInAnyOrder("3-1", "2-4");
  }
}
