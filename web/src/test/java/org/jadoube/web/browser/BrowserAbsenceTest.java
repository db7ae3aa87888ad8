package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.Locale;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The pages shown where there is no page, no game, no seat or no server.
final class BrowserAbsenceTest extends Served {
  @ParameterizedTest
  @CsvSource({
    "nowhere, en-GB, There is nothing here, no page at this address",
    "game, de, Hier ist nichts, keine Seite",
    "assets/nothing.js, cs, Tady nic není, není žádná stránka",
    "game/abcdefgh2345, en-GB, There is nothing here, no game at this address",
    "game/no-game, sl, Tukaj ni ničesar, ni partije",
    "join/abcdefgh2345#secret, bg, Тук няма нищо, няма партия"
  })
  void an_unknown_address_has_a_page_that_leads_home(
      String path, String locale, String heading, String sentence) {
    Window window = Window.of(chromium.browser(), locale);
    Response response = window.page.navigate(address() + path);
    assertThat(response.status()).isEqualTo(404);
    window.shows("h1", heading);
    window.showsPart(".lead", sentence);
    assertThat(window.page.locator("main :is(button, .square)")).hasCount(0);
    window.page.selectOption("#language", "en");
    window.shows("h1", "There is nothing here");
    window.click("main a");
    window.shows("h1", "Chess, with every rule in force.");
    assertThat(window.complaints).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'0123456789abcdefghijkl'",
        "'ошибка'",
        "17",
        "'" + "x" + "'.repeat(5000)",
        "{}",
        "null"
      })
  void a_stale_seat_lets_its_owner_watch(String token) throws Exception {
    Table table = client.table("-");
    client.move(table, table.white(), "e2e4");
    Window window = Window.of(chromium.browser());
    window.keepsSeat(table.id(), String.format(Locale.ROOT, "{token: %s, colour: 'white'}", token));
    window.page.navigate(address() + "game/" + table.id());
    window.showsMove(1, "e4");
    window.shows("#unseated", "This browser’s seat is no longer valid; you are watching.");
    window.shows("#connection", "connected");
    assertThat(window.page.locator("#actions")).isHidden();
    client.move(table, table.black(), "e7e5");
    window.showsMove(2, "e5");
    assertThat(window.complaints).isEmpty();
  }

  @Test
  void a_stale_seat_does_not_keep_anybody_from_an_invitation() throws Exception {
    var game = client.post("api/games", "{\"colour\":\"white\"}").json();
    String id = game.path("id").stringValue();
    Window window = Window.of(chromium.browser());
    window.page.navigate(address());
    window.page.evaluate(
        "id => localStorage.setItem('jadoube:game:' + id, JSON.stringify({token: 'stale'}))", id);
    window.page.navigate(address() + "game/" + id);
    window.showsPart("#unseated", "no longer valid");
    window.page.navigate(address() + game.path("joinPath").stringValue().substring(1));
    window.click("#accept .primary");
    window.page.waitForURL("**/game/*");
    window.shows("#connection", "connected");
    window.shows("#near .name", "Anonymous");
    assertThat(window.page.locator("#unseated")).isHidden();
  }

  @Test
  void a_game_that_cannot_be_reached_is_tried_again() throws Exception {
    Table table = client.table("-");
    Window window = Window.of(chromium.browser());
    List<Boolean> cut = new java.util.ArrayList<>(List.of(true));
    window.page.routeWebSocket(
        url -> url.contains("/stream"),
        socket -> {
          if (cut.getFirst()) {
            socket.close();
          } else {
            socket.connectToServer();
          }
        });
    window.page.navigate(address() + "game/" + table.id());
    window.showsPart("#trouble", "The server is not answering; trying again");
    assertThat(window.page.locator(".square").first()).isHidden();
    assertThat(window.page.locator("#trouble a")).hasAttribute("href", "/");
    cut.set(0, false);
    window.click("#trouble button");
    window.shows("#far .name", "Boris");
    assertThat(window.page.locator("#trouble")).isHidden();
  }

  @Test
  void a_game_that_the_server_cannot_show_is_said_to_be_one() throws Exception {
    Table table = client.table("-");
    Window window = Window.of(chromium.browser());
    window.page.routeWebSocket(
        url -> url.contains("/stream"),
        socket -> {
          socket.send(
              "{\"type\":\"error\",\"error\":{\"code\":\"server-error\",\"detail\":\"It is damaged.\"}}");
          socket.close();
        });
    window.page.navigate(address() + "game/" + table.id());
    window.showsPart("#trouble", "The server could not do that.");
    assertThat(window.page.locator(".square").first()).isHidden();
  }

  @Test
  void an_invitation_whose_game_cannot_be_fetched_is_tried_again() throws Exception {
    Table table = client.table("-");
    Window window = Window.of(chromium.browser());
    window.page.route("**/api/games/*", Route::abort);
    window.page.navigate(address() + "join/" + table.id() + "#secret");
    window.shows("#summary", "The server is not answering; try again later.");
    window.page.unroute("**/api/games/*");
    window.click("#retry button");
    window.shows(
        "#summary", "Somebody has already accepted this invitation; you can watch the game.");
    window.shows("h1", "This invitation is no longer open");
    window.showsPart(".facts", "Boris");
  }
}
