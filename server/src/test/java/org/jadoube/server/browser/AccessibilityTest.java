package org.jadoube.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.server.Client;
import org.jadoube.server.Client.Table;
import org.jadoube.server.Server;
import org.jadoube.server.ServerOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The pages by the rules that axe-core knows (WCAG 2), by day and by night, wide and narrow.
final class AccessibilityTest {
  @TempDir Path data;

  @Test
  void the_pages_hold_nothing_that_axe_objects_to() throws Exception {
    try (Server server = Server.start(ServerOptions.in(data).withPort(0));
        Client client = new Client(server.address().toString());
        Chromium chromium = Chromium.launch()) {
      String address = server.address().toString();
      Table table = client.table("300+3");
      client.move(table, table.white(), "e2e4");
      for (ColorScheme scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
        int width = scheme == ColorScheme.LIGHT ? 1280 : 390;
        Window window = new Window(chromium.browser(), width, 844, scheme);
        window.page.navigate(address);
        window.page.locator("option").first().waitFor(attached());
        accept(window, "home-" + width);
        window.page.navigate(address + "join/" + table.id() + "#secret");
        window.page.locator(".facts dd").first().waitFor();
        accept(window, "join-" + width);
        window.page.navigate(address + "game/" + table.id());
        window.showsMove(1, "e4");
        accept(window, "game-" + width);
        assertThat(window.complaints).isEmpty();
      }
    }
  }

  private static Locator.WaitForOptions attached() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);
  }

  private static void accept(Window window, String name) {
    Optional.ofNullable(System.getProperty("jadoube.screenshots"))
        .map(directory -> Path.of(directory, name + ".png"))
        .ifPresent(file ->
            window.page.screenshot(new Page.ScreenshotOptions().setPath(file).setFullPage(true)));
    assertThat(new AxeBuilder(window.page).analyze().getViolations())
        .extracting(Rule::getId, rule -> rule.getNodes().toString())
        .isEmpty();
    assertThat((Boolean) window.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing is wider than the window")
        .isTrue();
  }
}
