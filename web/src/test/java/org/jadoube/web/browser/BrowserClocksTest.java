package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The clocks of games and tables on phones of people who need large letters.
final class BrowserClocksTest extends Served {
  private static final List<Integer> WIDTHS = List.of(320, 360, 390, 430);

  /// Clocks that do not lie in their places, or lie on something else there.
  private static final String FAULTS =
      """
      () => [...document.querySelectorAll('.clock')]
        .filter((clock) => clock.checkVisibility())
        .flatMap((clock) => {
          const box = clock.getBoundingClientRect();
          const place = clock.closest('.player, .press').getBoundingClientRect();
          const around = [...clock.closest('.player, .press').querySelectorAll('.disc, .name')].map((part) => part.getBoundingClientRect());
          const isIn = box.left >= place.left && box.right <= place.right && box.left >= 0 && box.right <= innerWidth;
          const isOver = around.some(({ left, right, top, bottom }) => Math.min(right, box.right) > Math.max(left, box.left) + 1 && Math.min(bottom, box.bottom) > Math.max(top, box.top) + 1);
          return [...(isIn ? [] : [`${clock.textContent} is cut off`]), ...(isOver ? [`${clock.textContent} covers a name`] : [])];
        })
      """;

  @Test
  void clocks_are_read_whole_with_letters_twice_as_large() throws Exception {
    Exhibits exhibits = Exhibits.on(address(), client, Window.of(chromium.browser()));
    Window phone = new Window(chromium.browser(), 390, 640, ColorScheme.LIGHT, "de");
    exhibits.seat(phone);
    phone.letters(32);
    for (String path : List.of("game/" + exhibits.live().id(), "table/" + exhibits.table())) {
      phone.page.navigate(address() + path);
      phone.page.locator(".clock:not(:empty)").nth(1).waitFor();
      for (int width : WIDTHS) {
        phone.page.setViewportSize(width, 640);
        assertThat(phone.page.evaluate(FAULTS)).as("%s, %d", path, width).isEqualTo(List.of());
      }
    }
  }
}
