package org.jadoube.cli.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class StatsCommandTest {
  private static final String GAMES =
      """
      [Date "1950.??.??"]
      [White "Ana"]
      [Black "Boris"]
      [WhiteElo "1800"]
      [BlackElo "2000"]
      [TimeControl "180+2"]

      1. f3 e5 2. g4 Qh4# 0-1

      [Date "1951.01.02"]
      [White "Boris"]
      [Black "Ana"]
      [Result "1-0"]
      [Termination "time forfeit"]

      1. e4 c5 2. Nf3 1-0

      [White "Cyril"]
      [Black "Ana"]
      [FEN "8/8/8/4k3/8/8/4p3/4K3 w - - 0 1"]

      1. Kxe2 1/2-1/2

      [White "Cyril"]
      [Black "Dora"]

      1. e4 e5 2. Ke3 *
      """;

  @Test
  void an_archive_is_seen_at_a_glance() {
    Ran ran = Ran.withInput(GAMES, "stats", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.lines())
        .contains(
            "games     4",
            "results   1-0 1 (25.0 %), 1/2-1/2 1 (25.0 %), 0-1 1 (25.0 %), other 1 (25.0 %);"
                + " White scores 50.0 %",
            "plies     10 in all; median 2; most 4 (Ana – Boris, 1950.??.??)",
            "ratings   1800 to 2000; median 1800; 2 given",
            "        1  25.0 %  checkmate",
            "        1  25.0 %  dead position",
            "        1  25.0 %  on time, as the record says",
            "        1  25.0 %  with moves that cannot be read",
            "        3         0         1         2  16.7 %  Ana",
            "        2         2         0         0  100.0 %  Boris",
            "        1         0         0         1   0.0 %  1.f3 e5",
            "        1         0         0         1   0.0 %  blitz",
            "        1         1         0         0  100.0 %  1951",
            "        2         0         1         0  50.0 %  ?");
  }

  @Test
  void the_same_is_told_as_json() {
    JsonNode all =
        JsonMapper.builder().build().readTree(Ran.withInput(GAMES, "stats", "--json", "-").out());
    assertThat(all.path("games").intValue()).isEqualTo(4);
    assertThat(all.path("results").path("drawn").intValue()).isEqualTo(1);
    assertThat(all.path("plies").path("median").intValue()).isEqualTo(2);
    assertThat(all.path("endings").path("dead-position").intValue()).isEqualTo(1);
    assertThat(all.path("years").path(0).path("year").stringValue()).isEqualTo("1950");
    assertThat(all.path("players").path(0).path("name").stringValue()).isEqualTo("Ana");
    assertThat(all.path("players").path(0).path("lost").intValue()).isEqualTo(2);
    assertThat(all.path("playerCount").intValue()).isEqualTo(4);
  }

  @Test
  void long_lists_are_cut_and_years_taken_together() {
    Ran ran = Ran.withInput(GAMES, "stats", "--top", "2", "-");
    assertThat(ran.lines())
        .contains("        2         1         0         1  50.0 %  1950s", "… 4 names in all");
    assertThat(ran.out()).doesNotContain("Dora");
  }

  @Test
  void games_can_be_chosen() {
    Ran ran = Ran.withInput(GAMES, "stats", "--where", "winner=Boris and plies<=3", "-");
    assertThat(ran.lines()).contains("games     1");
  }

  @Test
  void nothing_is_said_of_nothing() {
    Ran ran = Ran.withInput("", "stats", "-");
    assertThat(ran.out()).isEqualTo("games     0\n");
    assertThat(ran.err()).contains("contains no games");
    assertThat(Ran.jadoube("stats", "absent.pgn").exit()).isEqualTo(ExitCode.MISUSE);
  }
}
