package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.notation.Language;
import org.jadoube.web.Client.Table;
import org.jadoube.web.view.PageTexts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// The pages by the rules that axe-core knows (WCAG 2), by day and by night, wide and narrow.
final class AccessibilityTest extends Served {
  @ParameterizedTest
  @CsvSource({"LIGHT, 1280, en-GB", "DARK, 390, en-GB"})
  void the_pages_hold_nothing_that_axe_objects_to(ColorScheme scheme, int width, String locale)
      throws Exception {
    String address = server.address().toString();
    Table table = client.table("40/5400+30:1800+30");
    client.move(table, table.white(), "e2e4");
    Window window = new Window(chromium.browser(), width, 844, scheme, locale);
    window.page.navigate(address);
    window.page.locator("[name=edition] option").first().waitFor(attached());
    accept(window, "home-" + width);
    window.click("main summary");
    window.page.check("[name=is960]");
    window.page.fill("[name=chess960]", "1000");
    window.page.check("[name=time][value=other]");
    window.page.fill("[name=minutes]", "0");
    window.click("button[type=submit]");
    window.page.locator("#minutes-fault:not(:empty)").waitFor();
    accept(window, "faults-" + width);
    window.page.navigate(address + "nowhere");
    accept(window, "missing-" + width);
    window.page.navigate(address + "design");
    accept(window, "design-" + width);
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
    tournaments(window, width, locale);
    assertThat(window.complaints).isEmpty();
  }

  private static void tournaments(Window window, int width, String locale) {
    Office office = new Office(window.page.request(), server.address().toString());
    String name = "Olga " + width + locale;
    office.post(
        "api/accounts", "{\"name\":\"" + name + "\",\"password\":\"correct horse battery\"}");
    String id =
        office
            .post(
                "api/tournaments",
                "{\"name\":\"Bled\",\"format\":\"swiss\",\"rounds\":3,\"regulations\":{\"timeControl\":\"300+3\"}}")
            .path("id")
            .stringValue();
    for (String player : List.of("Ana", "Boris", "Carla")) {
      office.post("api/tournaments/" + id + "/players", "{\"name\":\"" + player + "\"}");
    }
    office.post("api/tournaments/" + id + "/rounds", "{}");
    window.page.navigate(server.address() + "tournament/" + id + "/round/1");
    window.click("#pairings [aria-expanded]");
    window.click("#byes [aria-expanded]");
    window.page.locator("#pairings .reasons li").first().waitFor();
    window.page.locator("#byes .reasons li").first().waitFor();
    accept(window, "round-" + width);
    window.page.navigate(server.address() + "tournament/" + id + "/player/1-Ana");
    window.page.locator("#games tfoot").waitFor();
    accept(window, "player-" + width);
    window.page.navigate(server.address() + "tournaments");
    window.page.locator("#list a").first().waitFor();
    accept(window, "tournaments-" + width);
    watches(window, width, name);
  }

  private static void watches(Window window, int width, String account) {
    window.page.navigate(server.address() + "sign-in");
    window.page.locator("#offices a").first().waitFor();
    window.page.navigate(server.address() + "games?q=ana");
    window.page.locator("#found a").first().waitFor();
    accept(window, "games-" + width);
    opensWays(window);
    assertThat(window.page.locator("own-name").textContent()).isEqualTo(account);
    window.click(".self summary");
    accept(window, "account-" + width);
    window.click(".self .out");
    window.page.locator(":root:not([data-account]) body").waitFor();
    opensWays(window);
    window.page.locator(".account .sign").waitFor();
  }

  /// Where there is no room for a row of links, they are behind a button.
  private static void opensWays(Window window) {
    if (window.page.locator("#menu").isVisible()) {
      window.click("#menu");
    }
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
    window.page.navigate(server.address() + "mine");
    window.page.locator("#unfinished button").click();
    window.page.locator("#other-device .qr").waitFor(attached());
    accept(window, "mine-" + width);
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 1280", "DARK, 390"})
  void nor_does_the_page_of_a_game_in_any_of_its_states(ColorScheme scheme, int width)
      throws Exception {
    Table table = client.table("40/5400d30:1800");
    play(table, "e2e4", "d7d5", "e4d5");
    Window window = new Window(chromium.browser(), width, 844, scheme, "en-GB");
    window.keepsSeat(
        table.id(), String.format(Locale.ROOT, "{token: '%s', colour: 'black'}", table.black()));
    window.page.addInitScript(
        "localStorage.setItem('jadoube:preferences', JSON.stringify({aids: ['confirmation'], typing: true}))");
    window.page.navigate(server.address() + "game/" + table.id());
    window.move(Window.Hand.CLICK, "d8", "d5");
    window.page.locator("#confirm").waitFor();
    accept(window, "confirm-" + width);
    window.click("#confirm");
    window.showsMove(4, "Qxd5");
    window.click("#moves button[data-ply='3']");
    window.page.locator("#replay").waitFor();
    accept(window, "past-" + width);
    boolean small = window.page.locator("#drawer-open").isVisible();
    for (String dialog : List.of("preferences", "sharing")) {
      if (small) {
        window.click("#drawer-open");
        accept(window, "drawer-" + width);
      }
      window.click("#" + dialog + "-open");
      accept(window, dialog + "-" + width);
      window.click("#" + dialog + " button[value='']");
    }
    window.click("#resign");
    accept(window, "resigning-" + width);
    window.click("#resigning button[value='']");
    client.act(table, table.white(), "{\"type\":\"claim-draw\",\"claim\":\"threefold\"}", "c");
    client.act(table, table.white(), "{\"type\":\"resign\"}", "r");
    window.page.locator("#rematch").waitFor();
    accept(window, "over-" + width);
    window.page.navigate(address());
    window.page.locator("#mine li").waitFor();
    accept(window, "home-mine-" + width);
    window.page.navigate(server.address() + "embed/" + table.id());
    window.page.locator("#replay").waitFor();
    accept(window, "embed-" + width);
    assertThat(window.complaints).isEmpty();
  }

  static Stream<String> otherLanguages() {
    return PageTexts.languages().stream().skip(1).map(Language::tag);
  }

  @Tag("long")
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
    assertThat(Axe.objections(window.page)).isEmpty();
    assertThat((Boolean) window.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing is wider than the window")
        .isTrue();
  }
}
