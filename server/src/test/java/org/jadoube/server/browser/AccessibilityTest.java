package org.jadoube.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.notation.Language;
import org.jadoube.server.Client.Table;
import org.jadoube.server.view.PageTexts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// The pages by the rules that axe-core knows (WCAG 2), by day and by night, wide and narrow.
final class AccessibilityTest extends ServedOnce {
  @ParameterizedTest
  @CsvSource({"LIGHT, 1280, en-GB", "DARK, 1280, en-GB", "LIGHT, 390, en-GB", "DARK, 390, en-GB"})
  void the_pages_hold_nothing_that_axe_objects_to(ColorScheme scheme, int width, String locale)
      throws Exception {
    String address = server.address().toString();
    Table table = client.table("40/5400+30:1800+30");
    client.move(table, table.white(), "e2e4");
    Window window = new Window(chromium.browser(), width, 844, scheme, locale);
    window.page.navigate(address);
    window.page.locator("[name=edition] option").first().waitFor(attached());
    accept(window, "home-" + width);
    window.click("summary");
    window.page.check("[name=is960]");
    window.page.fill("[name=chess960]", "1000");
    window.page.check("[name=time][value=other]");
    window.page.fill("[name=minutes]", "0");
    window.click("button[type=submit]");
    window.page.locator("#minutes-fault:not(:empty)").waitFor();
    accept(window, "faults-" + width);
    window.page.navigate(address + "nowhere");
    accept(window, "missing-" + width);
    window.page.navigate(address + "reset#secret");
    window.click("button[type=submit]");
    window.page.locator("#fault:not(:empty)").waitFor();
    accept(window, "reset-" + width);
    window.page.navigate(address + "join/" + table.id() + "#secret");
    window.page.locator(".facts dd").first().waitFor();
    accept(window, "join-" + width);
    window.page.navigate(address + "game/" + table.id());
    window.showsMove(1, "e4");
    accept(window, "game-" + width);
    invites(window, width);
    assertThat(window.complaints).isEmpty();
  }

  private static void invites(Window window, int width) throws Exception {
    String terms = "{\"timeControl\":\"300+3\",\"colour\":\"white\",\"chess960\":356}";
    JsonNode game = client.post("api/games", terms).json();
    window.page.navigate(server.address() + game.path("joinPath").stringValue().substring(1));
    window.page.locator(".diagram").waitFor();
    accept(window, "invited-" + width);
    window.keepsSeat(
        game.path("id").stringValue(),
        String.format(
            Locale.ROOT,
            "{token: '%s', invitation: '%s'}",
            game.path("token").stringValue(),
            game.path("joinPath").stringValue()));
    window.page.navigate(server.address() + game.path("gamePath").stringValue().substring(1));
    window.page.locator("#link").waitFor();
    accept(window, "invitation-" + width);
  }

  static Stream<String> otherLanguages() {
    return PageTexts.languages().stream().skip(1).map(Language::tag);
  }

  @ParameterizedTest
  @MethodSource("otherLanguages")
  void nor_do_they_in_any_language_on_a_small_telephone(String tag) throws Exception {
    the_pages_hold_nothing_that_axe_objects_to(ColorScheme.LIGHT, 320, tag);
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
