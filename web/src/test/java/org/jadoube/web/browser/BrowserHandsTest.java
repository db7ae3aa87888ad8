package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.jadoube.web.Client.Table;
import org.jadoube.web.browser.Window.Hand;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every kind of hand can play all there is to play, and is told why a move cannot be made.
final class BrowserHandsTest extends Served {
  private static final List<String> ALL_THERE_IS =
      List.of(
          "e2e4 e4",
          "d7d5 d5",
          "e4e5 e5",
          "f7f5 f5",
          "e5f6 exf6",
          "b8c6 Nc6",
          "f6g7 fxg7",
          "c8f5 Bf5",
          "g1f3 Nf3",
          "d8d7 Qd7",
          "f1b5 Bb5",
          "e8a8 O-O-O", // the king is put on the rook
          "e1g1 O-O",
          "d5d4 d4",
          "g7h8 n gxh8=N",
          "d4d3 d3",
          "h2h3 h3",
          "d3c2 dxc2",
          "h3h4 h4",
          "c2d1 r cxd1=R",
          "f1d1 Rxd1");

  @Tag("long")
  @ParameterizedTest
  @EnumSource(Hand.class)
  void plays_captures_en_passant_both_castlings_and_promotions(Hand hand) {
    Match match = match();
    match.play(hand, ALL_THERE_IS);
    isPlayedOut(match);
  }

  @Test
  void all_kinds_of_hand_in_turn_play_all_there_is() {
    Match match = match();
    match.play(ALL_THERE_IS);
    isPlayedOut(match);
  }

  private static void isPlayedOut(Match match) {
    assertThat(match.white().square("d1")).hasAttribute("data-piece", "R");
    assertThat(match.black().square("h8")).hasAttribute("data-piece", "N");
    match.hasNoComplaints();
  }

  @ParameterizedTest
  @EnumSource(
      value = Hand.class,
      names = {"DRAG", "NAMES"})
  void is_told_in_words_and_on_the_board_why_a_move_is_illegal(Hand hand) throws Exception {
    Window black = sits(after("e2e4", "f7f5", "d1h5"), "black");
    black.move(hand, "a7", "a6");
    black.showsPart("#message", "the king stays in check from h5. FIDE 2023, Article 3.9.2");
    assertThat(black.page.getByRole(AriaRole.ALERT)).containsText("Article 3.9.2");
    assertThat(black.square("h5")).hasClass(Pattern.compile("\\bcause\\b"));
    assertThat(black.square("a7")).hasAttribute("data-piece", "p");
    assertThat(black.square("a6")).hasAttribute("data-piece", "");
    assertThat(black.square("a6")).hasClass(Pattern.compile("\\brefused\\b"));
    black.move(hand, "g7", "g6");
    black.showsMove(4, "g6");
    black.shows("#message", "");
    assertThat(black.page.locator(".refused, .cause")).hasCount(0);
  }

  @Test
  void a_piece_that_has_no_legal_move_at_all_can_be_tried_too() throws Exception {
    Window white = sits(after("h2h3", "h7h6"), "white");
    white.move(Hand.DRAG, "a1", "a3");
    white.showsPart("#message", "Article 3.5");
    assertThat(white.square("a2")).hasClass(Pattern.compile("\\bcause\\b"));
  }

  @Test
  void the_reason_comes_in_the_language_of_the_visitor() {
    Match match = Match.begin(chromium, address(), "de-DE", "en-GB");
    match.white().move(Hand.DRAG, "e1", "g1");
    match.white().showsPart("#message", "Artikel 3.8");
  }

  @Test
  void a_piece_that_is_dragged_out_of_turn_goes_back_and_the_player_hears_whose_turn_it_is()
      throws Exception {
    Table table = after("e2e4");
    Window white = sits(table, "white");
    white.showsMove(1, "e4");
    white.dragInVain("d2", "d4");
    white.shows(
        "#message",
        "Black to move. To enter a move in advance, switch on premoves in the settings.");
    assertThat(white.square("d2")).hasAttribute("data-piece", "P");
    client.move(table, table.black(), "e7e5");
    white.showsMove(2, "e5");
    white.shows("#message", "");
  }

  @Test
  void a_mere_click_out_of_turn_is_not_answered() throws Exception {
    Table table = after("e2e4");
    Window white = sits(table, "white");
    white.showsMove(1, "e4");
    white.square("d2").click();
    white.square("d4").click();
    client.move(table, table.black(), "e7e5");
    white.showsMove(2, "e5");
    assertThat(white.page.locator(".selected")).hasCount(0);
    assertThat(white.page.locator("#message")).isEmpty();
  }

  /// Squares on which something else lies, whether or not it would take the click.
  private static final String COVERED =
      """
      () => {
        document.querySelector('#network').textContent = 'The connection is lost. '.repeat(20);
        document.querySelector('#skip')?.focus();
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(':not(.marks, .marks *) { pointer-events: auto !important }');
        document.adoptedStyleSheets.push(sheet);
        const covered = [...document.querySelectorAll('#board .square')].filter((square) => {
          const { left, top, width, height } = square.getBoundingClientRect();
          const [x, y] = [[left + 3, left + width / 2, left + width - 3], [top + 3, top + height / 2, top + height - 3]];
          return x.some((a) => y.some((b) => !square.contains(document.elementFromPoint(a, b))));
        });
        document.adoptedStyleSheets.pop();
        document.querySelector('#network').textContent = '';
        return covered.map((square) => square.dataset.square);
      }
      """;

  @Test
  void nothing_lies_on_the_board() throws Exception {
    Window white = sits(after("h2h3", "h7h6"), "white");
    for (int[] size : new int[][] {{390, 844}, {844, 390}, {640, 360}, {320, 568}, {1280, 800}}) {
      white.page.setViewportSize(size[0], size[1]);
      white.move(Hand.CLICK, "b1", "b3");
      white.showsPart("#message", "b1-b3");
      assertThat(white.page.locator("#message")).isInViewport();
      assertThat((List<?>) white.page.evaluate(COVERED)).as("%d × %d", size[0], size[1]).isEmpty();
      white.page.keyboard().press("Escape");
      white.shows("#message", "");
    }
  }

  @Test
  void a_refusal_goes_with_the_next_thing_that_the_player_does() throws Exception {
    Window white = sits(after("h2h3", "h7h6"), "white");
    white.move(Hand.CLICK, "e2", "e5");
    white.showsPart("#message", "e2-e5");
    white.square("d2").click();
    white.shows("#message", "");
    white.square("d7").click();
    white.showsPart("#message", "d2xd7");
    white.page.keyboard().press("Escape");
    white.shows("#message", "");
  }

  @Test
  void the_square_above_which_a_piece_is_carried_is_marked_until_it_is_put_there()
      throws Exception {
    Window white = sits(after(), "white");
    white.square("e2").and(white.page.locator(".movable")).waitFor();
    white.fingers().touch("touchStart", "e2");
    white.fingers().touch("touchMove", "e3");
    white.fingers().touch("touchMove", "e4");
    assertThat(white.page.locator(".square.over")).hasAttribute("data-square", "e4");
    white.fingers().touch("touchEnd");
    assertThat(white.page.locator(".square.over")).hasCount(0);
  }
}
