package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.audit.finding.FindingKind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Remarks of programs, servers and people about the end of a game are compared with the result,
/// whether in the tag `Termination` or in the last comment.
class RemarkSpellingsTest {
  private static final String BARE_KING = "8/8/8/4k3/8/4K3/8/q7 w - - 0 60";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "White's flag fell",
        "White loses on time",
        "White forfeits on time",
        "White lost by time forfeit",
        "White lost (time)",
        "White loses because of time",
        "White time out",
        "White overstepped",
        "Time forfeit by White",
        "White disconnected and lost on time",
        "Anna Berg ran out of time",
        "Boris Tal won on time",
        "0-1 time",
        "0-1 (time)",
        "0-1, ZÜ",
        "Weiss ZÜ",
        "Weiß hat die Zeit überschritten",
        "Schwarz gewinnt durch Zeitüberschreitung",
        "Wit verliest door tijdsoverschrijding",
        "Wit ging door de vlag",
        "Il Bianco ha perso per il tempo",
        "Brancas perdem por tempo",
        "Białe przekroczyły czas",
        "Vit förlorade på tid",
        "Hvid tabte på tid",
        "Белые проиграли по времени",
        "White gives up",
        "Wit geeft op",
        "Il bianco abbandona",
        "As brancas abandonam",
        "Białe poddały się",
        "Vit gav upp",
        "Les blancs abandonnent",
        "Blancas abandonan",
        "White loses by adjudication",
        "Black wins by adjudication",
        "White forfeits by disconnection",
        "White's connection stalls",
        "White disconnects",
        "White makes an illegal move: e1e3",
        "Boris Tal won - game abandoned",
        "White loses by illegal move"
      })
  void who_lost_is_held_against_the_result(String remark) {
    assertThat(found(remark, "1-0")).isNotEmpty();
    assertThat(found(remark, "0-1")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Draw by mutual consent",
        "The players agreed to a draw",
        "Remis",
        "remise",
        "Tablas",
        "Ничья",
        "½-½"
      })
  void a_draw_is_held_against_the_result(String remark) {
    assertThat(found(remark, "1-0")).isNotEmpty();
    assertThat(found(remark, "1/2-1/2")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Position repeated three times",
        "Draw by 3-fold repetition",
        "Draw by fifty moves rule",
        "Draw by insufficient mating material",
        "stallo",
        "Game drawn by timeout vs insufficient material"
      })
  void a_draw_that_the_moves_do_not_make_is_found(String remark) {
    assertThat(found(remark, "1/2-1/2")).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"White mates", "Black mated", "Matt", "Мат", "mate", "Checkmate"})
  void a_mate_in_the_tag_is_held_against_the_moves(String remark) {
    assertThat(inTag(remark, "1-0")).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Zeit",
        "1-0 ZÜ",
        "1-0, time",
        "tijd",
        "temps",
        "время",
        "flag",
        "Black's clock ran out",
        "Partie gewonnen durch Zeitüberschreitung"
      })
  void a_flag_is_judged_in_any_words(String remark) {
    String bare = "[SetUp \"1\"]\n[FEN \"" + BARE_KING + "\"]\n";
    assertThat(kinds("2019.01.01", bare, "60. Ke2 Qa2+ {" + remark + "} 1-0"))
        .containsExactly(FindingKind.IMPOSSIBLE_WIN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black's connection stalls",
        "Adjudication: TB position",
        "mate in 3",
        "with mate",
        "White mates next",
        "Black will be mated",
        "Black resigns",
        "Black lost on time in a won position",
        "White is in time trouble",
        "tempo",
        "a draw was agreed?",
        "White offered a draw",
        "Black declined the draw",
        "threefold repetition was avoided",
        "Black could not avoid stalemate",
        "Black's last chance for a draw",
        "White wins",
        "Rules infraction",
        "stalled connection"
      })
  void what_fits_or_says_nothing_about_the_end_is_no_fault(String remark) {
    assertThat(found(remark, "1-0")).isEmpty();
  }

  private static List<FindingKind> found(String remark, String result) {
    List<FindingKind> tag = inTag(remark, result);
    List<FindingKind> comment = kinds("2024.05.01", "", "1. e4 e5 {" + remark + "} " + result);
    assertThat(tag.isEmpty()).isEqualTo(comment.isEmpty());
    return tag;
  }

  private static List<FindingKind> inTag(String remark, String result) {
    return kinds("2024.05.01", "[Termination \"" + remark + "\"]\n", "1. e4 e5 " + result);
  }

  private static List<FindingKind> kinds(String date, String tags, String moves) {
    String result = moves.substring(moves.lastIndexOf(' ') + 1);
    String pgn =
        """
        [Event "a"]
        [Site "a"]
        [Date "%s"]
        [Round "1"]
        [White "Anna Berg"]
        [Black "Boris Tal"]
        [Result "%s"]
        """
            .replaceFirst("%s", date)
            .replaceFirst("%s", result);
    return PlantedFaultsTest.audit(pgn + tags + "\n" + moves + "\n", Audit.byDate()).stream()
        .map(it -> it.finding().kind())
        .toList();
  }
}
