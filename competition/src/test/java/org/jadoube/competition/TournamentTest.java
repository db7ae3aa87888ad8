package org.jadoube.competition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.laws.regulations.Scoring;
import org.junit.jupiter.api.Test;

/// What does not fit together is refused with the reason.
final class TournamentTest {
  private static final Player ANN = new Player(1, "Ann", 2000);
  private static final Player BEA = new Player(2, "Bea");
  private static final Tournament TWO =
      new Tournament(Format.SWISS, PointSystem.CLASSIC, List.of(ANN, BEA), 2);
  private static final Tournament TEAMS =
      new Tournament(
          Format.SWISS,
          PointSystem.of(MatchScoring.usual(2)),
          List.of(new Team(1, "A", OptionalInt.empty(), List.of(ANN)), new Team(2, "B")),
          1);

  private static void refused(Runnable making, String message) {
    assertThatThrownBy(making::run)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void participants_have_numbers_of_their_own() {
    Player other = new Player(1, "Cid");
    refused(
        () -> new Tournament(Format.SWISS, PointSystem.CLASSIC, List.of(ANN, other), 1),
        "pairing number 1 is there twice");
  }

  @Test
  void teams_have_points_for_matches_and_players_have_not() {
    refused(
        () -> new Tournament(Format.SWISS, PointSystem.CLASSIC, List.of(new Team(3, "C")), 1),
        "teams need points for matches: 3, C");
    refused(
        () -> new Tournament(Format.SWISS, TEAMS.points(), List.of(ANN), 1),
        "points for matches are for teams, not players: 1, Ann");
  }

  @Test
  void pairings_name_participants_once_a_round() {
    refused(() -> TWO.plus(Round.of(new Game(1, 3))), "no participant has the number 3");
    refused(
        () -> Round.of(new Game(1, 2), new Bye(1, Bye.Kind.HALF_POINT)),
        "paired twice in one round: 1");
    refused(() -> new Game(1, 1), "nobody plays against himself: 1");
  }

  @Test
  void no_more_rounds_than_planned() {
    Tournament full = TWO.plus(Round.of()).plus(Round.of());
    refused(() -> full.plus(Round.of()), "3 rounds of 2 planned");
  }

  @Test
  void players_play_games_and_teams_matches() {
    Match match = new Match(1, 2, List.of(new BoardGame(Colour.WHITE, Optional.empty())));
    refused(() -> TWO.plus(Round.of(match)), "a match among players: [1, 2]");
    refused(() -> TEAMS.plus(Round.of(new Game(1, 2))), "a game among teams: [1, 2]");
  }

  @Test
  void match_has_its_boards_and_players_of_its_teams() {
    BoardGame board = new BoardGame(Colour.WHITE, Optional.empty());
    refused(
        () -> TEAMS.plus(Round.of(new Match(1, 2, List.of(board, board, board)))),
        "3 boards instead of 2");
    BoardGame second =
        new BoardGame(Colour.WHITE, OptionalInt.of(2), OptionalInt.of(7), Optional.empty());
    refused(() -> TEAMS.plus(Round.of(new Match(1, 2, List.of(second)))), "no player 2 in team 1");
  }

  @Test
  void score_of_a_game_is_at_most_what_a_game_gives() {
    Result tooMuch = new Result(Score.WIN, Score.DRAW, false);
    refused(
        () -> TWO.plus(Round.of(new Game(1, 2, tooMuch))),
        "more points than a game gives (10.2): 1-1/2");
    Result odd = new Result(Score.DRAW, Score.LOSS, false);
    assertThat(TWO.plus(Round.of(new Game(1, 2, odd))).rounds()).hasSize(1);
    assertThat(TWO.plus(Round.of(new Game(1, 2, Result.BOTH_LOSE))).rounds()).hasSize(1);
    Tournament generous =
        new Tournament(Format.SWISS, PointSystem.of(new Scoring(6, 3, 0)), TWO.participants(), 1);
    refused(
        () -> generous.plus(Round.of(new Game(1, 2, tooMuch))),
        "more points than a game gives (10.2): 1-1/2");
  }

  @Test
  void withdrawal_is_of_somebody_and_only_once() {
    refused(() -> TWO.plus(new Withdrawal(4, 0)), "no participant has the number 4");
    Tournament left = TWO.plus(new Withdrawal(1, 0));
    refused(() -> left.plus(new Withdrawal(1, 1)), "withdrawal of 1 is there twice");
    refused(() -> TWO.plus(new Withdrawal(1, 3)), "withdrawal after round 3 of 2");
  }

  @Test
  void forfeited_game_is_not_rated() {
    Result forfeit = Result.forfeitedBy(Colour.BLACK);
    assertThat(GameResult.of(forfeit).rated()).isFalse();
    assertThat(GameResult.DRAW.unrated().rated()).isFalse();
    assertThat(GameResult.DRAW.by(GameResult.Basis.ADJUDICATION).played()).isTrue();
    refused(
        () -> new GameResult(forfeit, GameResult.Basis.PLAY, true),
        "a forfeited game is not rated: +/-");
  }

  @Test
  void lists_of_teams_are_in_order() {
    refused(
        () -> new Team(1, "A", OptionalInt.empty(), List.of(BEA)),
        "players must be numbered from 1 in order, not [2]");
  }

  @Test
  void earlier_state_knows_nothing_of_later_withdrawals() {
    Tournament later = TWO.plus(Round.of(new Game(1, 2))).plus(new Withdrawal(1, 1));
    assertThat(later.after(0).withdrawals()).isEmpty();
    assertThat(later.after(1).withdrawals()).hasSize(1);
    assertThat(later.participant(2)).contains(BEA);
    assertThat(later.participant(9)).isEmpty();
  }
}
