package org.jadoube.server.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/// Pictures of all pages, to be looked at: on a phone, a tablet, a desktop and a wall, by day and
/// by night. Only when asked for (`scripts/screenshots`), because looking at them takes a human.
@EnabledIfSystemProperty(named = ScreenshotsTest.DIRECTORY, matches = ".+")
final class ScreenshotsTest extends Served {
  static final String DIRECTORY = "jadoube.gallery";

  /// What is longer is cut off.
  private static final int TALLEST = 2_600;

  private static final List<Screen> SCREENS =
      List.of(
          new Screen("phone", 390, 844),
          new Screen("tablet", 820, 1180),
          new Screen("desktop", 1440, 900),
          new Screen("wall", 2560, 1440));

  private record Screen(String name, int width, int height) {}

  private record Picture(String view, String file, boolean tooWide) {
    String shown() {
      return String.format(
          Locale.ROOT,
          "<figure><a href=\"%1$s\"><img src=\"%1$s\" alt=\"\" loading=\"lazy\"></a>"
              + "<figcaption>%1$s%2$s</figcaption></figure>",
          file,
          tooWide ? " <b>is wider than its window</b>" : "");
    }
  }

  @Test
  void every_page_on_every_screen() throws Exception {
    Window official = Window.of(chromium.browser());
    Exhibits exhibits = Exhibits.on(server.address().toString(), client, official);
    String cookies = official.page.context().storageState();
    Path directory = Files.createDirectories(Path.of(System.getProperty(DIRECTORY, "target")));
    List<Picture> pictures = new ArrayList<>();
    for (Screen screen : SCREENS) {
      for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
        Window known = official(screen, scheme, cookies, exhibits);
        Window unknown = stranger(screen, scheme);
        for (View view : View.ofOfficial(exhibits)) {
          pictures.add(take(known, view, screen, scheme, directory));
        }
        for (View view : View.ofStranger(exhibits)) {
          pictures.add(take(unknown, view, screen, scheme, directory));
        }
        known.page.context().close();
        unknown.page.context().close();
      }
    }
    Files.writeString(directory.resolve("index.html"), index(pictures));
  }

  private static Window stranger(Screen screen, ColorScheme scheme) {
    return new Window(chromium.browser(), screen.width(), screen.height(), scheme, "en-GB");
  }

  /// Of somebody who has signed in, with seats at the games and the table.
  private static Window official(
      Screen screen, ColorScheme scheme, String cookies, Exhibits exhibits) {
    Window window =
        new Window(chromium.browser(), screen.width(), screen.height(), scheme, "en-GB", cookies);
    keeps(window, exhibits.live().id(), "white", exhibits.live().white());
    keeps(window, exhibits.own().id(), "black", exhibits.own().black());
    window.keepsSeat(
        exhibits.open(),
        String.format(
            Locale.ROOT,
            "{token: '%s', colour: 'white', invitation: '%s', since: Date.now()}",
            exhibits.host(),
            exhibits.invitation()));
    window.page.addInitScript(
        String.format(
            Locale.ROOT,
            "localStorage.setItem('jadoube:table:%s', '%s')",
            exhibits.table(),
            exhibits.seats()));
    return window;
  }

  private static void keeps(Window window, String game, String colour, String token) {
    window.keepsSeat(
        game,
        String.format(
            Locale.ROOT, "{token: '%s', colour: '%s', since: Date.now()}", token, colour));
  }

  private static Picture take(
      Window window, View view, Screen screen, ColorScheme scheme, Path directory) {
    Page page = window.page;
    page.navigate("about:blank"); // or another fragment would load nothing
    page.navigate(server.address() + view.path());
    page.locator(view.ready())
        .first()
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    view.acts().accept(page);
    String file =
        String.join("-", view.name(), screen.name(), scheme.name().toLowerCase(Locale.ROOT))
            + ".png";
    page.waitForTimeout(300); // until what moves has come to rest
    Number height = (Number) page.evaluate("document.documentElement.scrollHeight");
    page.screenshot(
        new Page.ScreenshotOptions()
            .setPath(directory.resolve(file))
            .setFullPage(true)
            .setClip(0, 0, screen.width(), Math.min(TALLEST, height.intValue())));
    boolean tooWide = (Boolean) page.evaluate("document.documentElement.scrollWidth > innerWidth");
    return new Picture(view.name(), file, tooWide);
  }

  private static String index(List<Picture> pictures) {
    String sections =
        pictures.stream()
            .collect(Collectors.groupingBy(Picture::view, LinkedHashMap::new, Collectors.toList()))
            .entrySet()
            .stream()
            .map(each ->
                "<h2>"
                    + each.getKey()
                    + "</h2>\n<div>"
                    + each.getValue().stream().map(Picture::shown).collect(Collectors.joining("\n"))
                    + "</div>")
            .collect(Collectors.joining("\n"));
    return """
    <!doctype html>
    <meta charset="utf-8">
    <title>Pages of jadoube</title>
    <style>
      body { font-family: sans-serif; margin: 1rem; }
      div { display: grid; grid-template-columns: repeat(8, 1fr); gap: .5rem; align-items: start; }
      figure { margin: 0; } img { width: 100%; border: 1px solid #999; } figcaption { font-size: .7rem; }
      b { color: #b00; }
    </style>
    """
        + sections
        + "\n";
  }
}
