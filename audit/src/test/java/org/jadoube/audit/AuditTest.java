package org.jadoube.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening.Opened;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.notation.pgn.PgnResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AuditTest {
  private static final String FOOLS_MATE = "1. f3 e5 2. g4 Qh4#";
  private static final String KNIGHTS_OUT_AND_BACK = "Nf3 Nf6 Ng1 Ng8 ";
  private static final String SHORTEST_STALEMATE =
      "1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7"
          + " 9. Qxc8 Kg6 10. Qe6";
  private static final String KINGS_AND_BISHOP = "[FEN \"8/8/8/4k3/8/3pK3/8/5B2 w - - 0 60\"]\n";
  private static final String KNIGHT_AGAINST_QUEEN =
      "[FEN \"q7/8/8/4k3/8/4K3/8/6N1 w - - 0 60\"]\n\n60. Nf3+ 1-0";
  private static final String KING_AND_ROOK = "[FEN \"8/8/8/4k3/8/8/8/R3K3 w - - 98 60\"]\n";

  /// The findings of each of these games: nothing, or one kind at one ply.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "nothing",
      textBlock =
          """
          1. e4 e5 1-0                                        | nothing             | 0
          1. f3 e5 2. g4 Qh4# 0-1                             | nothing             | 0
          1. f3 e5 2. g4 Qh4# 1-0                             | contradicted-result | 4
          1. f3 e5 2. g4 Qh4# 1/2-1/2                         | contradicted-result | 4
          1. f3 e5 2. g4 Qh4# *                               | contradicted-result | 4
          1. e4 e5 2. Ke3 d5 1-0                              | illegal-move        | 2
          1. e4 e5 2. Nf3 d5 3. Nd4 Nf6 4. Nc3 a6 5. Nb5 1-0  | ambiguous-move      | 8
          1. e4 e5 2. hello d5 1-0                            | unreadable          | 2
          1. e4 -- 1-0                                        | illegal-move        | 1
          1. e4 e5                                            | malformed           | 2
          1. e4 {a {b} c} e5 *                                | malformed           | 1
          """)
  void a_finding_names_its_kind_and_ply(String movetext, String kind, int ply) {
    List<PlacedFinding> found = audit(movetext);
    assertThat(found)
        .extracting(it -> it.finding().kind().id())
        .isEqualTo(kind == null ? List.of() : List.of(kind));
    assertThat(found).allSatisfy(it -> assertThat(it.place().ply()).isEqualTo(ply));
  }

  @Test
  void an_illegal_move_is_explained_by_article() {
    PlacedFinding found = only("1. e4 e5 2. Ke3 d5 1-0");
    Finding.IllegalMove illegal = (Finding.IllegalMove) found.finding();
    assertThat(illegal.written()).isEqualTo("Ke3");
    assertThat(illegal.citation().orElseThrow().article().number()).startsWith("3.8");
    assertThat(found.place().move()).isEqualTo("1...e5");
  }

  @Test
  void nothing_but_the_text_is_judged_behind_an_illegal_move() {
    assertThat(audit("1. f3 e5 2. g4 Qh4# 3. Kf2 1-0"))
        .extracting(it -> it.finding().kind())
        .containsExactly(FindingKind.ILLEGAL_MOVE);
  }

  @ParameterizedTest
  @CsvSource({"1-0, false", "1/2-1/2, true"})
  void stalemate_is_a_draw(String result, boolean right) {
    List<PlacedFinding> found = audit(SHORTEST_STALEMATE + " " + result);
    assertThat(found.isEmpty()).isEqualTo(right);
    assertThat(found).allSatisfy(it -> assertThat(articleOf(it)).isEqualTo("5.2.1"));
  }

  @Test
  void a_dead_position_is_a_draw_at_once() {
    PlacedFinding found = only(KINGS_AND_BISHOP + "\n60. Kxd3 Kd5 61. Ke3 1/2-1/2");
    Finding.PlayedOn playedOn = (Finding.PlayedOn) found.finding();
    assertThat(found.place().ply()).isEqualTo(1);
    assertThat(found.place().move()).isEqualTo("60.Kxd3");
    assertThat(playedOn.plies()).isEqualTo(2);
    assertThat(articleOf(found)).isEqualTo("5.2.2");
  }

  @Test
  void a_win_in_a_dead_position_is_contradicted() {
    PlacedFinding found = only(KINGS_AND_BISHOP + "\n60. Kxd3 1-0");
    assertThat(((Finding.ContradictedResult) found.finding()).expected()).isEqualTo(PgnResult.DRAW);
  }

  @Test
  void who_cannot_checkmate_cannot_win() {
    assertThat(only(KNIGHT_AGAINST_QUEEN).finding().kind()).isEqualTo(FindingKind.IMPOSSIBLE_WIN);
  }

  @Test
  void before_2023_a_resignation_could_make_anybody_win() {
    assertThat(audit(KNIGHT_AGAINST_QUEEN, Edition.FIDE_2018)).isEmpty();
  }

  @Test
  void the_third_time_a_draw_could_be_claimed() {
    PlacedFinding found = only(KNIGHTS_OUT_AND_BACK.repeat(2) + "1/2-1/2");
    assertThat(found.finding().kind()).isEqualTo(FindingKind.CLAIMABLE_DRAW);
    assertThat(found.place().ply()).isEqualTo(8);
    assertThat(articleOf(found)).isEqualTo("9.2.2");
  }

  @Test
  void twice_is_not_enough() {
    assertThat(audit(KNIGHTS_OUT_AND_BACK + "Nf3 1/2-1/2")).isEmpty();
  }

  @Test
  void the_fifth_time_ends_the_game() {
    assertThat(kinds(KNIGHTS_OUT_AND_BACK.repeat(4) + "1/2-1/2"))
        .containsExactly(FindingKind.CLAIMABLE_DRAW);
    assertThat(kinds(KNIGHTS_OUT_AND_BACK.repeat(4) + "1-0"))
        .containsExactly(FindingKind.CLAIMABLE_DRAW, FindingKind.CONTRADICTED_RESULT);
    assertThat(kinds(KNIGHTS_OUT_AND_BACK.repeat(4) + "e4 1-0"))
        .containsExactly(FindingKind.CLAIMABLE_DRAW, FindingKind.PLAYED_ON);
  }

  @Test
  void before_2014_a_fifth_time_ended_nothing() {
    assertThat(audit(KNIGHTS_OUT_AND_BACK.repeat(4) + "e4 1-0", Edition.FIDE_2009))
        .extracting(it -> it.finding().kind())
        .containsExactly(FindingKind.CLAIMABLE_DRAW);
  }

  @Test
  void fifty_moves_count_those_before_the_start() {
    PlacedFinding found = only(KING_AND_ROOK + "\n60. Ra2 Kd5 61. Ra3 1/2-1/2");
    assertThat(found.place().ply()).isEqualTo(2);
    assertThat(articleOf(found)).isEqualTo("9.3.2");
  }

  @Test
  void seventy_five_moves_end_the_game() {
    String start = KING_AND_ROOK.replace(" 98 ", " 148 ");
    assertThat(kinds(start + "\n60. Ra2 Kd5 1/2-1/2")).containsExactly(FindingKind.CLAIMABLE_DRAW);
    assertThat(kinds(start + "\n60. Ra2 Kd5 61. Ra3 1/2-1/2"))
        .containsExactly(FindingKind.CLAIMABLE_DRAW, FindingKind.PLAYED_ON);
  }

  @Test
  void checkmate_comes_before_the_seventy_five_moves() {
    String mateInOne = "[FEN \"7k/8/6K1/8/8/8/8/R7 w - - 149 90\"]\n\n90. Ra8# 1-0";
    assertThat(kinds(mateInOne)).containsExactly(FindingKind.CLAIMABLE_DRAW);
  }

  @Test
  void two_results_must_agree() {
    PlacedFinding found = only("[Result \"1-0\"]\n\n1. e4 0-1");
    assertThat(found.finding())
        .isEqualTo(new Finding.DifferingResults("1-0", PgnResult.BLACK_WINS));
  }

  @Test
  void variations_and_comments_are_not_judged() {
    assertThat(audit("1. e4 (1. Ke4 {Ke5}) e5 {2. Ke4} 1-0")).isEmpty();
  }

  @Test
  void a_game_is_named_by_number_line_and_players() {
    String first = "[White \"A\"]\n\n1. e4 1-0\n\n";
    FindingPlace place =
        only(first + "[White \"B\"]\n[Black \"C\"]\n\n" + FOOLS_MATE + " 1-0").place();
    assertThat(place.game()).isEqualTo(2);
    assertThat(place.line()).isEqualTo(5);
    assertThat(place.tags()).containsOnly(entry("White", "B"), entry("Black", "C"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void batches_and_threads_change_nothing(int threads) throws IOException {
    String game = "[White \"A\"]\n\n" + FOOLS_MATE + " 1-0\n\n[White \"B\"]\n\n1. Ke2 *\n\n";
    String pgn = game.repeat(50);
    List<PlacedFinding> found = new ArrayList<>();
    Summary summary =
        Audit.under(Edition.FIDE_2023).on(threads).inBatchesOf(64).of(archive(pgn), found::add);
    found.removeIf(each -> each.finding().kind() == FindingKind.MISSING_TAGS);
    assertThat(found).isEqualTo(audit(pgn));
    assertThat(summary.games()).isEqualTo(100);
    assertThat(summary.plies()).isEqualTo(200);
    assertThat(summary.bytes()).isEqualTo(pgn.length());
    assertThat(summary.findings())
        .containsOnly(
            entry(FindingKind.CONTRADICTED_RESULT, 50L),
            entry(FindingKind.ILLEGAL_MOVE, 50L),
            entry(FindingKind.MISSING_TAGS, 100L));
  }

  @ParameterizedTest
  @CsvSource({"Ra2, one more ply follows", "Ra2 Kd5, 2 more plies follow"})
  void what_was_played_after_the_end_is_counted_in_plies(String rest, String words) {
    String start = KING_AND_ROOK.replace(" 98 ", " 150 ");
    assertThat(audit(start + "\n60. " + rest + " 1/2-1/2"))
        .extracting(it -> new FindingSentences().of(it.finding()))
        .anyMatch(sentence -> sentence.contains(words));
  }

  @Test
  void findings_have_sentences() {
    FindingSentences sentences = new FindingSentences();
    String all = "[Result \"1-0\"]\n\n1. Ke2 0-1\n\n" + KNIGHTS_OUT_AND_BACK.repeat(5) + "1-0";
    assertThat(audit(all))
        .hasSizeGreaterThan(3)
        .allSatisfy(it -> assertThat(sentences.of(it.finding())).endsWith("."));
  }

  @ParameterizedTest
  @CsvSource({"2014, 9.6a, 9.6b", "2018, 9.6.1, 9.6.2", "2023, 9.6.1, 9.6.2"})
  void two_draws_at_the_same_move_are_both_cited_in_the_order_of_the_laws(
      String year, String first, String second) {
    Edition edition = Edition.named(year).orElseThrow();
    String pgn =
        "[FEN \"4k3/7r/8/8/8/8/R7/4K3 w - - 134 1\"]\n\n"
            + "Rb2 Rg7 Ra2 Rh7 ".repeat(4)
            + "Rb2 1/2-1/2";
    List<Finding> ends =
        audit(pgn, edition).stream()
            .map(PlacedFinding::finding)
            .filter(finding -> finding.kind() == FindingKind.PLAYED_ON)
            .toList();
    assertThat(ends)
        .containsExactly(
            new Finding.PlayedOn(
                new Citation(edition, Rule.FIVEFOLD_REPETITION, new Article(first)),
                List.of(
                    new Fact.SamePosition(List.of(0, 4, 8, 12, 16)),
                    new Fact.Under(
                        new Citation(edition, Rule.SEVENTY_FIVE_MOVES, new Article(second))),
                    new Fact.NoPawnMoveOrCapture(0, 150)),
                1,
                PgnResult.DRAW));
  }

  @Test
  void nothing_can_be_claimed_once_the_game_is_over() {
    assertThat(kinds(KINGS_AND_BISHOP + "60. Kxd3 " + "Kd5 Ke3 Ke5 Kd3 ".repeat(2) + "1/2-1/2"))
        .containsExactly(FindingKind.PLAYED_ON);
  }

  private static String articleOf(PlacedFinding found) {
    return found.finding().citation().orElseThrow().article().number();
  }

  private static List<FindingKind> kinds(String pgn) {
    return audit(pgn).stream().map(it -> it.finding().kind()).toList();
  }

  private static PlacedFinding only(String pgn) {
    List<PlacedFinding> found = audit(pgn);
    assertThat(found).hasSize(1);
    return found.getFirst();
  }

  private static List<PlacedFinding> audit(String pgn) {
    return audit(pgn, Edition.FIDE_2023);
  }

  private static List<PlacedFinding> audit(String pgn, Edition edition) {
    try {
      List<PlacedFinding> found = new ArrayList<>();
      Audit.under(edition).of(archive(pgn), found::add);
      found.removeIf(each -> each.finding().kind() == FindingKind.MISSING_TAGS);
      return found;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Archive archive(String pgn) {
    return ((Opened) Archive.open("test", new ByteArrayInputStream(pgn.getBytes(UTF_8)))).archive();
  }
}
