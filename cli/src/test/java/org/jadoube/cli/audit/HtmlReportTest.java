package org.jadoube.cli.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HtmlReportTest {
  private static String mated(String date) {
    return "[White \"<b>Ana</b>\"]\n[Black \"Boris\"]\n[Date \""
        + date
        + "\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n";
  }

  @TempDir private Path directory;

  private String page(String games) throws IOException {
    Path file = directory.resolve("page.html");
    Ran ran = Ran.withInput(games, "audit", "--html", file.toString(), "-");
    assertThat(ran.err()).isEmpty();
    return Files.readString(file);
  }

  @Test
  void each_kind_has_examples_with_a_board_and_the_sentence() throws IOException {
    assertThat(page(mated("2019.01.01")))
        .contains("<code>contradicted-result</code>")
        .contains("class=\"board\"")
        .contains("href=\"#bq\"")
        .contains("Article 5.1.1");
  }

  @Test
  void the_worst_comes_first() throws IOException {
    String page = page(mated("2019.01.01"));
    assertThat(page.indexOf("contradicted-result")).isLessThan(page.indexOf("missing-tags"));
  }

  @Test
  void what_stands_in_a_game_is_never_markup() throws IOException {
    assertThat(page(mated("2019.01.01"))).contains("&lt;b&gt;Ana").doesNotContain("<b>Ana");
  }

  @Test
  void the_page_needs_nothing_else() throws IOException {
    assertThat(page(mated("2019.01.01"))).doesNotContain("<script", "<link", "url(", "src=");
  }

  @Test
  void years_are_shown_once_there_are_two() throws IOException {
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
  void a_page_of_many_findings_stays_small() throws IOException {
    assertThat(page(mated("2019.01.01").repeat(3_000))).hasSizeLessThan(100_000);
  }

  @Test
  void clean_games_are_said_to_be_clean() throws IOException {
    assertThat(
            page(
                "[Event \"E\"]\n[Site \"S\"]\n[Date \"2019.01.01\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n"))
        .contains("Nothing was found.");
  }

  @Test
  void a_page_that_cannot_be_written_is_told() {
    Path file = directory.resolve("no/page.html");
    Ran ran = Ran.withInput(mated("2019.01.01"), "audit", "--html", file.toString(), "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("page.html: cannot be written");
  }
}
