package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// The board, the clocks and all that a player can do fit into the window, whatever its shape.
@Tag("long")
final class BrowserLayoutTest extends Served {
  /// A window, and how much of its shorter side the board takes at least.
  private record Shape(int width, int height, double share) {}

  private static final List<Shape> SHAPES =
      List.of(
          new Shape(320, 568, 0.85),
          new Shape(360, 640, 0.9),
          new Shape(390, 664, 0.85),
          new Shape(390, 844, 0.9),
          new Shape(412, 915, 0.9),
          new Shape(568, 320, 0.85),
          new Shape(640, 360, 0.9),
          new Shape(667, 375, 0.9),
          new Shape(740, 360, 0.9),
          new Shape(844, 390, 0.9),
          new Shape(600, 960, 0.85),
          new Shape(700, 800, 0.6),
          new Shape(768, 1024, 0.75),
          new Shape(820, 1180, 0.8),
          new Shape(800, 600, 0.65),
          new Shape(960, 540, 0.9),
          new Shape(1024, 600, 0.65),
          new Shape(1024, 768, 0.72),
          new Shape(1180, 820, 0.75),
          new Shape(1280, 720, 0.72),
          new Shape(1280, 1024, 0.75),
          new Shape(1366, 650, 0.7),
          new Shape(1920, 1080, 0.75),
          new Shape(2560, 1440, 0.75),
          new Shape(3440, 1440, 0.75));

  private static final List<String> IN_PLAY =
      List.of(
          "#board",
          "#far .name",
          "#far .clock",
          "#near .name",
          "#near .clock",
          "#accept",
          "#decline",
          "#draw",
          "#claim",
          "#resign",
          "#connection",
          "#language");
  private static final List<String> WAITING =
      List.of(
          "#board", "#far .clock", "#near .clock", "#link", "#copy", "#enlarge, #qr", "#language");

  /// The faults in the places of some parts of the page.
  private static final String FAULTS =
      """
      (selectors) => {
        const faults = [];
        const parts = selectors.map((selector) =>
          [selector, [...document.querySelectorAll(selector)].find((part) => part.checkVisibility())]);
        const box = new Map(parts.map(([, part]) => [part, part?.getBoundingClientRect()]));
        for (const [selector, part] of parts) {
          if (!part) { faults.push(`${selector} is not shown`); continue; }
          const { left, top, right, bottom, width, height } = box.get(part);
          if (left < -.5 || top < -.5 || right > innerWidth + .5 || bottom > innerHeight + .5)
            faults.push(`${selector} lies outside: ${[left, top, right, bottom].map(Math.round)}`);
          for (const [x, y] of [[.5, .5], [.1, .2], [.9, .8]]) {
            const hit = document.elementFromPoint(left + x * width, top + y * height);
            if (!part.contains(hit) && !hit?.contains(part)) faults.push(`${selector} is covered by ${hit?.outerHTML.slice(0, 60)}`);
            else if (hit !== part && hit?.contains(part)) faults.push(`${selector} is cut off by ${hit.className}`);
          }
          if (part.scrollWidth > part.clientWidth + 1 && !part.matches('#link, .name, #connection, #language'))
            faults.push(`${selector} is too narrow for its text`);
        }
        parts.forEach(([one, a], i) => parts.slice(i + 1).forEach(([other, b]) => {
          const [p, q] = [box.get(a), box.get(b)];
          if (!p || !q) return;
          const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
          const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
          if (across > .5 && down > .5) faults.push(`${one} and ${other} overlap`);
        }));
        if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
        if (document.documentElement.scrollHeight > innerHeight) faults.push('the page is too high');
        return faults.join('\\n');
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"en-GB", "de", "bg"})
  void all_that_a_player_needs_fits_into_every_window(String locale) throws Exception {
    Window window = new Window(chromium.browser(), 1280, 720, ColorScheme.LIGHT, locale);
    sitsBeforeAnOffer(window);
    for (Shape shape : SHAPES) {
      assertFits(window, shape, IN_PLAY);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-GB", "de", "bg"})
  void whoever_waits_has_the_invitation_before_their_eyes(String locale) throws Exception {
    Window window = new Window(chromium.browser(), 1280, 720, ColorScheme.LIGHT, locale);
    waits(window);
    for (Shape shape : SHAPES) {
      assertFits(window, shape, WAITING);
    }
  }

  private static void sitsBeforeAnOffer(Window window) throws Exception {
    Table table = client.table("40/5400+30:1800+30");
    client.act(
        table,
        table.white(),
        "{\"type\":\"move\",\"attempt\":\"e2e4\",\"offersDraw\":true}",
        "offer");
    window.keepsSeat(
        table.id(), String.format(Locale.ROOT, "{token: '%s', colour: 'black'}", table.black()));
    window.page.navigate(server.address() + "game/" + table.id());
    window.page.locator("#accept").waitFor();
  }

  private static void waits(Window window) throws Exception {
    JsonNode game =
        client.post("api/games", "{\"timeControl\":\"300+3\",\"colour\":\"white\"}").json();
    String id = game.path("id").stringValue();
    window.keepsSeat(
        id,
        String.format(
            Locale.ROOT,
            "{token: '%s', colour: 'white', invitation: '%s'}",
            game.path("token").stringValue(),
            game.path("joinPath").stringValue()));
    window.page.route(
        "**/api/addresses",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setBody("{\"addresses\":[\"http://192.168.1.20:8080\"]}")));
    window.page.navigate(server.address() + "game/" + id);
    window.page.locator("#link").waitFor();
  }

  private static void assertFits(Window window, Shape shape, List<String> parts) {
    window.page.setViewportSize(shape.width(), shape.height());
    picture(window, shape);
    assertThat((String) window.page.evaluate(FAULTS, parts)).as("%s", shape).isEmpty();
    BoundingBox board = window.page.locator("#board").boundingBox();
    assertThat(board.width).as("%s", shape).isCloseTo(board.height, within(1.0));
    assertThat(board.width / Math.min(shape.width(), shape.height()))
        .as("%s", shape)
        .isGreaterThan(shape.share());
  }

  private static void picture(Window window, Shape shape) {
    Optional.ofNullable(System.getProperty("jadoube.screenshots"))
        .map(directory ->
            Path.of(
                directory,
                String.format(Locale.ROOT, "layout-%dx%d.png", shape.width(), shape.height())))
        .ifPresent(file -> window.page.screenshot(new Page.ScreenshotOptions().setPath(file)));
  }

  @ParameterizedTest
  @CsvSource({"2560, 1440", "1920, 1080", "3840, 2160"})
  void a_large_window_is_used(int width, int height) throws Exception {
    Window window = new Window(chromium.browser(), width, height, ColorScheme.LIGHT, "en-GB");
    sitsBeforeAnOffer(window);
    BoundingBox board = window.page.locator("#board").boundingBox();
    BoundingBox side = window.page.locator(".side").boundingBox();
    assertThat((side.x + side.width - board.x) / width).isGreaterThan(0.75);
  }

  @Test
  void a_notch_covers_nothing() throws Exception {
    Window window = new Window(chromium.browser(), 844, 390, ColorScheme.LIGHT, "en-GB");
    CDPSession devtools = window.page.context().newCDPSession(window.page);
    devtools.send(
        "Emulation.setSafeAreaInsetsOverride",
        (JsonObject)
            JsonParser.parseString("{\"insets\":{\"left\":47,\"right\":47,\"bottom\":21}}"));
    sitsBeforeAnOffer(window);
    assertThat((String) window.page.evaluate(FAULTS, IN_PLAY)).isEmpty();
    for (String part : IN_PLAY) {
      BoundingBox box = window.page.locator(part).boundingBox();
      assertThat(box.x).as(part).isGreaterThanOrEqualTo(47);
      assertThat(box.x + box.width).as(part).isLessThanOrEqualTo(844 - 47);
      assertThat(box.y + box.height).as(part).isLessThanOrEqualTo(390 - 21);
    }
  }

  @Test
  void a_finger_scrolls_on_the_board_unless_it_takes_up_a_piece() throws Exception {
    try (BrowserContext context =
        chromium
            .browser()
            .newContext(
                new Browser.NewContextOptions().setHasTouch(true).setViewportSize(320, 240))) {
      Table table = client.table("-");
      Page page = context.newPage();
      page.addInitScript(
          String.format(
              Locale.ROOT,
              "localStorage.setItem('jadoube:game:%s', JSON.stringify({token: '%s', colour: 'white'}))",
              table.id(),
              table.white()));
      page.navigate(server.address() + "game/" + table.id());
      page.locator("[data-square=d2].movable").waitFor();
      page.evaluate("addEventListener('scroll', () => (document.body.dataset.scrolled = 'yes'))");
      CDPSession finger = context.newCDPSession(page);
      swipeUp(finger, page.locator("[data-square=d2]"));
      PlaywrightAssertions.assertThat(page.locator(".flying")).hasCount(1);
      touch(finger, "touchEnd");
      PlaywrightAssertions.assertThat(page.locator("body[data-scrolled]")).hasCount(0);
      swipeUp(finger, page.locator("[data-square=e5]"));
      PlaywrightAssertions.assertThat(page.locator("body[data-scrolled]")).hasCount(1);
      touch(finger, "touchEnd");
    }
  }

  private static void swipeUp(CDPSession finger, Locator from) {
    BoundingBox box = from.boundingBox();
    double x = box.x + box.width / 2;
    double y = box.y + box.height / 2;
    touch(finger, "touchStart", x, y);
    for (int pixels = 0; pixels < 60; pixels += 6) {
      touch(finger, "touchMove", x, y - pixels);
    }
  }

  private static void touch(CDPSession finger, String type, double... at) {
    JsonArray points = new JsonArray();
    if (at.length > 0) {
      JsonObject point = new JsonObject();
      point.addProperty("x", at[0]);
      point.addProperty("y", at[1]);
      points.add(point);
    }
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    finger.send("Input.dispatchTouchEvent", event);
  }
}
