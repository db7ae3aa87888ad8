package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.MouseButton;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jadoube.web.Client.Table;
import org.jadoube.web.browser.Window.Hand;
import org.junit.jupiter.api.Test;

/// The things at a player's hand beside moves and claims.
final class BrowserFurtherTest extends Served {
  @Test
  void an_aborted_game_leads_to_another_one_with_the_colours_reversed() {
    Match match = match();
    match.white().click("#abort");
    for (Window window : List.of(match.white(), match.black())) {
      window.shows("#status", "White has called the game off. It has no result.");
      window.shows("#announcer", "White has called the game off. It has no result.");
      assertThat(window.page.locator("#actions")).isHidden();
    }
    match.black().click("#rematch");
    match.black().showsPart("#again p", "You have offered another game");
    match.white().showsPart("#again p", "Boris would like another game");
    match.white().showsPart("#asked", "Boris would like another game");
    String before = match.white().page.url();
    match.white().click("#rematch");
    match.white().page.waitForURL(url -> !url.equals(before));
    match.black().page.waitForURL(match.white().page.url());
    match.black().shows("#near .name", "Boris");
    match.black().move(Hand.CLICK, "e2", "e4");
    match.white().showsMove(1, "e4");
    match.hasNoComplaints();
  }

  @Test
  void a_game_is_aborted_only_until_both_have_moved() throws Exception {
    Table table = after("e2e4");
    Window black = sits(table, "black");
    assertThat(black.page.locator("#abort")).isVisible();
    client.move(table, table.black(), "e7e5");
    assertThat(black.page.locator("#abort")).isHidden();
    black.showsMove(2, "e5");
    Window white = sits(table, "white");
    white.showsMove(2, "e5");
    assertThat(white.page.locator("#abort")).isHidden();
  }

  @Test
  void what_a_wrong_claim_costs_is_said_before_it_is_made() throws Exception {
    Window white = sits(after("h2h3", "h7h6"), "white");
    white.square("e2").and(white.page.locator(".movable")).waitFor();
    white.click("#claim");
    white.shows("#claim-price", "If yours is wrong, Black gets 2 min. (FIDE 2023, Article 9.5.3)");
    assertThat(white.page.locator("#claim-price a")).hasAttribute("href", "/laws/2023/9.5.3");
    assertThat(white.page.locator("#claiming"))
        .hasAccessibleDescription(Pattern.compile("^You can claim .* Black gets 2 min"));
  }

  @Test
  void enter_upon_enter_neither_leaves_the_game_nor_loses_it() throws Exception {
    Window white = sits(after("h2h3", "h7h6"), "white");
    white.square("e2").and(white.page.locator(".movable")).waitFor();
    white.page.locator("#claim").press("Enter");
    assertThat(white.page.locator("#claiming [value=threefold]")).isFocused();
    white.page.keyboard().press("Escape");
    white.page.locator("#resign").press("Enter");
    assertThat(white.page.locator("#resigning")).isVisible();
    white.page.keyboard().press("Enter");
    assertThat(white.page.locator("#resigning")).isHidden();
    white.shows("#status", "Your move.");
  }

  @Test
  void the_right_button_draws_arrows_and_circles_which_a_click_clears() {
    Match match = match();
    Window white = match.white();
    draw(white, "d1", "h5");
    draw(white, "f7", "f7");
    assertThat(white.page.locator(".marks g.mark")).hasCount(1);
    assertThat(white.page.locator(".marks circle.mark")).hasCount(1);
    draw(white, "f7", "f7");
    assertThat(white.page.locator(".marks circle.mark")).hasCount(0);
    white.square("e5").click();
    assertThat(white.page.locator(".marks > *")).hasCount(0);
    assertThat(match.black().page.locator(".marks > *")).hasCount(0);
  }

  @Test
  void a_finger_that_rests_on_a_square_draws_an_arrow_from_there() throws Exception {
    Window white = sits(after(), "white");
    white.fingers().touch("touchStart", "e5");
    white.page.locator(".marks circle.mark").waitFor();
    for (String square : List.of("e6", "d6", "c6")) {
      white.fingers().touch("touchMove", square);
    }
    white.fingers().touch("touchEnd");
    assertThat(white.page.locator(".marks g.mark")).hasCount(1);
    assertThat(white.page.locator(".marks circle.mark")).hasCount(0);
  }

  private static void draw(Window window, String from, String to) {
    Mouse.DownOptions right = new Mouse.DownOptions().setButton(MouseButton.RIGHT);
    go(window, from);
    window.page.mouse().down(right);
    go(window, to);
    window.page.mouse().up(new Mouse.UpOptions().setButton(MouseButton.RIGHT));
  }

  private static void go(Window window, String square) {
    BoundingBox box = window.square(square).boundingBox();
    window.page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
  }

  @Test
  void what_the_reader_prefers_holds_at_once_and_after_a_reload() throws Exception {
    Window white = sits(after(), "white");
    white.square("e2").and(white.page.locator(".movable")).waitFor();
    white.click("#preferences-open");
    white.page.check("[name=theme][value=dark]");
    white.page.check("[name=board][value=walnut]");
    white.page.check("[name=pieces][value=slab]");
    white.page.uncheck("[name=targets]");
    white.click("#preferences button[value='']");
    white.page.reload();
    assertThat(white.page.locator("html")).hasAttribute("data-theme", "dark");
    assertThat(white.page.locator("body")).hasCSS("background-color", "rgb(28, 27, 24)");
    assertThat(white.square("a8")).hasCSS("background-color", "rgb(205, 180, 140)");
    assertThat(white.square("e1").locator("use"))
        .hasAttribute("href", Pattern.compile("/pieces-slab\\.svg#wk$"));
    white.square("e2").click();
    assertThat(white.square("e4")).hasClass(Pattern.compile("\\btarget\\b"));
    assertThat(white.page.locator("body")).hasClass(Pattern.compile("no-targets"));
  }

  @Test
  void on_a_phone_the_settings_are_closed_without_scrolling_and_by_a_tap_beside_them()
      throws Exception {
    Window phone = new Window(chromium.browser(), 390, 844, ColorScheme.LIGHT, "en-GB");
    phone.page.navigate(address() + "game/" + after().id());
    phone.click("#drawer-open");
    phone.click("#preferences-open");
    assertThat(phone.page.locator("#preferences .foot button")).isInViewport();
    phone.page.mouse().click(195, 3);
    assertThat(phone.page.locator("#preferences")).isHidden();
    phone.click("#drawer-open");
    phone.click("#preferences-open");
    phone.click("#preferences .foot button");
    assertThat(phone.page.locator("#preferences")).isHidden();
  }

  @Test
  void the_first_page_says_against_whom_one_plays_and_whose_move_it_is() throws Exception {
    Table table = client.table("300+3");
    play(table, "e2e4");
    Window black = Window.of(chromium.browser());
    black.keepsSeat(
        table.id(), String.format(Locale.ROOT, "{token: '%s', colour: 'black'}", table.black()));
    black.page.navigate(address());
    black.showsPart("#mine li a", "Black against Ana");
    black.showsPart("#mine li", "Your move.");
    black.showsPart("#mine li", "5 min + 3 s a move");
    black.click("#mine li a");
    black.page.waitForURL("**/game/" + table.id());
  }

  @Test
  void captured_material_is_counted_beside_the_name() throws Exception {
    Table table = after("e2e4", "d7d5", "e4d5");
    Window white = sits(table, "white");
    assertThat(white.page.locator("#near .lead-of")).hasText("+1");
    assertThat(white.page.locator("#far .lead-of")).isHidden();
    client.move(table, table.black(), "d8d5");
    assertThat(white.page.locator("#near .lead-of")).isHidden();
  }

  /// Whoever is behind may have captured something, too.
  @Test
  void an_image_of_captured_material_has_a_name_or_is_not_read_out() throws Exception {
    Window white = sits(after("e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5d2", "c1d2"), "white");
    assertThat(white.page.locator("#near .lead-of"))
        .hasAttribute("aria-label", "White is ahead by 8");
    assertThat(white.page.locator("#far .lead-of")).hasAttribute("aria-hidden", "true");
  }

  @Test
  void a_period_of_the_time_control_is_counted_down() throws Exception {
    Window white = sits(after("e2e4"), "white");
    white.shows("#near .stage", "39 to go · period 1 of 2");
    white.shows("#far .stage", "40 to go · period 1 of 2");
  }
}
