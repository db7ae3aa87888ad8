package org.jadoube.play.tournaments;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Stage;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Files of tournaments that were held here.
final class ReportFileTest {
  @Test
  void a_tournament_held_here_says_its_system_the_colour_drawn_and_the_days() {
    Tournament swiss =
        of(Format.SWISS, PointSystem.CLASSIC, 1)
            .plus(
                Round.of(new Game(3, 1), new Game(2, 4))
                    .appoint(Instant.parse("2026-03-07T10:00:00Z")));

    assertThat(file(swiss, ReportFile.Own.ALL))
        .contains("192 FIDE_DUTCH\r\n", "152 B\r\n")
        .containsPattern("132 {88}26/03/07\r\n");
    assertThat(file(swiss, ReportFile.Own.BUT_SYSTEM)).contains("152 B").doesNotContain("192 ");
    assertThat(file(swiss, ReportFile.Own.NONE)).doesNotContain("192 ", "152 ", "132 ");
  }

  @Test
  void games_that_were_not_made_here_come_from_elsewhere() {
    Tournament entered = of(Format.SWISS, PointSystem.CLASSIC, 2);

    assertThat(ReportFile.own(entered, true)).isEqualTo(ReportFile.Own.ALL);
    assertThat(ReportFile.own(entered, false)).isEqualTo(ReportFile.Own.BUT_SYSTEM);
    assertThat(ReportFile.own(entered.plus(new Round(List.of(new Game(1, 2))).publish()), true))
        .isEqualTo(ReportFile.Own.NONE);
    assertThat(ReportFile.own(entered.reporting(List.of("032 NED")), true))
        .isEqualTo(ReportFile.Own.NONE);
  }

  @Test
  void records_of_a_file_are_not_replaced_by_our_own() {
    Tournament kept =
        of(Format.SWISS, PointSystem.CLASSIC, 1)
            .plus(Round.of(new Game(3, 1), new Game(2, 4)))
            .reporting(List.of("192 FIDE_DUBOV", "152 W"));

    assertThat(file(kept, ReportFile.Own.ALL))
        .contains("192 FIDE_DUBOV\r\n", "152 W\r\n")
        .doesNotContain("FIDE_DUTCH", "152 B");
  }

  @ParameterizedTest
  @CsvSource({
    "ROUND_ROBIN, 3, false, BERGER_ROUNDROBIN",
    "ROUND_ROBIN, 6, false, FIDE_DOUBLEROUNDROBIN",
    "ROUND_ROBIN, 9, false, CUSTOM_ROUNDROBIN",
    "ROUND_ROBIN, 3, true, BERGER_TEAM_ROUNDROBIN",
    "SCHEVENINGEN, 4, false, FIDE_DOUBLESCHEVENINGEN",
    "KNOCKOUT, 2, false, CUSTOM_KNOCKOUT",
    "DOUBLE_SWISS, 4, false, FIDE_DOUBLESWISS",
    "SWISS, 3, true, FIDE_TEAM_TYPEA_MP_GP"
  })
  void each_format_has_its_code(Format format, int rounds, boolean teams, String code) {
    PointSystem points = teams ? PointSystem.of(MatchScoring.usual(2)) : PointSystem.CLASSIC;

    assertThat(file(of(format, points, rounds), ReportFile.Own.ALL))
        .contains("192 " + code + "\r\n");
  }

  private static Tournament of(Format format, PointSystem points, int rounds) {
    Terms terms = Terms.of("Open", format, Regulations.of(TimeControl.UNTIMED), points);
    return Tournament.of("", terms.lasting(rounds, 4))
        .at(Stage.RUNNING, rounds)
        .withEntrants(
            IntStream.rangeClosed(1, 4).mapToObj(n -> new Player(n, "Player " + n)).toList());
  }

  private static String file(Tournament tournament, ReportFile.Own own) {
    return Trf.write(ReportFile.of(tournament, own, List.of(), TrfDialect.TRF26).file());
  }
}
