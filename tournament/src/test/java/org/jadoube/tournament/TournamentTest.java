package org.jadoube.tournament;

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

/// Parts that do not fit together are refused with the reason.
final class TournamentTest {
  private static final Player ANN = new Player(1, "Ann", 2000);
  private static final OptionalInt NOBODY = OptionalInt.empty();
  private static final Bye.Kind PAB = Bye.Kind.PAIRING_ALLOCATED;
  private static final Player BEA = new Player(2, "Bea");
  private static final Tournament TWO =
      new Tournament(Format.SWISS, PointSystem.CLASSIC, List.of(ANN, BEA), 2);
  private static final Tournament TEAMS =
      new Tournament(
          Format.SWISS,
          PointSystem.of(MatchScoring.usual(2)),
          List.of(
              new Team(1, "A", Optional.empty(), OptionalInt.empty(), List.of(1)),
              new Team(2, "B"),
              ANN),
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
    assertThat(GameResult.DRAW.withoutRating().rated()).isFalse();
    assertThat(GameResult.DRAW.by(GameResult.Basis.ADJUDICATION).played()).isTrue();
  }

  @Test
  void boards_on_which_players_of_teams_meet_are_numbered_for_good() {
    Match early = new Match(3, 4, List.of(board(5, 6), board(7, 8)));
    Round one = Round.of(Match.of(1, 2), early);
    Round both = one.withMatches(match -> match.boards().isEmpty() ? seated(match) : match);

    assertThat(both.games()).extracting(Game::white).containsExactly(5, 7, 1);
    refused(
        () -> Round.of(new Match(1, 2, List.of(board(1, 2).numbered(2)))),
        "boards must be numbered from 1 without gaps");
  }

  private static Match seated(Match match) {
    return match.with(List.of(board(1, 2), BoardGame.of(Colour.BLACK, OptionalInt.of(3), NOBODY)));
  }

  private static BoardGame board(int one, int other) {
    return BoardGame.of(Colour.WHITE, OptionalInt.of(one), OptionalInt.of(other));
  }

  @Test
  void games_go_back_to_their_boards() {
    Round teams = Round.of(new Match(1, 2, List.of(board(1, 2), board(3, 4))), new Bye(3, PAB));
    Round players = Round.of(new Game(1, 2), new Bye(5, PAB), new Game(3, 4));
    for (Round round : List.of(teams, players)) {
      List<Game> made =
          round.games().stream().map(game -> game.madeAs("g" + game.white())).toList();
      assertThat(round.withGames(made).games()).isEqualTo(made);
      assertThat(round.withGames(made).byes()).isEqualTo(round.byes());
      refused(() -> round.withGames(List.of()), "games.size must be from 2 to 2, not 0");
    }
  }

  @Test
  void rounds_that_are_not_published_do_not_count() {
    Round hidden = new Round(false, Optional.empty(), List.of(new Game(1, 2)), Optional.empty());
    assertThat(TWO.plus(Round.of(new Game(2, 1))).plus(hidden).counted().rounds()).hasSize(1);
  }

  @Test
  void a_match_without_line_ups_has_boards_that_are_open() {
    Tournament paired = TEAMS.plus(Round.of(Match.of(1, 2)));
    assertThat(paired.counted().rounds().getFirst().matches().getFirst().boards())
        .extracting(BoardGame::first)
        .containsExactly(Colour.WHITE, Colour.BLACK);
  }

  @Test
  void points_are_told_by_the_terms_and_usual_ones_left_out() {
    PointSystem odd = new PointSystem(new Scoring(6, 2, 0), 4, Optional.empty());
    assertThat(new Tournament(Format.SWISS, odd, List.of(ANN), 3).points()).isEqualTo(odd);
    assertThat(TWO.terms().byeHalves()).isEmpty();
    assertThat(
            new Tournament(Format.KNOCKOUT, TEAMS.points(), TEAMS.participants(), 1)
                .terms()
                .teams())
        .contains(TeamTerms.of(2));
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
