package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Locale;

/// A screen with a board on which hands move the pieces.
final class TableWindow {
  static final String WHITE = "white";
  static final String BLACK = "black";

  final Window window;

  private TableWindow(Window window) {
    this.window = window;
  }

  /// A tablet that lies upright.
  static TableWindow tablet(Chromium chromium) {
    return of(chromium, 820, 1180, ColorScheme.LIGHT);
  }

  static TableWindow of(Chromium chromium, int width, int height, ColorScheme scheme) {
    return new TableWindow(new Window(chromium.browser(), width, height, scheme, "en-GB"));
  }

  /// The form is filled and sent.
  ///
  /// @param screens `one` or `two`
  /// @param ticked what else is wanted
  void setUp(String address, String screens, String... ticked) {
    window.page.navigate(address + "table");
    window.page.check("[name=screens][value=" + screens + "]");
    window.page.fill("[name=name]", "Ana");
    for (String name : ticked) {
      window.page.check("[name=" + name + "]");
    }
    if (List.of(ticked).contains("arbiter") && screens.equals("one")) {
      window.page.fill("[name=official]", "Vera");
    }
    window.click("button[type=submit]");
    isOpen();
  }

  void isOpen() {
    window.page.waitForURL("**/table/*");
    window.page.locator("body.ready").waitFor();
    window.shows("#connection", "connected");
  }

  /// Black starts White's clock.
  void begin() {
    press(BLACK);
    assertThat(edge(WHITE).locator(".clock")).hasAttribute("data-running", "true");
  }

  Locator edge(String colour) {
    return window.page.locator(".edge[data-colour=" + colour + "]");
  }

  void press(String colour) {
    deed(colour, "press");
  }

  void deed(String colour, String deed) {
    edge(colour).locator("[data-deed=" + deed + "]").click();
  }

  void reads(String colour, String part) {
    assertThat(edge(colour).locator(".words")).containsText(part);
  }

  void tap(String square) {
    window.square(square).click();
  }

  /// Carries a piece.
  void drag(String from, String to) {
    BoundingBox start = window.square(from).boundingBox();
    BoundingBox end = window.square(to).boundingBox();
    window.page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
    window.page.mouse().down();
    window.page.mouse().move(end.x + end.width / 3, end.y + end.height / 3);
    window.page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
    window.page.mouse().up();
  }

  /// A move by carrying the piece, and the clock.
  void move(String colour, String from, String to) {
    drag(from, to);
    press(colour);
  }

  /// A player claims something and means it.
  void claim(String colour, String what) {
    deed(colour, "claim");
    window.page.check("#claiming [value=" + what + "]");
    window.click("#claiming [value=yes]");
  }

  /// The letter of the piece that stands there, empty if none does.
  void stands(String square, String letter) {
    assertThat(window.square(square)).hasAttribute("data-piece", letter);
  }

  /// Waits for the move in the list of moves, once the server has told it.
  void recorded(int ply, String san) {
    assertThat(window.page.locator(String.format(Locale.ROOT, "#moves button[data-ply='%d']", ply)))
        .hasText(san);
  }
}
