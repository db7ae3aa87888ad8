package org.jadoube.web.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/// Pictures of all pages, to be looked at: on a phone, a tablet, a desktop and a wall, by day and
/// by night; some of them on a phone in each language. Only when asked for (`scripts/screenshots`),
/// because looking at them takes a human.
@EnabledIfSystemProperty(named = ScreenshotsTest.DIRECTORY, matches = ".+")
final class ScreenshotsTest extends Served {
  static final String DIRECTORY = "jadoube.gallery";

  /// A pattern for the names of screens; all without it.
  private static final String CHOICE = "jadoube.gallery.screens";

  /// The same for the names of pages.
  private static final String PAGES = "jadoube.gallery.pages";

  /// Longer pictures are cut off.
  private static final int TALLEST = 2_600;

  private static final List<Screen> SCREENS =
      List.of(
          new Screen("phone", 390, 844, "en"),
          new Screen("tablet", 820, 1180, "en"),
          new Screen("desktop", 1440, 900, "en"),
          new Screen("wall", 2560, 1440, "en"));

  /// Words are longest where there is least room for them.
  private static final Set<String> IN_ALL_LANGUAGES =
      Set.of("first", "game", "claim", "desk-board", "table", "tournament", "learn");

  private static final List<String> LANGUAGES =
      List.of("bg", "cs", "de", "es", "fr", "ru", "sl", "sr-Cyrl", "sr-Latn");

  /// The parts that are wider than their place, and the page if it is wider than its window.
  private static final String CUT =
      """
      () => [...document.querySelectorAll('button, .button, label, legend, th, td, p, dd, h1, h2, summary')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.unseen, .live, .side'))
        .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)
        .map((part) => `“${part.id || part.textContent.trim().slice(0, 30)}” is cut off`)
        .concat(document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [])
        .join(', ')
      """;

  private record Screen(String name, int width, int height, String language) {
    boolean translated() {
      return !language.equals("en");
    }

    List<ColorScheme> schemes() {
      return translated()
          ? List.of(ColorScheme.LIGHT)
          : List.of(ColorScheme.LIGHT, ColorScheme.DARK);
    }

    List<View> of(List<View> views) {
      return views.stream()
          .filter(view -> view.name().matches(System.getProperty(PAGES, ".*")))
          .filter(view -> !translated() || IN_ALL_LANGUAGES.contains(view.name()))
          .toList();
    }
  }

  /// @param cut what is cut off in it
  private record Picture(String view, String file, String cut) {
    String shown() {
      return String.format(
          Locale.ROOT,
          "<figure><a href=\"%1$s\"><img src=\"%1$s\" alt=\"\" loading=\"lazy\"></a>"
              + "<figcaption>%1$s%2$s</figcaption></figure>",
          file,
          cut.isEmpty() ? "" : " <b>" + cut.replace("<", "&lt;") + "</b>");
    }
  }

  @Test
  void every_page_on_every_screen() throws Exception {
    Window official = Window.of(chromium.browser());
    Exhibits exhibits = Exhibits.on(server.address().toString(), client, official);
    String cookies = official.page.context().storageState();
    Path directory = Files.createDirectories(Path.of(System.getProperty(DIRECTORY, "target")));
    List<Picture> pictures = new ArrayList<>();
    for (Screen screen : screens()) {
      for (ColorScheme scheme : screen.schemes()) {
        Window known = official(screen, scheme, cookies, exhibits);
        Window unknown = stranger(screen, scheme);
        for (View view : screen.of(View.ofOfficial(exhibits))) {
          pictures.add(take(known, view, screen, scheme, directory));
        }
        for (View view : screen.of(View.ofStranger(exhibits))) {
          pictures.add(take(unknown, view, screen, scheme, directory));
        }
        known.page.context().close();
        unknown.page.context().close();
      }
    }
    Files.writeString(directory.resolve("index.html"), index(pictures));
  }

  private static List<Screen> screens() {
    String wanted = System.getProperty(CHOICE, ".*");
    Stream<Screen> translated =
        LANGUAGES.stream().map(tag -> new Screen("phone-" + tag, 390, 844, tag));
    return Stream.concat(SCREENS.stream(), translated)
        .filter(screen -> screen.name().matches(wanted))
        .toList();
  }

  private static Window stranger(Screen screen, ColorScheme scheme) {
    return new Window(
        chromium.browser(), screen.width(), screen.height(), scheme, screen.language());
  }

  /// Of somebody who has signed in, with seats at the games and the table.
  private static Window official(
      Screen screen, ColorScheme scheme, String cookies, Exhibits exhibits) {
    Window window =
        new Window(
            chromium.browser(),
            screen.width(),
            screen.height(),
            scheme,
            screen.language(),
            cookies);
    exhibits.seat(window);
    return window;
  }

  private static Picture take(
      Window window, View view, Screen screen, ColorScheme scheme, Path directory) {
    Page page = window.page;
    view.show(page, address());
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
    return new Picture(view.name(), file, (String) page.evaluate(CUT));
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
