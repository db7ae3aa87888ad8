package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// No page is ever wider than its window, nor are its texts cut off, on small phones and for
/// readers who set their letters twice as large (WCAG 1.4.4, 1.4.10) or wider apart (1.4.12).
@Tag("long")
final class BrowserReflowTest extends Served {
  /// @param letters the size of the browser's letters; 16 is usual
  /// @param apart whether letters, words and lines are as far apart as readers may set them
  private record Reading(int width, int height, int letters, boolean apart) {}

  private static final List<Reading> READINGS =
      List.of(
          new Reading(320, 568, 16, false),
          new Reading(320, 256, 16, false),
          new Reading(320, 568, 24, false),
          new Reading(390, 844, 32, false),
          new Reading(320, 568, 16, true),
          new Reading(390, 844, 16, true),
          new Reading(820, 1180, 32, false),
          new Reading(1280, 800, 32, false),
          new Reading(1280, 800, 16, true),
          new Reading(360, 740, 16, false),
          new Reading(768, 1024, 16, false),
          new Reading(1366, 768, 16, false),
          new Reading(2560, 1440, 16, false));

  private static final String APART =
      """
      (apart) => {
        const sheet = new CSSStyleSheet();
        if (apart) sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
          p { margin-bottom: 2em !important; }`);
        document.adoptedStyleSheets = [sheet];
      }
      """;

  private static final String FAULTS =
      """
      () => {
        const told = (part) => `${part.tagName.toLowerCase()}${part.id && '#' + part.id}.${part.className?.baseVal ?? part.className} “${part.textContent.trim().slice(0, 25)}”`;
        const wide = document.documentElement.scrollWidth > innerWidth
          ? [`${document.documentElement.scrollWidth} wide`, ...[...document.body.querySelectorAll('*')]
              .filter((part) => part.checkVisibility() && !part.closest('.tables, .moves') && part.getBoundingClientRect().right > innerWidth + 1  && getComputedStyle(part).position !== 'fixed' && ![...part.children].some((child) => child.getBoundingClientRect().right > innerWidth + 1))
              .slice(0, 4).map(told)]
          : [];
        const cut = [...document.querySelectorAll('button, .button, label, legend, th, td, p, dd, dt, li, h1, h2, h3, summary, a, small')]
          .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.unseen, .live, .press, .half, #screen, [role=status], .guest'))
          .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'auto')
          .map((part) => `cut: ${told(part)}`);
        return [...wide, ...cut];
      }
      """;

  @Test
  void every_page_keeps_within_its_window() throws Exception {
    Window official = Window.of(chromium.browser());
    Exhibits exhibits = Exhibits.on(address(), client, official);
    String kept = official.page.context().storageState();
    Window known = new Window(chromium.browser(), 390, 844, ColorScheme.LIGHT, "en", kept);
    exhibits.seat(known);
    Window unknown = new Window(chromium.browser(), 390, 844, ColorScheme.LIGHT, "en");
    List<String> faults = new ArrayList<>();
    View.ofOfficial(exhibits).forEach(view -> faults.addAll(faults(known, view)));
    View.ofStranger(exhibits).forEach(view -> faults.addAll(faults(unknown, view)));
    assertThat(String.join("\n", faults)).isEmpty();
  }

  /// Of a page that is opened once and then read in all ways.
  private static List<String> faults(Window window, View view) {
    window.page.setViewportSize(390, 844);
    window.letters(16);
    view.show(window.page, address());
    window.page.evaluate(
        "document.fullscreenElement && document.exitFullscreen()"); // or it cannot be resized
    List<String> faults =
        READINGS.stream()
            .flatMap(reading ->
                faults(window, reading).map(fault -> view.name() + " " + reading + ": " + fault))
            .toList();
    return faults;
  }

  private static Stream<String> faults(Window window, Reading reading) {
    window.page.setViewportSize(reading.width(), reading.height());
    window.letters(reading.letters());
    window.page.evaluate(APART, reading.apart());
    return ((List<?>) window.page.evaluate(FAULTS)).stream().map(String::valueOf);
  }
}
