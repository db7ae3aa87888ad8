package org.jadoube.tournament.official;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.tournament.Bye;
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
import org.jadoube.tournament.norm.FederationExemption;
import org.jadoube.tournament.norm.Missing;
import org.jadoube.tournament.norm.Norm;
import org.jadoube.tournament.norm.NormGame;
import org.jadoube.tournament.norm.NormTitle;
import org.jadoube.tournament.norm.Requirement;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.rating.KFacts;
import org.jadoube.tournament.rating.NotRated;
import org.jadoube.tournament.rating.NotRated.WhyNot;
import org.jadoube.tournament.rating.RatingAssumption;
import org.jadoube.tournament.rating.RatingChange;
import org.jadoube.tournament.rating.RatingEdition;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.table.TeamBoards;
import org.junit.jupiter.api.Test;

final class ReportsTest {
  private static final Tournament FIVE_ROUNDS =
      new Tournament(
              Format.SWISS,
              PointSystem.CLASSIC,
              List.of(
                  new Player(1, "Ana", 2100),
                  new Player(2, "Ben", 2000),
                  new Player(3, "Cleo"),
                  new Player(4, "Dora", 1900)),
              5)
          .plus(Round.of(new Game(1, 2, Result.WHITE_WINS), new Game(3, 4, Result.WHITE_WINS)))
          .plus(Round.of(new Game(3, 1, Result.DRAW), forfeit(2, 4)))
          .plus(
              Round.of(
                  new Game(1, 4).with(GameResult.WHITE_WINS.withoutRating()),
                  new Bye(2, Bye.Kind.HALF_POINT),
                  new Bye(3, Bye.Kind.PAIRING_ALLOCATED)))
          .plus(Round.of(new Game(2, 1), new Game(4, 3, Result.BLACK_WINS)));

  private static Game forfeit(int white, int black) {
    return new Game(white, black, Result.forfeitedBy(Colour.BLACK));
  }

  @Test
  void only_finished_rated_games_between_rated_players_change_a_rating() {
    RatingChange ana = change(RatingReport.of(FIVE_ROUNDS, TournamentFacts.NONE), 1);
    assertThat(ana.games()).hasSize(1);
    assertThat(ana.sum()).isEqualTo(new Fraction(36, 100));
    assertThat(ana.change()).isEqualTo(7); // 0.36 x 20 = 7.2
    assertThat(ana.notRated())
        .containsExactly(
            new NotRated(2, 3, WhyNot.UNRATED_OPPONENT),
            new NotRated(3, 4, WhyNot.RECORDED_SO),
            new NotRated(4, 2, WhyNot.OPEN));
    assertThat(change(RatingReport.of(FIVE_ROUNDS, TournamentFacts.NONE), 2).notRated())
        .contains(new NotRated(2, 4, WhyNot.FORFEIT));
  }

  @Test
  void who_has_no_rating_may_get_a_first_one() {
    PlayerRating cleo = RatingReport.of(FIVE_ROUNDS, TournamentFacts.NONE).players().get(2);
    assertThat(cleo).isInstanceOf(PlayerRating.First.class);
    assertThat(((PlayerRating.First) cleo).first().games()).hasSize(3);
    assertThat(((PlayerRating.First) cleo).first().halves()).isEqualTo(5);
  }

  @Test
  void what_nobody_said_is_assumed_aloud() {
    RatingReport silent = RatingReport.of(FIVE_ROUNDS, TournamentFacts.NONE);
    assertThat(silent.edition()).isEqualTo(RatingEdition.OCTOBER_2025);
    assertThat(silent.assumptions())
        .contains(RatingAssumption.NEWEST_EDITION, RatingAssumption.STANDARD_KIND);

    LocalDate day = LocalDate.of(2024, 2, 1);
    RatingReport told =
        RatingReport.of(
            FIVE_ROUNDS,
            TournamentFacts.NONE.rated(Optional.of(RatingKind.RAPID), Optional.of(day)));
    assertThat(told.edition()).isEqualTo(RatingEdition.OCTOBER_2022);
    assertThat(told.kind()).isEqualTo(RatingKind.RAPID);
    assertThat(told.assumptions())
        .doesNotContain(RatingAssumption.NEWEST_EDITION, RatingAssumption.STANDARD_KIND);
  }

  @Test
  void the_year_of_birth_counts_from_the_first_day() {
    TournamentFacts facts =
        TournamentFacts.NONE.with(
            Map.of(2, PersonFacts.NONE.with(KFacts.NONE.withBirthYear(OptionalInt.of(2008)))));
    assertThat(factor(facts, LocalDate.of(2026, 12, 31))).isEqualTo(40);
    assertThat(factor(facts, LocalDate.of(2027, 1, 1))).isEqualTo(20);
  }

  private static int factor(TournamentFacts facts, LocalDate start) {
    return change(
            RatingReport.of(FIVE_ROUNDS, facts.rated(Optional.empty(), Optional.of(start))), 2)
        .factor()
        .value();
  }

  @Test
  void players_of_teams_are_rated_too() {
    List<Participant> people = new ArrayList<>();
    IntStream.rangeClosed(1, 4).forEach(n -> people.add(new Player(n, "P" + n, 2000)));
    people.add(new Team(1, "A", Optional.empty(), OptionalInt.empty(), List.of(1, 2)));
    people.add(new Team(2, "B", Optional.empty(), OptionalInt.empty(), List.of(3, 4)));
    Match match = new Match(1, 2, TeamBoards.of(List.of(1, 2), List.of(3, 4)));
    Match played =
        match.with(
            match.boards().stream().map(board -> board.with(GameResult.WHITE_WINS)).toList());
    Tournament league =
        new Tournament(Format.ROUND_ROBIN, PointSystem.of(MatchScoring.usual(2)), people, 1)
            .plus(Round.of(played));

    RatingReport report = RatingReport.of(league, TournamentFacts.NONE);
    assertThat(report.players())
        .extracting(each -> ((PlayerRating.Changed) each).change().change())
        .containsExactly(10, -10, -10, 10);
  }

  private static RatingChange change(RatingReport report, int player) {
    return ((PlayerRating.Changed) report.players().get(player - 1)).change();
  }

  /// Player 1 has six points of nine against grandmasters of three federations.
  private static Tournament strong() {
    List<Player> players = new ArrayList<>(List.of(player(1, 2300, "HUN", "FM")));
    String[] federations = {"AUT", "CZE", "POL"};
    IntStream.rangeClosed(2, 10)
        .forEach(n -> players.add(player(n, 2480, federations[n % 3], "GM")));
    Tournament tournament = new Tournament(Format.SWISS, PointSystem.CLASSIC, players, 9);
    for (int round = 1; round <= 9; round++) {
      Result result = round <= 4 ? Result.WHITE_WINS : round <= 8 ? Result.DRAW : Result.BLACK_WINS;
      tournament = tournament.plus(Round.of(new Game(1, round + 1, result)));
    }
    return tournament;
  }

  private static Player player(int number, int rating, String federation, String title) {
    return new Player(
        number,
        "Player" + number + ", Test",
        Optional.empty(),
        OptionalInt.of(rating),
        Optional.of(federation),
        Optional.of(title),
        Optional.of("100" + number));
  }

  @Test
  void a_norm_is_found_in_a_tournament() {
    NormReport report = NormReport.of(strong(), TournamentFacts.NONE);
    PlayerNorms first = report.players().getFirst();
    assertThat(first.norms()).extracting(Norm::title).containsExactly(NormTitle.GM, NormTitle.IM);
    assertThat(first.made().map(Norm::title)).contains(NormTitle.GM);
    assertThat(report.players().get(1).norms()).isEmpty(); // a grandmaster needs none
  }

  @Test
  void an_exemption_for_own_players_does_not_help_others() {
    TournamentFacts facts =
        new TournamentFacts(
            Optional.empty(),
            Optional.of("AUT"),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Optional.of(FederationExemption.NATIONAL_FINAL),
            Map.of());
    Tournament alone =
        strong()
            .withEntrants(
                strong().entrants().stream()
                    .map(each ->
                        each.number() == 1 ? each : player(each.number(), 2480, "HUN", "GM"))
                    .toList());
    assertThat(NormReport.of(alone, facts).players().getFirst().made()).isEmpty();
    Tournament home =
        alone.withEntrants(
            alone.entrants().stream()
                .map(each ->
                    player(
                        each.number(),
                        each.rating().orElseThrow(),
                        "AUT",
                        each.title().orElseThrow()))
                .toList());
    assertThat(NormReport.of(home, facts).players().getFirst().made()).isPresent();
  }

  @Test
  void rapid_chess_leads_to_no_norm() {
    TournamentFacts rapid =
        TournamentFacts.NONE.rated(Optional.of(RatingKind.RAPID), Optional.empty());
    assertThat(NormReport.of(strong(), rapid).missing())
        .extracting(Missing::requirement)
        .containsExactly(Requirement.TIME);
  }

  @Test
  void less_than_two_hours_leads_to_no_norm() {
    Tournament shorter =
        strong().with(strong().terms().with(Regulations.of(TimeControl.read("5400+20").orThrow())));
    assertThat(NormReport.of(shorter, TournamentFacts.NONE).missing())
        .containsExactly(Missing.of(Requirement.TIME, Fraction.of(110), Fraction.of(120)));
  }

  @Test
  void unrated_opponents_without_a_point_are_left_out_of_a_table() {
    Tournament table =
        new Tournament(
                Format.ROUND_ROBIN,
                PointSystem.CLASSIC,
                List.of(player(1, 2300, "HUN", "FM"), new Player(2, "New"), new Player(3, "Newer")),
                3)
            .plus(Round.of(new Game(1, 2, Result.WHITE_WINS)))
            .plus(Round.of(new Game(3, 1, Result.DRAW)));
    Norm norm = NormReport.of(table, TournamentFacts.NONE).players().getFirst().norms().getFirst();
    assertThat(norm.counted().games()).extracting(NormGame::opponent).containsExactly(3);
  }

  @Test
  void the_certificate_says_what_is_required_and_achieved() {
    NormReport report = NormReport.of(strong(), TournamentFacts.NONE);
    PlayerNorms player = report.players().getFirst();
    NormCertificate form =
        NormCertificate.of(
            strong(), TournamentFacts.NONE, report, player.player(), player.made().orElseThrow());
    assertThat(form.name()).isEqualTo("Player1");
    assertThat(form.firstName()).contains("Test");
    assertThat(form.average()).isEqualTo(2480);
    assertThat(form.required()).isEqualTo(Fraction.of(6)); // 2480 + 125 = 2605
    assertThat(form.achieved()).isEqualTo(Fraction.of(6));
    assertThat(form.exceeding()).isEqualTo(Fraction.ZERO);
    assertThat(form.opponents().federations()).isEqualTo(3);
    assertThat(form.opponents().foreign()).isEqualTo(9);
    assertThat(form.rounds())
        .extracting(NormCertificate.CertificateRound::score)
        .containsExactly("1", "1", "1", "1", "½", "½", "½", "½", "0");
  }

  @Test
  void the_report_counts_players_by_class() {
    TournamentReport form = TournamentReport.of(strong(), TournamentFacts.NONE);
    assertThat(form.rounds()).isEqualTo(9);
    assertThat(form.classes())
        .contains(
            new TournamentReport.ClassCount("rated", 10, 4, 0),
            new TournamentReport.ClassCount("GM", 9, 3, 0),
            new TournamentReport.ClassCount("FM", 1, 1, 0));
  }

  /// Twenty rated foreigners of three federations, ten of them with high titles.
  @Test
  void a_strong_swiss_is_found_out() {
    assertThat(exemption(20, 10)).contains(FederationExemption.STRONG_SWISS);
    assertThat(exemption(19, 10)).isEmpty();
    assertThat(exemption(20, 9)).isEmpty();
  }

  private static Optional<FederationExemption> exemption(int foreigners, int titled) {
    List<Player> players = new ArrayList<>();
    String[] federations = {"AUT", "CZE", "POL"};
    for (int n = 1; n <= foreigners; n++) {
      players.add(player(n, 2300, federations[n % 3], n <= titled ? "IM" : "FM"));
    }
    players.add(player(99, 2300, "HUN", "GM"));
    Tournament swiss = new Tournament(Format.SWISS, PointSystem.CLASSIC, players, 9);
    TournamentFacts hungary =
        new TournamentFacts(
            Optional.empty(),
            Optional.of("HUN"),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Map.of());
    return NormReport.of(swiss, hungary).terms().exemption();
  }
}
