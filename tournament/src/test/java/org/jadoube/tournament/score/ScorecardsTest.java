package org.jadoube.tournament.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Crosstable;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.Withdrawal;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.ScoreLine.Kind;
import org.jadoube.tournament.table.Berger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScorecardsTest {
  private static List<Participant> players(int players) {
    return IntStream.rangeClosed(1, players)
        .<Participant>mapToObj(number -> new Player(number, "Player " + number))
        .toList();
  }

  /// Laws 10.1, E04 7.1, and what events announce instead.
  @ParameterizedTest
  @CsvSource({
    "2, 1, 0, 0, +W2, 1",
    "2, 1, 0, 0, =W2, 0.5",
    "2, 1, 0, 0, -W2, 0",
    "2, 1, 0, 0, +F2, 1",
    "2, 1, 0, 0, +BYE, 1",
    "2, 1, 0, 0, *BYE, 1",
    "2, 1, 0, 0, =BYE, 0.5",
    "2, 1, 0, 0, --, 0",
    "6, 2, 0, 0, +B2, 3",
    "6, 2, 0, 0, =B2, 1",
    "6, 2, 0, 0, =BYE, 1",
    "6, 4, 2, 0, -W2, 1",
    "6, 4, 2, 0, -F2, 0",
    "6, 4, 2, 0, --, 0"
  })
  void points_follow_the_regulations(
      int win, int draw, int loss, int forfeit, String cell, String points) {
    Tournament classic = Crosstable.of(Format.SWISS, "1 2000 " + cell);
    Scoring scoring = new Scoring(win, draw, loss, OptionalInt.of(forfeit));
    Tournament tournament =
        new Tournament(
            Format.SWISS,
            PointSystem.of(scoring),
            classic.participants(),
            1,
            classic.rounds(),
            List.of());
    assertThat(card(tournament, 1).points(ScoreKind.GAME_POINTS)).hasToString(points);
  }

  @Test
  void allocated_bye_is_worth_what_the_event_announces() {
    PointSystem points = new PointSystem(Scoring.CLASSIC, 1, Optional.empty());
    Tournament tournament =
        new Tournament(Format.SWISS, points, players(1), 1)
            .plus(Round.of(new Bye(1, Bye.Kind.PAIRING_ALLOCATED)));
    assertThat(card(tournament, 1).points(ScoreKind.GAME_POINTS)).hasToString("0.5");
  }

  @Test
  void absence_is_a_bye_in_a_swiss_and_a_free_round_in_a_round_robin() {
    assertThat(kinds(Crosstable.of(Format.SWISS, "1 2000 . +W2"), 1))
        .isEqualTo("ZERO_POINT_BYE PLAYED");
    assertThat(kinds(Crosstable.of(Format.ROUND_ROBIN, "1 2000 . +W2"), 1)).isEqualTo("PLAYED");
  }

  private static String kinds(Tournament tournament, int number) {
    return card(tournament, number).lines().stream()
        .map(line -> line.kind().name())
        .collect(Collectors.joining(" "));
  }

  private static Scorecard card(Tournament tournament, int number) {
    return Objects.requireNonNull(Scorecards.of(tournament).cards().get(number));
  }

  /// C05, 6.6: six players, so five games each; White wins what is played.
  @ParameterizedTest
  @CsvSource({
    "0, true", // none of five
    "2, true", // two of five are less than half
    "3, false", // three are not
    "5, false"
  })
  void withdrawal_before_half_of_the_games_annuls_the_results(int afterRound, boolean annulled) {
    Tournament tournament =
        played(Berger.table(6).games(), afterRound).plus(new Withdrawal(6, afterRound));
    Scorecards cards = Scorecards.of(tournament);
    assertThat(cards.annulled().contains(6)).isEqualTo(annulled);
    assertThat(cards.cards().containsKey(6)).isEqualTo(!annulled);
    long against =
        cards.cards().values().stream()
            .flatMap(card -> card.lines().stream())
            .filter(line -> line.opponent().equals(OptionalInt.of(6)))
            .count();
    assertThat(against).isEqualTo(annulled ? 0 : 5);
  }

  @Test
  void exactly_half_of_the_games_is_enough() {
    Tournament tournament = played(Berger.table(5, 2).games(), 5).plus(new Withdrawal(1, 5));
    assertThat(Scorecards.of(tournament).annulled()).isEmpty();
  }

  @Test
  void a_free_round_to_come_is_no_game() {
    // Player 3 of five has played two of four games, and is free in the last round.
    Tournament tournament = played(Berger.table(5).games(), 2).plus(new Withdrawal(3, 2)).after(2);
    assertThat(Scorecards.of(tournament).annulled()).isEmpty();
  }

  @Test
  void games_not_played_are_won_by_the_others() {
    Tournament tournament =
        played(Berger.table(6).games(), 3).plus(new Withdrawal(6, 3)).plus(new Withdrawal(5, 4));
    Scorecards cards = Scorecards.of(tournament);
    // In round 4 player 6 meets 5, in round 5 player 3; 5 meets 1.
    assertThat(kinds(tournament, 6)).endsWith("FORFEIT_LOSS FORFEIT_LOSS");
    assertThat(kinds(tournament, 5)).endsWith("FORFEIT_WIN FORFEIT_LOSS");
    assertThat(kinds(tournament, 3)).endsWith("OPEN FORFEIT_WIN");
    assertThat(cards.annulled()).isEmpty();
  }

  @Test
  void game_of_two_who_have_withdrawn_is_lost_by_both() {
    Tournament tournament =
        played(Berger.table(6).games(), 3).plus(new Withdrawal(6, 3)).plus(new Withdrawal(5, 3));
    assertThat(kinds(tournament, 5)).contains("FORFEIT_LOSS FORFEIT_LOSS");
    assertThat(kinds(tournament, 6)).endsWith("FORFEIT_LOSS FORFEIT_LOSS");
  }

  @Test
  void withdrawal_from_a_swiss_annuls_nothing() {
    Tournament tournament =
        Crosstable.of(Format.SWISS, "1 2000 +W2 . .").plus(new Withdrawal(1, 1));
    assertThat(Scorecards.of(tournament).annulled()).isEmpty();
    assertThat(kinds(tournament, 1)).isEqualTo("PLAYED ZERO_POINT_BYE ZERO_POINT_BYE");
  }

  /// White wins the games of the first rounds; the others have no result yet.
  private static Tournament played(List<Round> schedule, int rounds) {
    List<Round> played =
        IntStream.range(0, schedule.size())
            .mapToObj(at -> at < rounds ? won(schedule.get(at)) : schedule.get(at))
            .toList();
    int players =
        (int)
            played.stream()
                .flatMap(round -> round.pairings().stream())
                .flatMap(pairing -> pairing.participants().stream())
                .distinct()
                .count();
    return new Tournament(
        Format.ROUND_ROBIN,
        PointSystem.CLASSIC,
        players(players),
        played.size(),
        played,
        List.of());
  }

  private static Round won(Round round) {
    return new Round(
        round.pairings().stream()
            .<Pairing>map(pairing -> ((Game) pairing).with(GameResult.WHITE_WINS))
            .toList());
  }

  @Test
  void match_points_follow_the_boards() {
    Tournament tournament =
        Crosstable.teams(
            Format.SWISS, MatchScoring.usual(3), 4, "1-2 1=0; 3-4 +++\n1-3 110; 2-4 xxx");
    assertThat(text(tournament, 1)).isEqualTo("PLAYED 1 1.5, PLAYED 2 2");
    assertThat(text(tournament, 2)).isEqualTo("PLAYED 1 1.5, FORFEIT_LOSS 0 0");
    assertThat(text(tournament, 3)).isEqualTo("FORFEIT_WIN 2 3, PLAYED 0 1");
    assertThat(text(tournament, 4)).isEqualTo("FORFEIT_LOSS 0 0, FORFEIT_LOSS 0 0");
  }

  private static String text(Tournament tournament, int team) {
    return card(tournament, team).lines().stream()
        .map(line ->
            line.kind()
                + " "
                + line.points(ScoreKind.MATCH_POINTS)
                + " "
                + line.points(ScoreKind.GAME_POINTS))
        .collect(Collectors.joining(", "));
  }

  @Test
  void arbiter_may_award_a_match_otherwise() {
    List<BoardGame> boards =
        List.of(new BoardGame(Colour.WHITE, Optional.of(GameResult.WHITE_WINS)));
    Match awarded = new Match(1, 2, boards, Optional.of(GameResult.BLACK_WINS));
    Tournament tournament =
        new Tournament(
                Format.SWISS,
                PointSystem.of(MatchScoring.usual(1)),
                List.of(new Team(1, "A"), new Team(2, "B")),
                1)
            .plus(Round.of(awarded));
    assertThat(text(tournament, 1)).isEqualTo("PLAYED 0 1");
    assertThat(text(tournament, 2)).isEqualTo("PLAYED 2 0");
  }

  /// The example of C05, 7: two players of team B changed places.
  @Test
  void boards_with_players_in_the_wrong_order_are_forfeited() {
    Tournament tournament = Crosstable.teams(Format.SWISS, MatchScoring.usual(4), 2, "1-2 1++0");
    assertThat(text(tournament, 1)).isEqualTo("PLAYED 2 3");
    assertThat(text(tournament, 2)).isEqualTo("PLAYED 0 1");
  }

  @Test
  void match_is_open_until_every_board_has_a_result() {
    List<BoardGame> boards =
        List.of(
            new BoardGame(Colour.WHITE, Optional.of(GameResult.WHITE_WINS)),
            new BoardGame(Colour.BLACK, Optional.empty()));
    Tournament tournament =
        new Tournament(
                Format.ROUND_ROBIN,
                PointSystem.of(MatchScoring.usual(2)),
                List.of(new Team(1, "A"), new Team(2, "B")),
                1)
            .plus(Round.of(new Match(1, 2, boards)));
    assertThat(text(tournament, 1)).isEqualTo("OPEN 0 1");
    Tournament left = tournament.plus(new Withdrawal(2, 0));
    assertThat(Scorecards.of(left).annulled()).containsExactly(2);
    assertThat(card(tournament, 2).lines().getFirst().kind()).isEqualTo(Kind.OPEN);
  }
}
