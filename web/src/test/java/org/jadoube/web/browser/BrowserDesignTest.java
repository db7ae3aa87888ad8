package org.jadoube.web.browser;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.io.IOException;
import java.util.List;
import org.jadoube.testing.GeneratedFile;
import org.junit.jupiter.api.Test;

/// The components on `/design` look as they are meant to. A picture would differ with every
/// system's letters; so colours, sizes and edges are compared as the browser computes them, and the
/// picture only in what is seen at a glance.
final class BrowserDesignTest extends Served {
  /// The look of a component in each panel: the colours that a reader's settings choose, and what
  /// is the same in all of them.
  private static final String LOOKS =
      """
      () => {
        const wanted = ['.as-h1', '.as-h2', '.lead', '.hint', 'section a', 'button.primary', 'button:not([class])', 'button[aria-pressed=true]', 'button.danger', 'button:disabled', 'a.button',
          '.as-hover', '.as-focus', '[aria-current]', '.folded > summary', '.folded > .card', '.connection', 'caption', 'thead th', 'td', '.field', 'input:not([type])', '[aria-invalid]', '.fault', 'select',
          '.chips :checked + span', '.chips input:not(:checked) + span', '.choice', 'div.card', 'summary', '.notice', '.turn.own', '.facts dt', '.as-dialog', '.clock:not([data-running])',
          '.clock[data-running]:not([data-low])', '.clock[data-low]', ...['tiny', 'small', 'note', 'large', 'title', 'head'].map((size) => `.sized.${size}`),
          ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((size) => `.space.s${size}`)];
        const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
        const hex = (colour) => colour.replace(/rgba?\\(([^)]+)\\)/, (_, parts) => { const [r, g, b, a = 1] = parts.split(/[ ,/]+/).map(Number); return a === 0 ? '-' : '#' + [r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join(''); });
        const size = (length) => (length.endsWith('px') ? String(Math.round((parseFloat(length) / rem) * 100) / 100) : length);
        return [...document.querySelectorAll('.panel')].flatMap((panel) => wanted.map((selector) => {
          const part = panel.querySelector(selector);
          if (!part) return `${selector} is missing`;
          const look = getComputedStyle(part);
          const edge = look.borderTopStyle === 'none' ? '-' : hex(look.borderTopColor);
          const letters = `${size(look.fontSize)} ${look.fontWeight} ${look.fontFamily.split(',')[0]}`;
          const width = selector.startsWith('.space') ? ` wide ${size(look.width)}` : '';
          return `${panel.dataset.scheme}${panel.dataset.contrast ? ' more' : ''} | ${selector} | ${hex(look.color)} on ${hex(look.backgroundColor)} | edge ${edge} round ${look.borderTopLeftRadius} | ${letters}${width}`;
        }));
      }
      """;

  /// Of the system's letters, some are missing everywhere.
  private static final String BROKEN =
      "[...document.fonts].some(({ family, status }) => family === 'Jadoube' && status === 'error')";

  @Test
  void each_component_has_the_colours_sizes_and_edges_that_are_on_record() throws IOException {
    Window window = Window.of(chromium.browser());
    window.page.navigate(address() + "design");
    window.page.evaluate("document.fonts.ready.then(() => true)");
    List<?> looks = (List<?>) window.page.evaluate(LOOKS);
    GeneratedFile.of("web/src/test/resources/org/jadoube/web/browser/design.txt")
        .holds(looks.stream().map(String::valueOf).collect(joining("\n", "", "\n")));
    assertThat(window.page.evaluate(BROKEN)).isEqualTo(false);
    assertSeen(window);
  }

  /// Panels by day are bright and those by night dark, and buttons stand out from both.
  private static void assertSeen(Window window) {
    window.page.setViewportSize(1280, 6_000);
    Pixels pixels = Pixels.of(window.page);
    for (int panel = 0; panel < 4; panel++) {
      Color ground = pixels.at(window.page.locator(".panel").nth(panel), 0.5, 0.002);
      Color button = pixels.at(window.page.locator(".panel .primary").nth(panel), 0.05, 0.5);
      assertThat(Pixels.luminance(ground) > 0.5).isEqualTo(panel % 2 == 0);
      assertThat(Pixels.contrast(ground, button)).isGreaterThan(5);
    }
  }
}
