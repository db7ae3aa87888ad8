package org.jadoube.tournament.pairing.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.Withdrawal;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.SwissSystem;
import org.jadoube.tournament.pairing.history.RoundQuestion.Obstacle;
import org.jadoube.tournament.table.Pair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RoundQuestionTest {
  private static final String OLD = "192 FIDE_DUTCH_2017";
  private static final String NEW = "192 FIDE_DUTCH_2026";

  private static Tournament swiss(int players, int rounds, List<Round> played, String... lines) {
    List<Participant> all = new ArrayList<>();
    IntStream.rangeClosed(1, players).forEach(number -> all.add(new Player(number, "P" + number)));
    return new Tournament(Format.SWISS, PointSystem.CLASSIC, all, rounds, played, List.of())
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

  private static final Round FIRST =
      Round.of(
          new Game(1, 4, Result.forfeitedBy(Colour.BLACK)),
          new Game(5, 2, GameResult.WHITE_WINS.result()),
          new Bye(3, Bye.Kind.FULL_POINT),
          new Bye(6, Bye.Kind.HALF_POINT),
          new Bye(7, Bye.Kind.PAIRING_ALLOCATED));

  @Test
  void points_without_playing_are_a_downfloat_since_2026_and_any_unplayed_round_was_before() {
    SwissQuestion now = question(swiss(8, 5, List.of(FIRST), NEW), 2);
    SwissQuestion then = question(swiss(8, 5, List.of(FIRST), OLD), 2);

    assertThat(floats(now)).isEqualTo("DOWN NONE DOWN NONE NONE DOWN DOWN NONE");
    assertThat(floats(then)).isEqualTo("DOWN NONE DOWN DOWN NONE DOWN DOWN DOWN");
  }

  private static String floats(SwissQuestion question) {
    return String.join(
        " ",
        question.present().stream().map(each -> each.past().getFirst().floating().name()).toList());
  }

  @Test
  void a_full_point_bye_bars_from_another_bye_only_since_2026() {
    assertThat(barred(question(swiss(8, 5, List.of(FIRST), NEW), 2))).containsExactly(1, 3, 7);
    assertThat(barred(question(swiss(8, 5, List.of(FIRST), OLD), 2))).containsExactly(1, 7);
  }

  private static List<Integer> barred(SwissQuestion question) {
    return question.present().stream()
        .filter(each -> !each.mayHaveBye())
        .map(Contender::number)
        .toList();
  }

  @Test
  void a_game_that_was_not_played_is_no_meeting_and_has_no_colour() {
    SwissQuestion question = question(swiss(8, 5, List.of(FIRST), NEW), 2);

    assertThat(of(question, 1).past().getFirst().opponent()).isZero();
    assertThat(of(question, 1).tenths()).isEqualTo(10);
    assertThat(of(question, 5).past().getFirst().opponent()).isEqualTo(2);
  }

  @Test
  void who_left_or_asked_for_a_bye_is_not_paired() {
    Tournament tournament =
        swiss(8, 5, List.of(FIRST), NEW)
            .plus(new Withdrawal(4, 1))
            .withByes(List.of(new RequestedBye(2, 5, Bye.Kind.HALF_POINT)));

    assertThat(question(tournament, 2).present().stream().map(Contender::number))
        .containsExactly(1, 2, 3, 6, 7, 8);
  }

  @Test
  void who_has_never_been_paired_has_no_number_yet() {
    Tournament tournament =
        swiss(8, 5, List.of(FIRST), NEW)
            .withByes(List.of(new RequestedBye(2, 3, Bye.Kind.ZERO_POINT)));

    assertThat(of(question(tournament, 2), 4).place()).isEqualTo(3);
    assertThat(of(question(tournament, 2), 2).place()).isEqualTo(2);
  }

  @Test
  void the_edition_follows_from_code_or_day() {
    assertThat(edition("192 FIDE_DUTCH", "2026-01-31")).isEqualTo(DutchEdition.OF_2017);
    assertThat(edition("192 FIDE_DUTCH", "2026-02-01")).isEqualTo(DutchEdition.OF_2026);
    assertThat(edition("192 FIDE_DUTCH_2017", "2026-02-01")).isEqualTo(DutchEdition.OF_2017);
    assertThat(question(swiss(8, 5, List.of(FIRST), "012 Open"), 2).system())
        .isEqualTo(DutchEdition.OF_2026);
  }

  private static SwissSystem edition(String code, String start) {
    Tournament tournament = swiss(8, 5, List.of(FIRST), code);
    Terms terms = tournament.terms().starting(Optional.of(LocalDate.parse(start)));
    return question(tournament.with(terms), 2).system();
  }

  @Test
  void the_initial_colour_is_said_or_shown_by_the_first_round() {
    assertThat(question(swiss(8, 5, List.of(FIRST), NEW), 2).initial()).isEqualTo(Colour.WHITE);
    assertThat(question(swiss(8, 5, List.of(FIRST), NEW, "152 B"), 2).initial())
        .isEqualTo(Colour.BLACK);
    assertThat(RoundQuestion.of(swiss(8, 5, List.of(), NEW), 1))
        .isEqualTo(new RoundQuestion.Unready(Obstacle.INITIAL_COLOUR_UNKNOWN));
  }

  @Test
  void baku_gives_points_to_the_first_half_rounded_up_to_even() {
    Tournament tournament = swiss(10, 9, List.of(), "192 FIDE_DUTCH_BAKU", "152 W");

    assertThat(question(tournament, 1).present().stream().map(Contender::tenths))
        .containsExactly(10, 10, 10, 10, 10, 10, 0, 0, 0, 0);
  }

  @Test
  void points_of_the_file_stand_before_those_of_baku() {
    Tournament tournament =
        swiss(10, 9, List.of(), "192 FIDE_DUTCH_BAKU", "152 W", "250       1.0   1   3    1    2");

    assertThat(question(tournament, 1).present().stream().filter(each -> each.tenths() > 0))
        .hasSize(2);
  }

  @Test
  void who_must_not_meet_is_kept_apart_in_those_rounds() {
    String line = "260   1   1    4    6    8";

    assertThat(question(swiss(8, 5, List.of(FIRST), NEW, "152 W", line), 1).apart()).hasSize(3);
    assertThat(question(swiss(8, 5, List.of(FIRST), NEW, line), 2).apart()).isEqualTo(Set.of());
    assertThat(question(swiss(8, 5, List.of(FIRST), NEW, "152 W", line), 1).apart())
        .contains(new Pair(4, 6));
  }

  @Test
  void a_played_game_between_different_scores_makes_both_float() {
    Round second = Round.of(new Game(2, 1, GameResult.DRAW.result()));
    SwissQuestion question = question(swiss(8, 5, List.of(FIRST, second), NEW), 3);

    assertThat(of(question, 1).past().getLast().floating()).isEqualTo(Floating.DOWN);
    assertThat(of(question, 2).past().getLast().floating()).isEqualTo(Floating.UP);
  }

  /// No round is paired, or checked, by another system than the one that a file names.
  @ParameterizedTest
  @CsvSource({
    "192 FIDE_DUBOV, true",
    "192 FIDE_BURSTEIN_BAKU, true",
    "192 FIDE_SCHILLER_4x3, true",
    "192 CUSTOM_SWISS, false",
    "092 Individual Swiss (Lim), true",
    "192 FIDE_DUTCH, false",
    "092 Individual Swiss, false"
  })
  void another_system_is_not_passed_off_as_ours(String line, boolean other) {
    RoundQuestion question = RoundQuestion.of(swiss(8, 5, List.of(FIRST), line), 2);

    assertThat(question.equals(new RoundQuestion.Unready(Obstacle.OTHER_SYSTEM))).isEqualTo(other);
  }

  @Test
  void a_round_needs_the_results_of_those_before() {
    Round open = Round.of(new Game(1, 2));

    assertThat(RoundQuestion.of(swiss(4, 5, List.of(open), NEW), 2))
        .isEqualTo(new RoundQuestion.Unready(Obstacle.RESULT_MISSING));
    assertThat(RoundQuestion.of(swiss(4, 5, List.of(open), NEW), 3))
        .isEqualTo(new RoundQuestion.Unready(Obstacle.NO_SUCH_ROUND));
  }
}
