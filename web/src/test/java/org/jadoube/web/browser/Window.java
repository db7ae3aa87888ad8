package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocket;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jadoube.web.DescribedMessages;
import org.jspecify.annotations.Nullable;

/// A player's window, with seats and cookies of its own.
final class Window {
  /// How a player moves a piece.
  enum Hand {
    /// By mouse, the button held down.
    DRAG,
    /// By mouse, one click after the other.
    CLICK,
    /// By a finger that carries the piece.
    SWIPE,
    /// By a finger, one tap after the other.
    TAP,
    /// With the arrow keys.
    ARROWS,
    /// By typing the names of the squares.
    NAMES
  }

  private static final boolean IS_LOOKED_AT =
      Stream.of(
              "jadoube.screenshots",
              ScreenshotsTest.DIRECTORY,
              MovingPictureTest.FILE,
              InteractiveTest.FILE)
          .anyMatch(wish -> System.getProperty(wish) != null);

  /// Invisible parts are not painted, but can be pressed and read all the same.
  private static final String TRANSPARENT =
      """
      window.unpainted = new CSSStyleSheet();
      window.unpainted.replaceSync('@media screen { html { opacity: 0 !important } }');
      document.adoptedStyleSheets.push(window.unpainted);
      """;

  final Page page;
  final List<String> complaints = new ArrayList<>();
  private boolean flipped;
  private @Nullable Fingers fingers;

  Window(Browser browser, int width, int height, ColorScheme scheme, String locale) {
    this(browser, width, height, scheme, locale, "{\"cookies\":[],\"origins\":[]}");
  }

  /// @param kept what the browser has kept from another window, as Playwright writes it
  Window(Browser browser, int width, int height, ColorScheme scheme, String locale, String kept) {
    page =
        browser
            .newContext(
                new Browser.NewContextOptions()
                    .setViewportSize(width, height)
                    .setColorScheme(scheme)
                    .setReducedMotion(ReducedMotion.REDUCE) // painted frames take most of the time
                    .setLocale(locale)
                    .setStorageState(kept))
            .newPage();
    page.setDefaultTimeout(Chromium.PATIENCE_MILLIS);
    page.setDefaultNavigationTimeout(Chromium.PATIENCE_MILLIS);
    if (!IS_LOOKED_AT) {
      page.addInitScript(TRANSPARENT); // painting is a quarter of what a move costs
    }
    page.onPageError(complaints::add);
    page.onWebSocket(this::follow);
    page.onConsoleMessage(message -> {
      if (message.text().contains("Content Security Policy")) {
        complaints.add(message.text());
      }
    });
  }

  /// Pages and server say nothing to each other but what is described.
  private void follow(WebSocket socket) {
    DescribedMessages described = new DescribedMessages(socket.url());
    socket.onFrameSent(frame -> listen(() -> described.hear(frame.text())));
    socket.onFrameReceived(frame -> listen(() -> described.tell(frame.text())));
  }

  private void listen(Runnable check) {
    try {
      check.run();
    } catch (AssertionError fault) {
      complaints.add(fault.getMessage());
    }
  }

  /// The document is painted from now on, for somebody who looks at it.
  static void paint(Page page) {
    page.evaluate("window.unpainted?.replaceSync('')");
  }

  static Window of(Browser browser) {
    return of(browser, "en-GB");
  }

  /// Of somebody whose browser is in that language.
  static Window of(Browser browser, String locale) {
    return new Window(browser, 1280, 800, ColorScheme.LIGHT, locale);
  }

  /// The browser keeps a seat, as it does after a game was made or an invitation accepted.
  ///
  /// @param seat a JavaScript object with `token` and `colour`, perhaps `invitation`
  void keepsSeat(String game, String seat) {
    page.addInitScript(
        String.format(
            Locale.ROOT,
            "localStorage.setItem('jadoube:game:%s', JSON.stringify(%s))",
            game,
            seat));
  }

  /// The player has the black pieces, and sees the board from their side. Waits until Black's side
  /// of the board is below.
  void sitsAtBlack() {
    flipped = true;
    assertThat(page.locator("[data-square]").first()).hasAttribute("data-square", "h1");
  }

  void shows(String selector, String text) {
    assertThat(page.locator(selector)).hasText(text);
  }

  void showsPart(String selector, String text) {
    assertThat(page.locator(selector)).containsText(text);
  }

  /// The focused element: the name of a square, or an id.
  String focus() {
    return (String)
        page.evaluate("document.activeElement.dataset.square ?? document.activeElement.id");
  }

  void showsMove(int ply, String san) {
    shows("#moves button[data-ply='" + ply + "']", san);
  }

  void click(String selector) {
    page.locator(selector).click();
  }

  /// Sets the size of the browser's letters; 16 is usual.
  void letters(int size) {
    JsonObject sizes = new JsonObject();
    sizes.addProperty("standard", size);
    JsonObject settings = new JsonObject();
    settings.add("fontSizes", sizes);
    page.context().newCDPSession(page).send("Page.setFontSizes", settings);
  }

  /// The player claims that a position has appeared three times, at once or with a move.
  ///
  /// @param how `now` or `intended`
  void claims(String how) {
    click("#claim");
    page.check("#claiming [value=threefold]");
    click("#claiming button[value=" + how + "]");
  }

  Locator square(String name) {
    return page.locator("[data-square='" + name + "']");
  }

  void move(Hand hand, String from, String to) {
    square(from).and(page.locator(".movable")).waitFor();
    switch (hand) {
      case DRAG -> drag(from, to);
      case CLICK -> {
        square(from).click();
        square(to).click();
      }
      case SWIPE -> fingers().swipe(from, to);
      case TAP -> {
        fingers().tap(from);
        fingers().tap(to);
      }
      case ARROWS -> {
        walk(focused(), from);
        page.keyboard().press("Enter");
        walk(from, to);
        page.keyboard().press("Enter");
      }
      case NAMES -> {
        focused();
        page.keyboard().type(from);
        page.keyboard().press("Enter");
        page.keyboard().type(to);
        page.keyboard().press("Enter");
      }
    }
  }

  /// Answers the question what a pawn becomes.
  ///
  /// @param piece `q`, `r`, `b` or `n`
  void promote(Hand hand, String piece) {
    Locator button = page.locator("#promotion button[value=" + piece + "]");
    button.waitFor();
    switch (hand) {
      case ARROWS, NAMES -> {
        press("qrbn".indexOf(piece), "Tab", "Shift+Tab");
        assertThat(button).isFocused();
        page.keyboard().press("Enter");
      }
      case DRAG, CLICK, SWIPE, TAP -> button.click();
    }
  }

  Fingers fingers() {
    if (fingers == null) {
      fingers = new Fingers(this);
    }
    return fingers;
  }

  /// Carries a piece that cannot be moved now.
  void dragInVain(String from, String to) {
    drag(from, to);
  }

  private void drag(String from, String to) {
    BoundingBox start = square(from).boundingBox();
    BoundingBox end = square(to).boundingBox();
    page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
    page.mouse().down();
    page.mouse().move(end.x + end.width / 3, end.y + end.height / 3);
    page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
    page.mouse().up();
  }

  /// The square that Tab leads to.
  private String focused() {
    Locator entry = page.locator(".square[tabindex='0']");
    entry.focus();
    return entry.getAttribute("data-square");
  }

  private void walk(String from, String to) {
    int turn = flipped ? -1 : 1;
    press(turn * (to.charAt(0) - from.charAt(0)), "ArrowRight", "ArrowLeft");
    press(turn * (to.charAt(1) - from.charAt(1)), "ArrowUp", "ArrowDown");
  }

  private void press(int steps, String forward, String back) {
    for (int i = 0; i < Math.abs(steps); i++) {
      page.keyboard().press(steps > 0 ? forward : back);
    }
  }
}
