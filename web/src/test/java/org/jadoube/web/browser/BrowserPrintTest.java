package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Games and tournaments on paper.
final class BrowserPrintTest extends Served {
  private static final String PRESSED =
      """
      () => [...document.querySelectorAll('button, .button, select, input, summary')]
        .filter((part) => part.checkVisibility() && !part.matches('.square, #moves button'))
        .map((part) => part.id || part.textContent.trim())
      """;

  /// Backgrounds are printed only where a page insists on it, and dark ones drink ink.
  private static final String SQUARES =
      """
      () => ['a1', 'b1'].map((name) => getComputedStyle(document.querySelector(`[data-square=${name}]`)))
        .map(({ backgroundColor, printColorAdjust }) => `${backgroundColor} ${printColorAdjust}`)
      """;

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void a_printed_game_has_dark_squares_in_light_grey_and_nothing_to_press(ColorScheme scheme) {
    Match match = Match.begin(chromium, address());
    match.play(List.of("e2e4 e4", "e7e5 e5"));
    match.white().click("#resign");
    match.white().click("#resigning [value=yes]");
    match.black().shows(".score", "0-1");
    Page page = match.black().page;
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT).setColorScheme(scheme));
    assertThat(page.evaluate(PRESSED)).isEqualTo(List.of());
    assertThat(page.evaluate(SQUARES))
        .isEqualTo(List.of("rgb(196, 196, 196) exact", "rgb(255, 255, 255) exact"));
    assertThat(page.locator(".sentence").isVisible()).isTrue();
    assertThat(page.locator("#moves").isVisible()).isTrue();
  }

  @Test
  void a_printed_tournament_has_nothing_to_press_and_a_player_card_has_its_name() {
    Window window = Window.of(chromium.browser());
    Page page = window.page;
    String path =
        address() + "tournament/" + new Office(page.request(), address()).tournament("Vidmar");
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    page.navigate(path);
    page.locator("#pairings td").first().waitFor();
    assertThat(page.evaluate(PRESSED)).isEqualTo(List.of());
    page.navigate(path + "/player/1");
    window.shows("h1:visible", "Ana");
  }
}
