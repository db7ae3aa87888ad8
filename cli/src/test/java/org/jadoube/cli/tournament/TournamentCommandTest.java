package org.jadoube.cli.tournament;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class TournamentCommandTest {
  private static final String FILE =
      """
      012 Club <open>
      032 AUT
      042 2026/05/01
      222 5400+30
      XXR 3
      001    1 m FM Ana                               2100 AUT                         1.0    1     2 w 1
      001    2 m    Ben                               2000 AUT             2010/00/00  0.0    3     1 b 0
      001    3 w    Cleo                                   AUT                         0.5    2     4 w =
      001    4 w    Dora                              1800 AUT                         0.5    2     3 b =
      """;

  @TempDir Path directory;

  @Test
  void ratings_are_a_table_with_what_is_assumed() {
    Ran ran = Ran.withInput(FILE, "tournament", "ratings", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out())
        .startsWith(
            """
            standard ratings, B02 as since 2025-10-01
            no.  name  rating   K  games  score  expected  change   new
              1  Ana     2100  20      1      1      0.64      +7  2107
              2  Ben     2000  40      1      0      0.36     -14  1986
              3  Cleo       -   -      1    0.5         -       -     -
              4  Dora    1800  20      0      0      0.00       0  1800
            """)
        .contains("Assumed:", "an unrated player has no games from earlier events")
        .doesNotContain("the time control is not known");
  }

  @Test
  void a_player_is_calculated_game_by_game_with_articles() {
    Ran ran = Ran.withInput(FILE, "tournament", "ratings", "--player", "1", "-");
    assertThat(ran.lines())
        .contains(
            "    1         2    2000         100      0.64      1  B02 8.3.2",
            "sum 0.36 x K 20 = 7.2, +7 (B02 8.3.4)",
            "rating 2100 -> 2107");
    assertThat(Ran.withInput(FILE, "tournament", "ratings", "--player", "9", "-").exit())
        .isEqualTo(ExitCode.FOUND);
  }

  @Test
  void the_day_and_the_kind_may_be_said() {
    String out =
        Ran.withInput(
                FILE, "tournament", "ratings", "--start", "2023-05-01", "--kind", "blitz", "-")
            .out();
    assertThat(out).startsWith("blitz ratings, B02 as since 2022-10-01\n");
  }

  @Test
  void json_has_each_step_with_its_article() {
    JsonNode json = json(Ran.withInput(FILE, "tournament", "ratings", "--json", "-"));
    JsonNode ana = json.get("players").get(0);
    assertThat(ana.get("change").intValue()).isEqualTo(7);
    assertThat(ana.get("games").get(0).get("articles").get(0).stringValue()).isEqualTo("B02 8.3.2");
    assertThat(ana.get("k").get("assumptions").get(0).stringValue()).isEqualTo("never-higher");
    JsonNode cleo = json.get("players").get(2);
    assertThat(cleo.get("first").get("none").get("reason").stringValue())
        .isEqualTo("too-few-games");
  }

  @Test
  void what_a_norm_lacks_is_told_with_articles() {
    Ran ran = Ran.withInput(FILE, "tournament", "norms", "--player", "1", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out())
        .contains("1 Ana: no GM norm, 1 of 1", "missing: games, 1 of 9 (B01 1.4.1)")
        .contains("out of reach: games, 3 of 9 (B01 1.4.1)");
    JsonNode norm =
        json(Ran.withInput(FILE, "tournament", "norms", "--json", "--player", "1", "-"))
            .get("players")
            .get(0)
            .get("norms")
            .get(0);
    assertThat(norm.get("made").booleanValue()).isFalse();
    assertThat(norm.get("missing").get(0).get("requirement").stringValue()).isEqualTo("games");
  }

  @Test
  void an_unknown_exemption_is_refused() {
    Ran ran = Ran.withInput(FILE, "tournament", "norms", "--exemption", "local", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("there is no exemption 'local'", "national-final");
  }

  @Test
  void the_tournament_report_is_a_page_that_quotes_what_files_say() {
    Ran page = Ran.withInput(FILE, "tournament", "form", "it3", "-");
    assertThat(page.out()).contains("Club &lt;open&gt;", "IT3: tournament report");
    JsonNode json = json(Ran.withInput(FILE, "tournament", "form", "it3", "--json", "-"));
    assertThat(json.get("federation").stringValue()).isEqualTo("AUT");
    assertThat(json.get("classes").get(0).get("total").intValue()).isEqualTo(3);
  }

  @Test
  void there_is_no_certificate_without_a_norm() {
    Ran ran = Ran.withInput(FILE, "tournament", "form", "it1", "--player", "1", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("missing: games");
    assertThat(Ran.withInput(FILE, "tournament", "form", "it1", "-").exit())
        .isEqualTo(ExitCode.MISUSE);
  }

  @Test
  void a_file_is_filled_from_a_list_packed_or_not() throws IOException {
    String list =
        """
        ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA MAY26 Gms K  B-day Flag
        1001           Ana                                                          AUT F   FM                           2105  0   20 1990  w  \s
        nonsense
        1003           Cleo                                                         AUT F                                1700  0   40 2011  w  \s
        """;
    Path plain = Files.writeString(directory.resolve("list.txt"), list);
    Path packed = directory.resolve("list.zip");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(packed))) {
      zip.putNextEntry(new ZipEntry("standard_rating_list.txt"));
      zip.write(list.getBytes(UTF_8));
    }
    for (Path path : new Path[] {plain, packed}) {
      Ran ran = Ran.withInput(FILE, "tournament", "fill", "--ratings", path.toString(), "-");
      assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
      assertThat(ran.out()).contains("Cleo                              1700 AUT        1003");
      assertThat(ran.err())
          .contains(
              path + ":3: left out: found \"nonsense\", expected a FIDE number",
              "-: 2 Ben: not on the list",
              "-: 1: rating 2100 kept, the list has 2105");
    }
    Ran json = Ran.withInput(FILE, "tournament", "fill", "--json", "--ratings", "" + plain, "-");
    JsonNode filled = JsonMapper.shared().readTree(json.out());
    assertThat(filled.get("trf").stringValue()).contains("Cleo                              1700");
    assertThat(filled.get("remarks").toString()).contains("2 Ben: not on the list");
    assertThat(
            Ran.withInput(
                    FILE, "tournament", "fill", "--kind", "blitz", "--ratings", "" + packed, "-")
                .err())
        .contains("is a list of standard ratings, but blitz count");
  }

  @Test
  void what_is_no_list_is_refused() throws IOException {
    Path path = Files.writeString(directory.resolve("list.txt"), FILE);
    Ran ran = Ran.withInput(FILE, "tournament", "fill", "--ratings", path.toString(), "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("does not name the columns of a list");
  }

  @Test
  void prizes_are_shared_by_points_and_place() {
    Ran ran =
        Ran.withInput(
            FILE, "tournament", "prizes", "--amounts", "300,200", "--sharing", "hort", "-");
    assertThat(ran.out())
        .isEqualTo(
            """
            rank  no.  name  points   prize
               1    1  Ana        1  300.00
               2    3  Cleo     0.5  100.00
               2    4  Dora     0.5  100.00
            """);
    JsonNode list =
        json(
            Ran.withInput(
                FILE,
                "tournament",
                "prizes",
                "--amounts",
                "300 200",
                "--sharing",
                "equal",
                "--json",
                "-"));
    assertThat(list.at("/prizes/1/amount").stringValue()).isEqualTo("100.00");
    Ran rising =
        Ran.withInput(FILE, "tournament", "prizes", "--amounts", "2,3", "--sharing", "hort", "-");
    assertThat(rising.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(rising.err()).contains("--amounts: ", "found \"3\"", "the prize before, 2");
  }

  private static JsonNode json(Ran ran) {
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    return JsonMapper.shared().readTree(ran.out());
  }
}
