package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import java.awt.Color;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// The look of squares, by day and by night, to eyes of every kind.
@Tag("long")
final class BrowserDrawingTest extends Served {
  private static final double SEEN = 1.12;

  /// Places in a square, none of them under a pawn: at its edge, near a corner, its middle, where a
  /// dot is, and between edge and middle.
  private static final double[][] PLACES = {{0.5, 0.02}, {0.14, 0.14}, {0.5, 0.5}, {0.03, 0.5}};

  private static Window window(ColorScheme scheme, String colour, String... moves)
      throws Exception {
    Table table = client.table("-");
    for (int ply = 0; ply < moves.length; ply++) {
      client.move(table, ply % 2 == 0 ? table.white() : table.black(), moves[ply]);
    }
    Window window = new Window(chromium.browser(), 1280, 800, scheme, "en-GB");
    String token = colour.equals("white") ? table.white() : table.black();
    window.keepsSeat(
        table.id(), String.format(Locale.ROOT, "{token: '%s', colour: '%s'}", token, colour));
    window.page.navigate(server.address() + "game/" + table.id());
    window.page.locator("[data-square=a1] svg").waitFor();
    window.shows("#connection", "connected");
    return window;
  }

  /// The king stands on a light square, e8, or on a dark one, e7.
  @ParameterizedTest
  @CsvSource({
    "LIGHT, e8, e2e4 f7f5 d1h5",
    "DARK, e8, e2e4 f7f5 d1h5",
    "LIGHT, e7, e2e4 e7e5 d1h5 e8e7 h5e5",
    "DARK, e7, e2e4 e7e5 d1h5 e8e7 h5e5"
  })
  void the_square_of_a_checked_king_glows_and_stays_in_its_place(
      ColorScheme scheme, String king, String moves) throws Exception {
    Window window = window(scheme, "black", moves.split(" "));
    Locator square = window.square(king);
    BoundingBox box = square.boundingBox();
    BoundingBox beside = window.square("a" + king.charAt(1)).boundingBox();
    assertThat(box.width).isCloseTo(beside.width, within(0.1));
    assertThat(box.height).isCloseTo(beside.height, within(0.1));
    assertThat(box.y).isCloseTo(beside.y, within(0.1));
    Color glow = Pixels.of(window.page).at(square, 0.2, 0.72); // beside the king
    assertThat(glow.getRed()).isGreaterThan(glow.getGreen() + 90).isGreaterThan(150);
    assertThat(square.evaluate("square => getComputedStyle(square).display")).isEqualTo("block");
  }

  /// Whatever a square says, it says on light and dark squares in a way of its own, also to those
  /// who see no colours at all.
  @ParameterizedTest
  @CsvSource({
    "LIGHT, none",
    "DARK, none",
    "LIGHT, achromatopsia",
    "DARK, achromatopsia",
    "LIGHT, deuteranopia",
    "DARK, deuteranopia",
    "LIGHT, protanopia",
    "LIGHT, tritanopia"
  })
  void states_of_squares_can_be_told_apart(ColorScheme scheme, String eyes) throws Exception {
    Window window = window(scheme, "white", "e2e4", "e7e6");
    see(window.page, eyes);
    Map<String, List<Color>> looks = new LinkedHashMap<>();
    Pixels before = Pixels.of(window.page);
    looks.put("light", look(before, window, "a4"));
    looks.put("dark", look(before, window, "d4"));
    looks.put("dark, of the last move", look(before, window, "e7"));
    looks.put("light, of the last move", edges(before, window, "e6"));
    window.square("b1").click(); // a light square; the knight goes to a3, dark, and c3, dark
    Pixels first = Pixels.of(window.page);
    looks.put("dark, can be moved to", look(first, window, "a3"));
    looks.put("light, selected", edges(first, window, "b1"));
    window.square("g1").click(); // dark; goes to f3, h3 (light) and e2 (light)
    Pixels second = Pixels.of(window.page);
    looks.put("light, can be moved to", look(second, window, "h3"));
    looks.put("dark, selected", edges(second, window, "g1"));
    assertAllDiffer(looks);
  }

  private static void see(Page page, String eyes) {
    JsonObject deficiency = new JsonObject();
    deficiency.addProperty("type", eyes);
    page.context().newCDPSession(page).send("Emulation.setEmulatedVisionDeficiency", deficiency);
  }

  private static List<Color> look(Pixels pixels, Window window, String square) {
    return IntStream.range(0, PLACES.length)
        .mapToObj(i -> pixels.at(window.square(square), PLACES[i][0], PLACES[i][1]))
        .toList();
  }

  /// The edges of a square with a piece in the middle.
  private static List<Color> edges(Pixels pixels, Window window, String square) {
    List<Color> look = look(pixels, window, square);
    return List.of(look.get(0), look.get(1), look.get(1), look.get(3));
  }

  private static void assertAllDiffer(Map<String, List<Color>> looks) {
    List<String> names = List.copyOf(looks.keySet());
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        List<Color> one = looks.getOrDefault(names.get(i), List.of());
        List<Color> other = looks.getOrDefault(names.get(j), List.of());
        double most =
            IntStream.range(0, PLACES.length)
                .mapToDouble(place -> Pixels.contrast(one.get(place), other.get(place)))
                .max()
                .orElseThrow();
        assertThat(most)
            .as("%s %s, %s %s", names.get(i), one, names.get(j), other)
            .isGreaterThan(SEEN);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void the_discs_are_white_and_black_by_day_and_by_night(ColorScheme scheme) throws Exception {
    Window window = window(scheme, "white", "e2e4");
    Pixels pixels = Pixels.of(window.page);
    Color white = pixels.at(window.page.locator("#near .disc"), 0.5, 0.5);
    Color black = pixels.at(window.page.locator("#far .disc"), 0.5, 0.5);
    Color around = pixels.at(window.page.locator("#far .disc"), 0.5, 0.08);
    assertThat(Pixels.luminance(white)).isGreaterThan(0.9);
    assertThat(Pixels.luminance(black)).isLessThan(0.02);
    assertThat(Pixels.contrast(white, around)).isGreaterThan(2);
    assertThat(Pixels.contrast(black, around)).isGreaterThan(3);
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 1280, 800", "DARK, 1280, 800", "LIGHT, 320, 568", "DARK, 740, 360"})
  void coordinates_lie_under_no_piece_and_can_be_read(ColorScheme scheme, int width, int height)
      throws Exception {
    Window window = window(scheme, "white", "e2e4");
    window.page.setViewportSize(width, height);
    BoundingBox board = window.page.locator("#board").boundingBox();
    assertThat(window.page.locator(".file").count()).isEqualTo(8);
    for (Locator label : window.page.locator(".file, .rankname").all()) {
      BoundingBox box = label.boundingBox();
      boolean outside = box.x + box.width <= board.x + 0.5 || box.y >= board.y + board.height - 0.5;
      assertThat(outside).as(label.textContent()).isTrue();
      assertThat(box.x).isNotNegative();
      assertThat(box.y + box.height).isLessThanOrEqualTo(height);
      assertThat((Double) label.evaluate(CONTRAST)).isGreaterThan(4.5);
    }
  }

  /// Of an element's letters with the page, which lies behind them.
  private static final String CONTRAST =
      """
      (element) => {
        const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
          .map((part) => (part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4))
          .reduce((sum, part, at) => sum + part * [.2126, .7152, .0722][at], .05);
        const both = [light(getComputedStyle(element).color), light(getComputedStyle(document.body).backgroundColor)];
        return Math.max(...both) / Math.min(...both) + 1e-9;
      }
      """;

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void forced_colours_leave_chequer_pieces_and_states(ColorScheme scheme) throws Exception {
    Window window = window(scheme, "black", "e2e4", "e7e5", "d1h5", "e8e7", "h5e5");
    window.page.emulateMedia(
        new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE).setColorScheme(scheme));
    Pixels pixels = Pixels.of(window.page);
    Color light = pixels.at(window.square("a4"), 0.5, 0.5);
    Color dark = pixels.at(window.square("a5"), 0.5, 0.5);
    assertThat(Pixels.contrast(light, dark)).isGreaterThan(1.8);
    assertThat(Pixels.contrast(pixels.at(window.square("a7"), 0.5, 0.6), dark)).isGreaterThan(3);
    assertThat(Pixels.contrast(pixels.at(window.square("b7"), 0.5, 0.6), light)).isGreaterThan(3);
    assertThat(Pixels.luminance(pixels.at(window.square("a2"), 0.5, 0.6))).isGreaterThan(0.9);
    assertThat(border(window, "h5")).isEqualTo("dashed");
    assertThat(border(window, "e7")).isEqualTo("double");
    Color white = Pixels.of(window.page).at(window.page.locator("#far .disc"), 0.5, 0.5);
    assertThat(Pixels.luminance(white)).isGreaterThan(0.9);
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void forced_colours_show_by_lines_what_is_selected_and_where_it_can_go(ColorScheme scheme)
      throws Exception {
    Window window = window(scheme, "white", "e2e4", "d7d5");
    window.page.emulateMedia(
        new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE).setColorScheme(scheme));
    window.square("e4").click();
    Pixels pixels = Pixels.of(window.page);
    Color square = pixels.at(window.square("a4"), 0.5, 0.5);
    assertThat(Pixels.contrast(pixels.at(window.square("e4"), 0.5, 0.03), square)).isGreaterThan(3);
    Color dark = pixels.at(window.square("a5"), 0.5, 0.5);
    assertThat(Pixels.contrast(pixels.at(window.square("e5"), 0.5, 0.5), dark)).isGreaterThan(3);
    assertThat(window.square("d5").evaluate("s => getComputedStyle(s, '::after').borderStyle"))
        .isEqualTo("solid");
  }

  private static Object border(Window window, String square) {
    return window.square(square).evaluate("s => getComputedStyle(s, '::before').borderTopStyle");
  }
}
