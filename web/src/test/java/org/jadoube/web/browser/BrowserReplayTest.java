package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Whoever watches, or looks at a finished game, is led through it.
final class BrowserReplayTest extends Served {
  private static Table table;

  @BeforeAll
  static void aGameIsPlayed() throws Exception {
    table = client.table("40/5400+30:1800+30");
    play(table, "e2e4", "d7d5", "e4d5", "d8d5");
    client.act(table, table.white(), "{\"type\":\"claim-draw\",\"claim\":\"threefold\"}", "c");
    client.act(table, table.white(), "{\"type\":\"resign\"}", "r");
  }

  private static Window watching(String path) {
    Window window = Window.of(chromium.browser());
    window.page.navigate(server.address() + path);
    return window;
  }

  private static void showsPly(Window window, String ply) {
    assertThat(window.page.locator("#ply")).hasValue(ply);
  }

  @Test
  void keys_buttons_and_the_time_line_lead_through_the_game() {
    Window window = watching("game/" + table.id());
    showsPly(window, "4");
    window.page.keyboard().press("ArrowLeft");
    showsPly(window, "3");
    assertThat(window.square("d5")).hasAttribute("data-piece", "P");
    window.page.keyboard().press("ArrowUp");
    showsPly(window, "0");
    assertThat(window.square("e2")).hasAttribute("data-piece", "P");
    window.click("#forth");
    showsPly(window, "1");
    window.page.locator("#ply").press("End");
    showsPly(window, "4");
    window.click("#first");
    window.click("#play");
    showsPly(window, "4");
  }

  @Test
  void an_engine_says_what_it_thinks_of_the_position_that_is_shown() {
    Window window = watching("game/" + table.id());
    window.click("#analyse");
    Locator said = window.page.locator("#analysis");
    assertThat(said).containsText("jadoube): ");
    window.click("#first");
    assertThat(said).containsText("…");
    assertThat(said).containsText("jadoube): ");
    window.click("#analyse");
    assertThat(said).hasText("");
  }

  @Test
  void other_moves_are_tried_on_the_analysis_board_and_the_game_stays_as_it_was() {
    Window window = watching("game/" + table.id() + "#2");
    window.click("#analyse");
    window.move(Window.Hand.CLICK, "g1", "f3");
    assertThat(window.page.locator("#variation li button")).hasText(new String[] {"2. Nf3"});
    assertThat(window.square("f3").locator("use")).hasAttribute("href", Pattern.compile("#wn$"));
    window.page.keyboard().press("ArrowLeft");
    assertThat(window.square("f3").locator("use")).hasCount(0);
    window.move(Window.Hand.CLICK, "b1", "c3");
    assertThat(window.page.locator("#variation li button"))
        .hasText(new String[] {"2. Nf3", "2. Nc3"});
    window.click("#variation-end");
    assertThat(window.square("c3").locator("use")).hasCount(0);
    showsPly(window, "2");
    window.click("#variation li button >> nth=0");
    window.click("#variation-remove");
    assertThat(window.page.locator("#variation li button")).hasText(new String[] {"2. Nc3"});
  }

  @Test
  void what_was_tried_on_the_analysis_board_survives_a_reload() {
    Window window = watching("game/" + table.id() + "#2");
    window.click("#analyse");
    window.move(Window.Hand.CLICK, "g1", "f3");
    assertThat(window.page.locator("#variation li button")).hasText(new String[] {"2. Nf3"});
    window.page.reload();
    window.click("#analyse");
    assertThat(window.page.locator("#variation li button")).hasText(new String[] {"2. Nf3"});
  }

  @Test
  void the_wheel_over_the_board_leads_through_the_game_unless_the_page_scrolls() {
    Window window = watching("game/" + table.id());
    window.square("e4").hover();
    window.page.mouse().wheel(0, -100);
    showsPly(window, "3");
    window.page.mouse().wheel(0, -100);
    showsPly(window, "2");
    window.page.mouse().wheel(0, 100);
    showsPly(window, "3");
    window.page.setViewportSize(390, 400);
    window.square("e4").hover();
    window.page.mouse().wheel(0, 100);
    window.page.waitForFunction("() => scrollY > 0");
    showsPly(window, "3");
  }

  @Test
  void the_end_of_the_game_is_in_sight_at_once() throws Exception {
    Table longer = client.table("300+3");
    for (String file : "abcdefgh".split("")) {
      play(longer, file + "2" + file + "3", file + "7" + file + "6");
    }
    for (String file : "abcdefgh".split("")) {
      play(longer, file + "3" + file + "4", file + "6" + file + "5");
    }
    client.act(longer, longer.white(), "{\"type\":\"resign\"}", "r");
    Window window = watching("game/" + longer.id());
    assertThat(window.page.locator("#moves .note").last()).containsText("resigned");
    window.page.waitForFunction(
        """
        () => {
          const [box, note] = [document.querySelector('.moves'), [...document.querySelectorAll('#moves .note')].at(-1)];
          return box.scrollHeight > box.clientHeight
            && note.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom;
        }
        """);
    assertThat(window.page.locator("#far .presence")).hasText("");
  }

  @Test
  void the_clocks_show_what_they_showed_then() {
    Window window = watching("game/" + table.id() + "#2");
    showsPly(window, "2");
    Locator clock = window.page.locator("#near .clock");
    assertThat(clock).hasText(Pattern.compile("1:\\d\\d:\\d\\d"));
    window.page.keyboard().press("ArrowUp");
    assertThat(clock).hasText("");
  }

  @Test
  void rulings_stand_on_the_time_line_and_lead_to_their_articles() {
    Window window = watching("game/" + table.id());
    assertThat(window.page.locator("#times .note.ruled")).hasCount(1);
    assertThat(window.page.locator("#moves .note a[href='/laws/2023/9.5.3']")).hasCount(1);
    assertThat(window.page.locator("#result .article a")).hasAttribute("href", "/laws/2023/5.1.2");
  }

  @Test
  void the_position_on_display_can_be_shared() {
    Window window = watching("game/" + table.id() + "#2");
    showsPly(window, "2");
    window.click("#sharing-open");
    window.page.check("#share-here");
    assertThat(window.page.locator("#share-link"))
        .hasValue(server.address() + "game/" + table.id() + "#2");
    assertThat(window.page.locator("#share-fen"))
        .hasValue("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    assertThat(window.page.locator("#share-frame"))
        .hasValue(Pattern.compile("^<iframe src=\"\\S+#2\" title=\"Ana .+ Boris\" "));
  }

  @Test
  void another_site_can_show_the_game_in_a_frame_and_no_other_page_of_ours() throws Exception {
    HttpServer club =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    club.createContext("/", BrowserReplayTest::answerAsClub);
    club.start();
    try {
      Window window = Window.of(chromium.browser());
      window.page.navigate("http://127.0.0.1:" + club.getAddress().getPort() + "/");
      FrameLocator shown = window.page.frameLocator("#shown");
      assertThat(shown.locator("[data-square=e4]")).hasAttribute("data-piece", "P");
      shown.locator("#last").click();
      assertThat(shown.locator("#status")).containsText("0-1");
      assertThat(window.page.frameLocator("#not").locator("#board")).hasCount(0);
    } finally {
      club.stop(0);
    }
  }

  private static void answerAsClub(HttpExchange exchange) throws IOException {
    String page =
        String.format(
            Locale.ROOT,
            "<!doctype html><iframe id=\"shown\" width=\"420\" height=\"560\""
                + " src=\"%1$sembed/%2$s#1\"></iframe><iframe id=\"not\""
                + " src=\"%1$sgame/%2$s\"></iframe>",
            server.address(),
            table.id());
    byte[] body = page.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
    exchange.sendResponseHeaders(200, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  @Test
  void everything_is_within_the_frame() {
    Window window = new Window(chromium.browser(), 420, 560, ColorScheme.LIGHT, "en-GB");
    for (int[] size : List.of(new int[] {420, 560}, new int[] {300, 460}, new int[] {700, 420})) {
      window.page.setViewportSize(size[0], size[1]);
      window.page.navigate(server.address() + "embed/" + table.id());
      showsPly(window, "4");
      assertThat(
              (Boolean)
                  window.page.evaluate(
                      "document.documentElement.scrollWidth <= innerWidth"
                          + " && document.documentElement.scrollHeight <= innerHeight"))
          .as("%s", List.of(size[0], size[1]))
          .isTrue();
    }
  }
}
