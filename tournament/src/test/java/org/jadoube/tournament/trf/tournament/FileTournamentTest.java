package org.jadoube.tournament.trf.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.notation.TextFault;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.Withdrawal;
import org.jadoube.tournament.table.Berger;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.trf.RandomTournament;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.TrfReading;
import org.jadoube.tournament.trf.conversion.Conversion;
import org.jadoube.tournament.trf.conversion.TrfLoss;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.RoundResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FileTournamentTest {
  private static final String ANA =
      "001    1      Ana                               2100 AUT                         1.0    1     2 w 1\n";
  private static final String BEN =
      "001    2      Ben                                  0                             0.0    2     1 b 0\n";

  @Test
  void a_file_is_a_tournament() {
    Tournament tournament = understood("142 3\n192 FIDE_ROUNDROBIN\n" + ANA + BEN).tournament();

    assertThat(tournament.format()).isEqualTo(Format.ROUND_ROBIN);
    assertThat(tournament.plannedRounds()).isEqualTo(3);
    assertThat(tournament.participants()).contains(new Player(2, "Ben"));
    assertThat(tournament.rounds()).map(round -> round.pairings().toString()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"CUSTOM_SWISS, true", "custom_team_swiss_GP, true", "CUSTOM_ROUNDROBIN, false"})
  void rules_of_the_organisers_own_are_told_not_to_be_followed(String code, boolean told) {
    TrfReading reading = Trf.read("192 " + code + "\r\n" + ANA + BEN);

    assertThat(understood(reading.file()).losses())
        .map(reading::placed)
        .filteredOn(each ->
            each.equals(
                "line 1, column 1: 192: the organiser's own rules ("
                    + code
                    + "), which no file tells; rounds are paired and checked by FIDE's system"))
        .hasSize(told ? 1 : 0);
  }

  @Test
  void points_that_the_results_do_not_give_are_told_with_their_place() {
    TrfReading reading = Trf.read("012 Open\r\n\r\n" + ANA.replace("1.0", "3.0") + BEN);

    assertThat(understood(reading.file()).losses())
        .map(reading::placed)
        .containsExactly(
            "line 3, column 81: 001: player 1 has 3.0 points, but the results give 1.0");
  }

  @Test
  void a_point_system_of_half_points_is_kept() {
    assertThat(understood("162  W 3.0    D 1.0    P 1.5\n" + ANA + BEN).tournament().points())
        .satisfies(points -> assertThat(points.games().winHalves()).isEqualTo(6))
        .satisfies(points -> assertThat(points.allocatedByeHalves()).isEqualTo(3));
  }

  /// `@` stands for the lines of both players.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          012 Nobody; There are no players.
          162  W 1.2/@; line 1, column 1: The point system is not one of half points in which winning is worth most.
          012 A/162  W 0.0/@; line 2, column 1: The point system is not one of half points in which winning is worth most.
          @/001    2      Cleo; line 4, column 1: Two players have the starting rank 2.
          """)
  void a_file_that_is_no_tournament_is_told(String file, String reason) {
    assertThat(reasons(file.replace("@", ANA + BEN).replace("/", "\n"))).containsExactly(reason);
  }

  @Test
  void lines_that_contradict_each_other_are_told_once_with_what_they_say() {
    assertThat(reasons(ANA + BEN.replace("1 b 0", "1 b 1")))
        .containsExactly(
            "line 1, column 92: Round 1: the lines of 1 and 2 contradict each other:"
                + " \"2 w 1\" and \"1 b 1\".");
    assertThat(reasons("\n\n" + ANA.replace("2 w 1", "7 w 1") + BEN.replace("1 b 0", "2 b 0")))
        .containsExactly(
            "line 3, column 92: Round 1: player 1 has the opponent 7, who has no line (001).",
            "line 4, column 92: Round 1: player 2 is their own opponent.");
  }

  private static List<String> reasons(String file) {
    TrfReading reading = Trf.read(file);
    return switch (FileTournament.of(reading.file())) {
      case FileTournament.NotUnderstood(var reasons) ->
          reasons.stream().map(reading::placed).toList();
      case FileTournament.Understood _ -> throw new AssertionError(file);
    };
  }

  @Test
  void random_tournaments_come_back_the_same() {
    for (int seed = 0; seed < 60; seed++) {
      TrfFile file = RandomTournament.of(seed, 6 + seed % 17, seed % 7);
      FileTournament.Understood read = understood(file);
      assertThat(read.losses()).isEmpty();
      Conversion written = TournamentFile.of(read.tournament(), List.of());

      assertThat(written.losses()).isEmpty();
      assertThat(rounds(written.file())).isEqualTo(rounds(file));
      assertThat(understood(written.file()).tournament()).isEqualTo(read.tournament());
    }
  }

  private static List<String> rounds(TrfFile file) {
    Stream<PlayerRecord.Player> players = file.playersByStartingRank().stream();
    return players
        .map(player -> player.person().name() + player.points() + player.rounds())
        .toList();
  }

  @Test
  void standings_are_written_with_their_tie_breaks() {
    Tournament tournament = understood(ANA + BEN).tournament();
    List<TieBreak> tieBreaks = TieBreak.readList("BH-C1, SB").orThrow();

    assertThat(Trf.write(TournamentFile.of(tournament, tieBreaks).file()))
        .contains("212 PTS,BH/C1,SB\r\n")
        .contains("1.0    1     2 w 1\r\n");
  }

  @Test
  void a_name_that_is_too_long_is_cut_off_and_told() {
    String name = "Wolfeschlegelsteinhausenbergerdorff, Hubert";
    Tournament tournament =
        new Tournament(
            Format.SWISS,
            PointSystem.CLASSIC,
            List.of(new Player(1, name)),
            1,
            List.of(),
            List.of());

    Conversion written = TournamentFile.of(tournament.plus(new Round(List.of())), List.of());

    assertThat(written.losses())
        .map(TrfLoss::message)
        .containsExactly("001: the end of \"" + name + "\" of player 1");
    assertThat(written.file().players().getFirst().person().name())
        .isEqualTo("Wolfeschlegelsteinhausenbergerdor");
  }

  @Test
  void points_beyond_the_columns_are_left_out_and_told() {
    Tournament tournament = understood("142 1\n162  W60.0    P60.0\n" + ANA + BEN).tournament();
    Round again = tournament.rounds().getFirst();
    Tournament longer =
        new Tournament(
            Format.MATCH,
            tournament.points(),
            tournament.participants(),
            2,
            List.of(again, again),
            List.of());

    Conversion written = TournamentFile.of(longer, List.of());

    assertThat(written.losses())
        .map(TrfLoss::message)
        .containsExactly("001: the 120.0 points of player 1");
    assertThat(written.file().players().getFirst().points()).isEmpty();
  }

  /// Player 4 has left after two of five rounds: two games of five are less than half.
  @Test
  void games_missed_after_a_withdrawal_are_written_as_forfeits() {
    List<Round> rounds =
        Berger.table(6).rounds().stream()
            .map(pairs ->
                new Round(
                    pairs.stream()
                        .<Pairing>map(pair -> new Game(pair.white(), pair.black()))
                        .toList()))
            .toList();
    Tournament left =
        new Tournament(
                Format.ROUND_ROBIN,
                PointSystem.CLASSIC,
                IntStream.rangeClosed(1, 6).mapToObj(n -> new Player(n, "Player " + n)).toList(),
                5,
                rounds,
                List.of())
            .plus(new Withdrawal(4, 2));

    Conversion written = TournamentFile.of(left);

    assertThat(written.file().players().get(3).rounds())
        .map(RoundEntry::result)
        .containsExactly(
            RoundResult.NONE,
            RoundResult.NONE,
            RoundResult.FORFEIT_LOSS,
            RoundResult.FORFEIT_LOSS,
            RoundResult.FORFEIT_LOSS);
    assertThat(
            written.file().players().stream()
                .flatMap(player -> player.rounds().stream())
                .filter(round -> round.result() == RoundResult.FORFEIT_WIN))
        .hasSize(3);
    assertThat(written.losses())
        .map(TrfLoss::message)
        .containsExactly(
            "001: that player 4 withdrew",
            "001: that player 4 left too early for any result to count (C.05 6.6)");
    Tournament twoMore = left.with(rounds.subList(0, 3)).at(left.stage(), 5);
    assertThat(understood(TournamentFile.of(twoMore).file()).tournament().withdrawals())
        .isEqualTo(List.of(new Withdrawal(4, 0)));
  }

  @Test
  void byes_of_rounds_to_come_are_kept_in_whatever_letter_they_stand() {
    String ana = ANA.replace("\n", "  0000 - =  0000 - +\n");

    Tournament read = understood("142 5\n" + ana + BEN).tournament();

    assertThat(read.byes())
        .containsExactly(
            new RequestedBye(2, 1, Bye.Kind.HALF_POINT),
            new RequestedBye(3, 1, Bye.Kind.FULL_POINT));
    assertThat(Trf.write(TournamentFile.of(read).file()))
        .contains("240 H 002 0001\r\n", "240 F 003 0001\r\n");
  }

  /// Only the rounds to come count: a bye of a round after the last is no absence.
  @Test
  void byes_beyond_the_last_round_make_nobody_leave() {
    Tournament read =
        understood("142 3\n" + ANA + BEN + "240 Z 002 0001\n240 Z 007 0001\n").tournament();

    assertThat(read.withdrawals()).isEmpty();
    assertThat(read.byes()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          142 5000| line 3, column 1: 142: "5000"; now "1"
          240 H 002 0007| line 3, column 1: 240: the bye of 7 in round 2, whom the tournament does not have
          240 H 002| line 3, column 1: 240: "240 H 002"
          062 7| line 3, column 1: 062: "7"; now "2"
          """)
  void what_a_tournament_writes_otherwise_is_told_with_its_line(String line, String message) {
    assertThat(differences(ANA + BEN + line)).containsExactly(message);
  }

  @Test
  void a_code_that_becomes_another_is_told_once_at_its_first_place() {
    String ana = ANA.replace("\n", "  0000 - =  0000 - =\n");

    assertThat(differences("142 5\n" + ana + BEN))
        .containsExactly("line 2, column 102: 001: \"0000 - =\"; now \"0000 - H\"");
  }

  /// Lines that are kept as they stand, but have no effect, or not the one that they name.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          260 001 003 0001; 260: a prohibition that names only one participant
          260 001 003 0001 0088; 260: the numbers [88], which the tournament does not have
          240 H 001 0001; 240: the bye of 1 in round 1, in which it is another
          """)
  void what_a_line_cannot_do_is_told(String line, String told) {
    assertThat(differences("142 3\n192 FIDE_DUTCH\n" + ANA + BEN + line + "\n"))
        .anyMatch(each -> each.endsWith(told));
  }

  @Test
  void of_two_byes_for_a_round_the_first_counts_and_the_other_is_told() {
    String file = "142 3\n192 FIDE_DUTCH\n" + ANA + BEN + "240 H 002 0001\n240 F 002 0001\n";

    assertThat(understood(file).tournament().byes())
        .containsExactly(new RequestedBye(2, 1, Bye.Kind.HALF_POINT));
    assertThat(differences(file)).anyMatch(each -> each.contains("240: the bye of 1 in round 2"));
  }

  private static List<String> differences(String text) {
    TrfReading reading = Trf.read(text);
    return FileDifferences.of(reading.file(), understood(reading.file())).stream()
        .map(reading::placed)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "7.3.26, 2026-03-07",
    "13.3.26, 2026-03-13",
    "15/03/2026, 2026-03-15",
    "03/15/2026, 2026-03-15",
    "07.03.26,",
    "07/03/2026,",
    "31.2.26,"
  })
  void a_day_in_another_form_is_read_if_it_can_be_one_only(String said, LocalDate day) {
    TrfReading reading = Trf.read("042 " + said + "\n" + ANA + BEN);

    assertThat(understood(reading.file()).tournament().terms().start())
        .isEqualTo(Optional.ofNullable(day));
    assertThat(reading.departures())
        .map(TextFault::message)
        .containsExactly(
            "line 1, column 5: found \""
                + said
                + "\", expected a date as YYYY/MM/DD"
                + (day == null ? "" : "; read as " + day.toString().replace('-', '/')));
  }

  private static FileTournament.Understood understood(String file) {
    return understood(Trf.read(file).file());
  }

  private static FileTournament.Understood understood(TrfFile file) {
    return (FileTournament.Understood) FileTournament.of(file);
  }
}
