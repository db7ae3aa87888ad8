package org.jadoube.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening.Opened;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.JudgedBy;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.laws.edition.Edition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Games are judged by the Laws of their dates.
class ByDateTest {
  private static final String FIVE_TIMES = "Nf3 Nf6 Ng1 Ng8 ".repeat(4) + "e4 1-0\n\n";
  private static final String WITHOUT_MEN_TO_MATE =
      "[FEN \"8/8/8/4k3/8/3pK3/8/5B2 w - - 0 60\"]\n\n60. Kxd3 Kd5 61. Ke3 ";
  private static final String KNIGHT_AGAINST_QUEEN =
      "[FEN \"q7/8/8/4k3/8/4K3/8/6N1 w - - 0 60\"]\n";

  static List<PlacedFinding> audit(String pgn) {
    List<PlacedFinding> found = new ArrayList<>();
    try {
      Opened opened = (Opened) Archive.open("test", new ByteArrayInputStream(pgn.getBytes(UTF_8)));
      Audit.byDate().of(opened.archive(), found::add);
      found.removeIf(each -> each.finding().kind() == FindingKind.MISSING_TAGS);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return found;
  }

  private static String dated(String date) {
    return "[Date \"" + date + "\"]\n";
  }

  @ParameterizedTest
  @CsvSource({
    "1937.05.01, false",
    "2009.08.01, false",
    "2014.06.30, false",
    "2014.07.01, true",
    "2014.??.??, false",
    "2014.08.??, true",
    "2015.??.??, true",
    "20??.??.??, false",
    "2024.01.01, true",
    "????.??.??, true"
  })
  void a_fifth_repetition_ends_a_game_from_2014_on(String date, boolean over) {
    assertThat(audit(dated(date) + "\n" + FIVE_TIMES))
        .extracting(found -> found.finding().kind())
        .isEqualTo(
            over
                ? List.of(FindingKind.CLAIMABLE_DRAW, FindingKind.PLAYED_ON)
                : List.of(FindingKind.CLAIMABLE_DRAW));
  }

  @Test
  void an_illegal_move_is_cited_as_in_the_edition_of_the_day() {
    PlacedFinding found = audit(dated("2010.05.01") + "\n1. e4 e5 2. Ke3 *\n").getFirst();
    assertThat(found.finding().citation().orElseThrow().edition()).isEqualTo(Edition.FIDE_2009);
    assertThat(new FindingSentences().of(found)).endsWith("FIDE 2009.");
  }

  @Test
  void what_several_editions_agree_on_names_them_all() {
    PlacedFinding found = audit(dated("2014.??.??") + "\n1. f3 e5 2. g4 Qh4# 1-0\n").getFirst();
    assertThat(found.basis().editions()).containsExactly(Edition.FIDE_2009, Edition.FIDE_2014);
    assertThat(new FindingSentences().of(found))
        .endsWith(
            "FIDE 2014, Article 5.1a. The game is dated 2014.??.??: FIDE 2009 and FIDE 2014 agree.");
  }

  @Test
  void a_game_without_a_date_is_judged_by_the_newest_and_the_finding_says_so() {
    PlacedFinding found = audit("1. f3 e5 2. g4 Qh4# 1-0\n").getFirst();
    assertThat(found.basis().ground()).isEqualTo(JudgedBy.Ground.NO_DATE);
    assertThat(new FindingSentences().of(found)).endsWith("no date: judged by the newest edition.");
  }

  @ParameterizedTest
  @CsvSource({
    "2006.01.01, 1/2-1/2, PLAYED_ON",
    "1937.05.01, 1/2-1/2, ",
    "1937.05.01, 1-0, PLAYED_ON",
    "2005.??.??, 1/2-1/2, ",
    "2005.07.01, 1/2-1/2, PLAYED_ON"
  })
  void in_older_games_a_dead_position_is_only_held_against_a_win(
      String date, String result, FindingKind kind) {
    assertThat(audit(dated(date) + WITHOUT_MEN_TO_MATE + result))
        .extracting(found -> found.finding().kind())
        .isEqualTo(kind == null ? List.of() : List.of(kind));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2010.01.01 | Time forfeit                              |                                   | 1-0     | impossible-win 6.9
          2010.01.01 | A won on time                             |                                   | 1-0     | impossible-win 6.9
          2010.01.01 |                                           | Black forfeits on time            | 1-0     | impossible-win 6.9
          2016.01.01 | time forfeit                              |                                   | 1-0     | impossible-win 6.9
          2024.01.01 | Time forfeit                              |                                   | 1-0     | impossible-win 6.9
          2024.01.01 | Normal                                    |                                   | 1-0     | impossible-win 5.1.2
          2024.01.01 |                                           |                                   | 1-0     | impossible-win 5.1.2
          2010.01.01 | Normal                                    |                                   | 1-0     | nothing
          2010.01.01 |                                           |                                   | 1-0     | nothing
          1937.01.01 | time forfeit                              |                                   | 1-0     | nothing
          2024.01.01 | Rules infraction                          |                                   | 1-0     | nothing
          2024.01.01 | Abandoned                                 | Black forfeits on time            | 1-0     | nothing
          2010.01.01 | Time forfeit                              |                                   | 0-1     | nothing
          2010.01.01 | Time forfeit                              |                                   | 1/2-1/2 | nothing
          2010.01.01 |                                           | Black ran out of time and White has no material to mate | 1/2-1/2 | nothing
          2010.01.01 |                                           | White forfeits on time            | 1/2-1/2 | contradicted-result 6.9
          2010.01.01 |                                           | White loses on time.              | 1-0     | contradicted-result 6.9
          2010.01.01 |                                           | White nearly lost on time here, but Black offered a draw | 1/2-1/2 | nothing
          2010.01.01 | Time forfeit                              |                                   | *       | nothing
          2010.01.01 | exceeded time limit                       |                                   | 1-0     | impossible-win 6.9
          2010.01.01 | out of time                               |                                   | 1-0     | impossible-win 6.9
          2010.01.01 | time-forfeit                              |                                   | 1-0     | impossible-win 6.9
          2010.01.01 |                                           | Black's time ran out              | 1-0     | impossible-win 6.9
          2010.01.01 |                                           | And here Black's flag fell        | 1-0     | impossible-win 6.9
          2010.01.01 |                                           | Black lost on time in a won position | 1-0     | impossible-win 6.9
          2010.01.01 |                                           | Black loses on time; White has a knight | 1-0     | impossible-win 6.9
          2010.01.01 |                                           | Black lost on the clock (!)       | 1-0     | impossible-win 6.9
          2010.01.01 |                                           | Black would have lost on time     | 1-0     | nothing
          2010.01.01 |                                           | Black almost lost on time         | 1-0     | nothing
          2010.01.01 |                                           | Black lost on time in Karpov – Kortchnoi, 1974 | 1-0     | nothing
          2010.01.01 |                                           | Black was short of time           | 1-0     | nothing
          """)
  void a_fallen_flag_is_judged_by_its_own_article(
      String date, String termination, String comment, String result, String expected) {
    String pgn =
        dated(date)
            + (termination == null ? "" : "[Termination \"" + termination + "\"]\n")
            + KNIGHT_AGAINST_QUEEN
            + "\n60. Nf3+ "
            + (comment == null ? "" : "{" + comment + "} ")
            + result;
    String found =
        audit(pgn).stream()
            .map(each ->
                each.finding().kind().id()
                    + " "
                    + each.finding().citation().orElseThrow().article().number())
            .findFirst()
            .orElse("nothing");
    assertThat(found).isEqualTo(expected);
  }

  @Test
  void a_draw_on_time_is_wrong_where_both_could_still_checkmate() {
    String pgn = dated("2020.01.01") + "[Termination \"Time forfeit\"]\n\n1. e4 e5 1/2-1/2\n";
    assertThat(audit(pgn))
        .extracting(found -> found.finding().kind())
        .containsExactly(FindingKind.CONTRADICTED_RESULT);
  }

  @ParameterizedTest
  @CsvSource({
    "1927.12.31, 4k3/pppp4/8/8/8/8/8/R3K3, false",
    "1960.01.01, 4k3/pppp4/8/8/8/8/8/R3K3, true",
    "1960.01.01, 4k3/4r3/8/8/8/8/4B3/R3K3, false",
    "19??.??.??, 4k3/pppp4/8/8/8/8/8/R3K3, false",
    "1993.01.01, 4k3/4r3/8/8/8/8/4B3/R3K3, true",
    "2010.01.01, 4k3/4r3/8/8/8/8/4B3/R3K3, true"
  })
  void fifty_moves_could_be_claimed_as_the_rules_of_the_time_had_it(
      String date, String board, boolean claimable) {
    String start = "[FEN \"" + board + " w - - 99 90\"]\n\n";
    assertThat(audit(dated(date) + start + "90. Ra2 1/2-1/2\n"))
        .extracting(found -> found.finding().kind())
        .isEqualTo(claimable ? List.of(FindingKind.CLAIMABLE_DRAW) : List.of());
  }
}
