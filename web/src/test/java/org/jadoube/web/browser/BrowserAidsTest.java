package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jadoube.web.Client.Table;
import org.jadoube.web.browser.Window.Hand;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The helps for entering moves (E04 3.1.5): kept by the page under the Laws, by the server under
/// E04.
final class BrowserAidsTest extends Served {
  private static final Pattern PREMOVE = Pattern.compile("\\bpremove\\b");

  private static Window prefers(Window window, String preferences) {
    window.page.addInitScript(
        String.format(
            Locale.ROOT,
            "localStorage.setItem('jadoube:preferences', JSON.stringify(%s))",
            preferences));
    return window;
  }

  private static Window sits(Table table, String colour, String preferences) {
    Window window = prefers(Window.of(chromium.browser()), preferences);
    String token = colour.equals("white") ? table.white() : table.black();
    window.keepsSeat(
        table.id(), String.format(Locale.ROOT, "{token: '%s', colour: '%s'}", token, colour));
    window.page.navigate(server.address() + "game/" + table.id());
    return window;
  }

  private static Table online(String online) throws Exception {
    String terms =
        "{\"colour\":\"white\",\"name\":\"Ana\",\"regulations\":{\"edition\":\"E04\",\"timeControl\":\"300+3\""
            + online
            + "}}";
    JsonNode game = client.post("api/games", terms).json();
    String id = game.path("id").stringValue();
    JsonNode seat =
        client
            .post(
                "api/games/" + id + "/seats",
                "{\"name\":\"Boris\",\"invitation\":\""
                    + game.path("invitation").stringValue()
                    + "\"}")
            .json();
    return new Table(id, game.path("token").stringValue(), seat.path("token").stringValue());
  }

  @Test
  void a_premove_is_played_as_soon_as_the_opponent_has_moved_and_can_be_taken_back()
      throws Exception {
    Table table = client.table("300+3");
    client.move(table, table.white(), "e2e4");
    Window white = sits(table, "white", "{aids: ['premove']}");
    white.move(Hand.CLICK, "g1", "f3");
    assertThat(white.square("f3")).hasClass(PREMOVE);
    white.showsPart("#entered p", "Premove g1–f3");
    white.click("#cancel");
    assertThat(white.page.locator(".square.premove")).hasCount(0);
    white.move(Hand.DRAG, "d2", "d4");
    assertThat(white.square("d4")).hasClass(PREMOVE);
    client.move(table, table.black(), "e7e5");
    white.showsMove(3, "d4");
  }

  @Test
  void a_premove_is_taken_back_with_escape_or_by_a_click_where_nothing_is_moved() throws Exception {
    Table table = client.table("300+3");
    client.move(table, table.white(), "e2e4");
    Window white = sits(table, "white", "{aids: ['premove']}");
    white.move(Hand.DRAG, "d2", "d4");
    white.page.keyboard().press("Escape");
    assertThat(white.page.locator(".square.premove")).hasCount(0);
    white.move(Hand.TAP, "d2", "d4");
    white.fingers().tap("e6");
    assertThat(white.page.locator(".square.premove")).hasCount(0);
    white.move(Hand.CLICK, "d2", "d4");
    white.square("g1").click();
    assertThat(white.square("d4")).hasClass(PREMOVE);
    white.square("f3").click();
    assertThat(white.square("d4")).not().hasClass(PREMOVE);
    assertThat(white.square("f3")).hasClass(PREMOVE);
  }

  @Test
  void a_premove_that_has_become_impossible_is_dropped_and_said() throws Exception {
    Table table = client.table("300+3");
    client.move(table, table.white(), "e2e4");
    Window white = sits(table, "white", "{aids: ['premove']}");
    white.move(Hand.CLICK, "e4", "d5");
    client.move(table, table.black(), "e7e5");
    white.showsPart("#message", "no longer possible");
    white.shows("#status", "Your move.");
  }

  @Test
  void a_move_that_is_to_be_confirmed_is_sent_only_then() throws Exception {
    Table table = client.table("300+3");
    Window white = sits(table, "white", "{aids: ['confirmation']}");
    white.move(Hand.CLICK, "e2", "e4");
    white.showsPart("#entered p", "Play e2–e4?");
    white.click("#cancel");
    assertThat(white.square("e2")).hasAttribute("data-piece", "P");
    white.move(Hand.NAMES, "d2", "d4");
    assertThat(white.page.locator("#confirm")).isFocused();
    white.page.keyboard().press("Enter");
    white.showsMove(1, "d4");
  }

  @Test
  void one_square_is_enough_for_the_only_move_that_has_it() throws Exception {
    Table table = client.table("300+3");
    Window white = sits(table, "white", "{aids: ['smart-move']}");
    white.square("e2").and(white.page.locator(".movable")).waitFor();
    white.square("e4").click();
    white.showsMove(1, "e4");
  }

  @Test
  void under_e04_the_server_keeps_a_premove_over_a_reload() throws Exception {
    Table table = online("");
    client.move(table, table.white(), "e2e4");
    Window white = sits(table, "white", "{}");
    white.move(Hand.CLICK, "g1", "f3");
    white.showsPart("#entered p", "Premove g1–f3");
    white.page.reload();
    white.showsPart("#entered p", "Premove g1–f3");
    client.move(table, table.black(), "e7e5");
    white.showsMove(3, "Nf3");
  }

  @Test
  void under_e04_a_premove_leaves_no_trace_in_the_list_of_moves_and_a_dropped_one_is_explained()
      throws Exception {
    Table table = online("");
    client.move(table, table.white(), "e2e4");
    Window white = sits(table, "white", "{}");
    Window black = sits(table, "black", "{}");
    black.showsMove(1, "e4");
    white.move(Hand.CLICK, "e4", "d5");
    white.showsPart("#entered p", "Premove e4–d5");
    client.move(table, table.black(), "e7e5");
    white.showsMove(2, "e5");
    white.showsPart("#message", "illegal now; it is dropped");
    white.move(Hand.CLICK, "g1", "f3");
    white.showsMove(3, "Nf3");
    black.showsMove(3, "Nf3");
    assertThat(black.page.locator("#moves .note")).hasCount(0);
    assertThat(white.page.locator("#moves .note")).hasCount(1); // that it was dropped
  }

  @Test
  void under_e04_the_choice_of_aids_and_the_confirmation_are_acts_of_the_game() throws Exception {
    Table table = online("");
    Window white = sits(table, "white", "{}");
    white.square("e2").and(white.page.locator(".movable")).waitFor();
    white.click("#preferences-open");
    white.page.check("#preferences [name=confirmation]");
    white.click("#preferences button[value='']");
    white.page.reload();
    white.move(Hand.CLICK, "e2", "e4");
    white.showsPart("#entered p", "Play e2–e4?");
    white.page.reload();
    white.click("#confirm");
    white.showsMove(1, "e4");
  }

  @Test
  void a_tournament_that_allows_no_premoves_offers_none() throws Exception {
    Table table = online(",\"online\":{\"aids\":[\"confirmation\"]}");
    client.move(table, table.white(), "e2e4");
    Window white = sits(table, "white", "{}");
    white.showsMove(1, "e4");
    white.click("#preferences-open");
    assertThat(white.page.locator("#preferences [name=premove]")).isDisabled();
    assertThat(white.page.locator(".movable")).hasCount(0);
  }

  @Test
  void a_pawn_becomes_a_queen_without_a_question_where_that_is_wished() throws Exception {
    Table table = client.table("300+3");
    play(table, "h2h4", "g7g5", "h4g5", "h7h6", "g5h6", "a7a6", "h6h7", "a6a5");
    Window white = sits(table, "white", "{aids: ['automatic-promotion']}");
    white.move(Hand.CLICK, "h7", "g8");
    white.showsMove(9, "hxg8=Q");
    assertThat(white.page.getByRole(AriaRole.DIALOG)).hasCount(0);
  }
}
