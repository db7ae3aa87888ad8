package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Nothing moves under the hand of a reader while a page comes over a slow line.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BrowserShiftTest extends Served {
  private static final double MOST = 0.05;
  private static final int REST_MILLIS = 1_000;

  private Exhibits shown;
  private String cookies;

  @BeforeAll
  void exhibit() throws Exception {
    Window official = Window.of(chromium.browser());
    shown = Exhibits.on(address(), client, official);
    cookies = official.page.context().storageState();
  }

  private Stream<Arguments> pages() {
    String board = "#board .movable";
    return Stream.of(
            new View("first page", "", "[name=edition] option"),
            new View("desk", "desk/" + shown.tournament(), "#list .flags li"),
            new View("desk of a board", "desk/" + shown.tournament() + "#3.4", "#acts button"),
            new View("game", "game/" + shown.own().id(), board))
        .flatMap(view ->
            Stream.of(
                Arguments.of(view.name(), view, 390, 844),
                Arguments.of(view.name(), view, 1280, 800)));
  }

  @ParameterizedTest
  @CsvSource({"390, 844", "1280, 800"})
  void a_lobby_that_comes_does_not_move(int width, int height) throws Exception {
    // Seeks last a minute only, and equal ones would play each other.
    client.post(
        "api/lobby/seeks", "{\"timeControl\":\"" + width + "+5\",\"name\":\"Vera Menchik\"}");
    View lobby = new View("lobby", "lobby", "#seeks li button");
    View invited =
        new View("challenge", "lobby?challenge=" + shown.challenge(), "#received .primary");
    a_page_that_comes_does_not_move(lobby.name(), lobby, width, height);
    a_page_that_comes_does_not_move(invited.name(), invited, width, height);
  }

  @ParameterizedTest(name = "{0}, {2} pixels wide")
  @MethodSource("pages")
  void a_page_that_comes_does_not_move(String name, View view, int width, int height) {
    try (BrowserContext context =
        chromium
            .browser()
            .newContext(
                new Browser.NewContextOptions()
                    .setViewportSize(width, height)
                    .setLocale("en-GB")
                    .setStorageState(cookies))) {
      Page page = context.newPage();
      page.setDefaultTimeout(Chromium.PATIENCE_MILLIS);
      LayoutShift.watch(page);
      SlowLine.before(page, 1);
      page.addInitScript(kept());
      view.show(page, address());
      page.waitForTimeout(REST_MILLIS);
      assertThat(LayoutShift.of(page)).as(LayoutShift.moved(page)).isLessThan(MOST);
    }
  }

  /// What a browser keeps of somebody who has signed in and plays Black.
  private String kept() {
    return String.format(
        Locale.ROOT,
        """
        localStorage.setItem('jadoube:account', 'Olga Novak');
        localStorage.setItem('jadoube:game:%s', JSON.stringify({ token: '%s', colour: 'black' }));
        """,
        shown.own().id(),
        shown.own().black());
  }
}
