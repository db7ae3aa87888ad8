package org.jadoube.cli.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HtmlReportTest {
  private static final String CLEAN = game("Cup", "2019.01.01", "1. e4 e5 1-0");
  private static final String MATED = game("Cup", "2019.01.01", "1. f3 e5 2. g4 Qh4# 1-0");
  private static final String CLOCK = game("Cup", "2019.01.01", "1. e4 {[%clk soon]} e5 1-0");
  private static final String CLAIMABLE =
      game("Cup", "2019.01.01", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. d4 1-0");

  private static final String STALEMATE =
      game(
          "Cup",
          "2019.01.01",
          "1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6"
              + " 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 9. Qxc8 Kg6 10. Qe6 1-0");

  @TempDir private Path directory;

  private static String game(String site, String date, String moves) {
    return "[Event \"Open\"]\n[Site \""
        + site
        + "\"]\n[Date \""
        + date
        + "\"]\n[Round \"1\"]\n[White \"Ana\"]\n[Black \"Boris\"]\n[Result \"1-0\"]\n\n"
        + moves
        + "\n\n";
  }

  private static String mated(String date) {
    return game("Cup", date, "1. f3 e5 2. g4 Qh4# 1-0");
  }

  private String page(String games, String... options) throws IOException {
    Path file = directory.resolve("page.html");
    List<String> arguments = new ArrayList<>(List.of("audit", "--html", file.toString()));
    arguments.addAll(Arrays.asList(options));
    arguments.add("-");
    Ran ran = Ran.withInput(games, arguments.toArray(String[]::new));
    assertThat(ran.err()).isEmpty();
    return Files.readString(file);
  }

  private String everyKind() throws IOException {
    try (var in = HtmlReportTest.class.getResourceAsStream("every-kind.txt")) {
      String games = new String(in.readAllBytes(), UTF_8);
      return page(games, "--duplicates", "--tournaments");
    }
  }

  @Test
  void the_verdict_counts_games() throws IOException {
    assertThat(page(MATED + CLEAN + CLEAN)).contains(">Of 3 games, 1 has an error.<");
    assertThat(page(MATED.repeat(2) + CLOCK + CLEAN))
        .contains(">Of 4 games, 2 have an error and 1 more has something doubtful.<")
        .contains("2 with an error (50.0 %)", "1 with nothing found (25.0 %)");
  }

  @Test
  void a_game_with_several_findings_counts_once() throws IOException {
    String twice = game("Cup", "2019.13.01", "1. f3 {[%clk soon]} e5 2. g4 Qh4# 1-0");
    assertThat(page(twice + CLEAN)).contains(">Of 2 games, 1 has an error.<");
  }

  @Test
  void clean_games_are_said_to_be_clean() throws IOException {
    assertThat(page(CLEAN.repeat(1_500))).contains(">Nothing was found in 1,500 games.<");
    assertThat(page(CLEAN)).contains(">Nothing was found in 1 game.<").doesNotContain("<table");
  }

  @Test
  void notes_alone_are_no_errors() throws IOException {
    assertThat(page(CLAIMABLE + CLEAN))
        .contains("Of 2 games, none has an error or anything doubtful; there are notes about 1.");
  }

  @Test
  void nothing_is_denied_that_nobody_looked_for() throws IOException {
    assertThat(page(CLAIMABLE + CLEAN, "--ignore", "malformed"))
        .contains(">Of 2 games, 1 has a note.<")
        .contains("Some kinds of findings were left out.");
    assertThat(page(MATED + CLEAN, "--severity", "error"))
        .contains("1 with an error")
        .doesNotContain("with something doubtful", "with only a note");
  }

  @Test
  void one_game_is_not_counted() throws IOException {
    assertThat(page(MATED)).contains(">The only game has an error.<");
    assertThat(page(CLOCK)).contains(">The only game has something doubtful.<");
    assertThat(page(CLAIMABLE)).contains(">There is only a note about the only game.<");
  }

  @Test
  void the_page_says_how_it_was_checked() throws IOException {
    assertThat(page(MATED, "--edition", "2018", "--draw-after", "10", "--ignore", "malformed"))
        .contains("All games by FIDE 2018.")
        .contains("<code>--draw-after 10</code>", "<code>--edition 2018</code>")
        .contains("<dd>malformed</dd>")
        .contains("jadoube (not built)");
  }

  @Test
  void chosen_games_are_said_to_be_chosen() throws IOException {
    assertThat(page(MATED + CLEAN, "--where", "plies>3"))
        .contains("Only games that meet a condition were audited.")
        .contains("<code>--where plies&gt;3</code>");
  }

  @Test
  void what_could_not_be_found_out_is_said() throws IOException {
    Path html = directory.resolve("page.html");
    Ran.withInput(MATED, "audit", "--where", "WhiteElo>2000", "--html", html.toString(), "-");
    assertThat(Files.readString(html)).contains("<dd>1 game has no comparable WhiteElo.</dd>");
  }

  @Test
  void each_kind_has_its_meaning_and_examples_with_a_board_and_the_sentence() throws IOException {
    assertThat(page(MATED))
        .contains("<code>contradicted-result</code>")
        .contains("makes another result than the one recorded")
        .contains("class=\"board\"")
        .contains("href=\"#bq\"")
        .contains("After <strong>2...Qh4#</strong>. The result is 1-0")
        .contains("Article 5.1.1")
        .contains("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - ")
        .contains("standard input, game 1, line 1");
  }

  @Test
  void the_last_move_and_what_an_illegal_move_can_mean_are_drawn() throws IOException {
    assertThat(page(game("Cup", "2019.01.01", "1. e4 e5 2. Bc5 1-0")))
        .contains("class=\"last\" x=\"162\" y=\"122\"")
        .contains("d=\"M100 300L100 140\"", "d=\"M220 300L100 140\"");
  }

  @Test
  void a_board_is_told_in_words() throws IOException {
    assertThat(page(MATED)).contains("aria-label=\"White: king e1, queen d1, rooks a1 h1, ");
  }

  @Test
  void the_worst_comes_first() throws IOException {
    String page = page(CLAIMABLE + CLOCK + MATED);
    assertThat(page.indexOf("id=\"contradicted-result\""))
        .isLessThan(page.indexOf("id=\"impossible-clock\""));
    assertThat(page.indexOf("id=\"impossible-clock\""))
        .isLessThan(page.indexOf("id=\"claimable-draw\""));
  }

  @Test
  void a_rare_rule_has_an_example_beside_many_of_another() throws IOException {
    assertThat(page(MATED.repeat(50) + STALEMATE))
        .contains("51 findings in 51 games, with 6 examples")
        .contains("checkmate, Article 5.1.1", "stalemate, Article 5.2.1")
        .contains("After <strong>10.Qe6</strong>");
  }

  @Test
  void examples_come_from_several_files_and_no_rule_loses_its_only_one() throws IOException {
    Path html = directory.resolve("page.html");
    Path first = Files.writeString(directory.resolve("first.pgn"), MATED.repeat(20) + STALEMATE);
    Path second = Files.writeString(directory.resolve("second.pgn"), CLEAN + MATED.repeat(20));
    Ran.jadoube("audit", "--html", html.toString(), first.toString(), second.toString());
    assertThat(Files.readString(html))
        .contains("41 findings in 41 games, with 6 examples")
        .contains("first.pgn, game 1,", "first.pgn, game 21,", "second.pgn, game 2,")
        .doesNotContain("second.pgn, game 3,");
  }

  @Test
  void what_stands_in_a_game_is_never_markup() throws IOException {
    String page = page(MATED.replace("Ana", "<b>Ana\\\"'&"));
    assertThat(page).contains("&lt;b&gt;Ana").doesNotContain("<b>Ana");
  }

  @Test
  void an_address_on_the_web_is_a_link() throws IOException {
    assertThat(page(MATED.replace("[Site \"Cup", "[Site \"https://example.org/1?a=1&b=2")))
        .contains("href=\"https://example.org/1?a=1&amp;b=2\"")
        .contains(">example.org/1?a=1&amp;b=2</a>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "javascript:alert(1)",
        "JaVaScRiPt://example.org/%0Aalert(1)",
        "data:text/html,x",
        "//example.org",
        "https:alert(1)",
        "https://known.example@other.example/",
        "https://example.org/' onclick='alert(1)"
      })
  void nothing_else_is_a_link(String site) throws IOException {
    assertThat(page(MATED.replace("[Site \"Cup", "[Site \"" + site)))
        .contains("Open, round 1")
        .doesNotContain("rel=\"noopener");
  }

  @Test
  void the_page_needs_nothing_else() throws IOException {
    assertThat(everyKind()).doesNotContain("<script", "<link", "url(", "src=", "@import");
  }

  @Test
  void every_kind_can_be_shown() throws IOException {
    assertThat(everyKind())
        .contains(
            Arrays.stream(FindingKind.values()).map(kind -> "id=\"" + kind.id() + "\"").toList())
        .contains("4 more findings are about tournaments as a whole.");
  }

  @Test
  void the_markup_is_sound() throws IOException {
    Markup markup = Markup.of(everyKind());
    assertThat(markup.unclosed()).isEmpty();
    assertThat(markup.repeatedIds()).isEmpty();
    assertThat(markup.danglingLinks()).isEmpty();
    assertThat(markup.headings()).startsWith(1, 2).containsOnlyOnce(1);
    assertThat(markup.skippedHeadings()).isEmpty();
  }

  @Test
  void years_are_shown_once_there_are_two() throws IOException {
    assertThat(page(mated("2019.01.01"))).doesNotContain("By the year");
    assertThat(page(mated("2019.01.01") + mated("2021.??.??"))).contains(">2019<", ">2021<");
  }

  @Test
  void many_years_are_shown_by_decades() throws IOException {
    StringBuilder games = new StringBuilder();
    for (int year = 1960; year < 1999; year++) {
      games.append(mated(year + ".01.01"));
    }
    assertThat(page(games.toString())).contains(">1960s<", ">1990s<").doesNotContain(">1970<");
  }

  @Test
  void with_facts_all_games_are_counted_by_year_and_end() throws IOException {
    String clean = CLEAN.replace("2019", "2020");
    Path facts = directory.resolve("facts.csv");
    assertThat(page(MATED + clean.repeat(3), "--facts", facts.toString()))
        .contains("How the games ended", ">checkmate<", "won with the game still in play")
        .contains(">2020<");
    assertThat(page(MATED + clean)).doesNotContain("How the games ended", ">2020<");
  }

  @Test
  void several_files_are_listed_without_their_directory() throws IOException {
    Path one = Files.writeString(directory.resolve("one.pgn"), MATED + CLEAN);
    Path two = Files.writeString(directory.resolve("two.pgn"), CLEAN + CLOCK + CLEAN);
    Path html = directory.resolve("page.html");
    Ran.jadoube("audit", "--html", html.toString(), one.toString(), two.toString());
    assertThat(Files.readString(html))
        .contains(">Of 5 games, 1 has an error and 1 more has something doubtful.<")
        .contains(">one.pgn<", ">two.pgn<", "two.pgn, game 2")
        .doesNotContain(directory.toString());
  }

  @Test
  void a_page_of_many_findings_stays_small() throws IOException {
    assertThat(page(mated("2019.01.01").repeat(3_000))).hasSizeLessThan(50_000);
  }

  @Test
  void a_page_that_cannot_be_written_is_told() {
    Path file = directory.resolve("no/page.html");
    Ran ran = Ran.withInput(MATED, "audit", "--html", file.toString(), "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("page.html: cannot be written");
  }
}
