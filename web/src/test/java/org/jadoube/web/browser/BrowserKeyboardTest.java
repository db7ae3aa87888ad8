package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.jadoube.web.Client.Table;
import org.jadoube.web.browser.Window.Hand;
import org.junit.jupiter.api.Test;

/// Going about the page by keyboard, and where the focus is then.
final class BrowserKeyboardTest extends Served {
  @Test
  void keys_lead_from_d4_to_where_the_player_looks() {
    Match match = match();
    leads(match, "ArrowUp", "d5", "d3");
    leads(match, "ArrowDown", "d3", "d5");
    leads(match, "ArrowLeft", "c4", "e4");
    leads(match, "ArrowRight", "e4", "c4");
    leads(match, "Home", "a4", "h4");
    leads(match, "End", "h4", "a4");
    leads(match, "PageUp", "d8", "d1");
    leads(match, "PageDown", "d1", "d8");
    leads(match, "Control+Home", "a8", "h1");
    leads(match, "Control+End", "h1", "a8");
  }

  private static void leads(Match match, String key, String asWhite, String asBlack) {
    leads(match.white(), key, asWhite);
    leads(match.black(), key, asBlack);
  }

  private static void leads(Window window, String key, String expected) {
    window.square("d4").focus();
    window.page.keyboard().press(key);
    assertThat(window.square(expected)).isFocused();
    assertThat(window.page.locator(".square[tabindex='0']")).hasAttribute("data-square", expected);
  }

  @Test
  void at_the_edge_the_focus_stays_on_the_board() throws Exception {
    Window white = sits(after(), "white");
    white.square("a1").focus();
    for (String key : List.of("ArrowLeft", "ArrowDown", "i", "9", "a", "Shift", "x", "1")) {
      white.page.keyboard().press(key);
      assertThat(white.square("a1")).isFocused();
    }
    assertThat(white.complaints).isEmpty();
  }

  @Test
  void escape_takes_the_hand_off_the_piece() throws Exception {
    Window white = sits(after(), "white");
    white.square("e2").and(white.page.locator(".movable")).focus();
    white.page.keyboard().press("Enter");
    assertThat(white.square("e2")).hasAttribute("aria-selected", "true");
    assertThat(white.square("e4")).hasAttribute("aria-label", Pattern.compile("can move here"));
    white.page.keyboard().press("Escape");
    assertThat(white.square("e2")).hasAttribute("aria-selected", "false");
    assertThat(white.page.locator(".target")).hasCount(0);
  }

  @Test
  void the_focus_stays_where_it_was_after_moves_of_both_players() {
    Match match = match();
    match.play(Hand.ARROWS, List.of("e2e4 e4"));
    assertThat(match.white().square("e4")).isFocused();
    match.play(Hand.NAMES, List.of("e7e5 e5", "g1f3 Nf3"));
    assertThat(match.white().square("f3")).isFocused();
    assertThat(match.black().square("e5")).isFocused();
  }

  @Test
  void after_a_promotion_the_focus_is_back_on_the_board_and_can_be_seen() throws Exception {
    Window white = sits(after(Match.PAWN_TO_H7), "white");
    white.move(Hand.NAMES, "h7", "g8");
    white.promote(Hand.NAMES, "n");
    white.showsMove(9, "hxg8=N");
    assertThat(white.square("g8")).isFocused();
    assertThat(white.page.locator(":focus-visible")).hasAttribute("data-square", "g8");
  }

  @Test
  void a_promotion_that_is_called_off_leaves_the_pawn_and_the_focus() throws Exception {
    Window white = sits(after(Match.PAWN_TO_H7), "white");
    white.move(Hand.NAMES, "h7", "g8");
    white.page.locator("#promotion").waitFor();
    assertThat(white.square("g8")).hasAttribute("data-piece", "P");
    white.page.keyboard().press("Escape");
    assertThat(white.square("h7")).hasAttribute("data-piece", "P");
    assertThat(white.square("g8")).isFocused();
  }

  @Test
  void a_button_that_goes_gives_the_focus_to_the_board() throws Exception {
    Table table = after("e2e4");
    client.act(table, table.white(), "{\"type\":\"offer-draw\"}", "offer");
    Window black = sits(table, "black");
    black.page.locator("#decline").waitFor();
    black.page.locator("#decline").focus();
    black.page.keyboard().press("Enter");
    assertThat(black.page.locator("#offer")).isHidden();
    assertThat(black.page.locator(".square:focus")).hasCount(1);
  }

  @Test
  void turning_the_board_keeps_the_square() throws Exception {
    Window white = sits(after(), "white");
    white.square("c3").focus();
    white.click("#flip");
    white.page.keyboard().press("Shift+Tab");
    assertThat(white.page.locator(".square[tabindex='0']")).hasAttribute("data-square", "c3");
  }
}
