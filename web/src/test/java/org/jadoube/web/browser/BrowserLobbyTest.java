package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Two who find each other in the lobby: one at a desk, one with a phone.
final class BrowserLobbyTest extends Served {
  private static final Pattern GAME = Pattern.compile(".*/game/.*");

  private final Window desk = Window.of(chromium.browser());
  private final Window phone = new Window(chromium.browser(), 360, 740, ColorScheme.DARK, "en-GB");

  private static void accept(Window window) {
    assertThat(Axe.objections(window.page)).isEmpty();
    assertThat((Boolean) window.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .isTrue();
  }

  @Test
  void a_seek_is_seen_comes_and_goes_by_itself_and_leads_both_to_their_game() {
    desk.page.navigate(address() + "lobby");
    phone.page.navigate(address());
    phone.click(".opening a[href='/lobby']");
    phone.shows("#count", "2 people · 2 guests");
    desk.page.fill("[name=name]", "Ana");
    desk.page.check("#seeking [value=white]");
    desk.click("#seeking .primary");
    phone.shows("#seeks .who", "Ana guest");
    phone.shows("#seeks .terms", "5 min + 3 s · you play Black · unrated");
    phone.shows(
        "#announcer", "Ana (guest) seeks an opponent: 5 min + 3 s · you play Black · unrated");
    accept(phone);
    accept(desk);
    desk.page.locator("#own button").press("Enter");
    assertThat(phone.page.locator("#seeks li")).hasCount(0);
    desk.click("#seeking .primary");
    phone.click("#seeks button");
    phone.page.waitForURL(GAME);
    desk.page.waitForURL(GAME);
    assertThat(desk.page.url()).isEqualTo(phone.page.url());
    phone.sitsAtBlack();
    desk.move(Window.Hand.CLICK, "e2", "e4");
    phone.showsMove(1, "e4");
    assertThat(desk.complaints).isEmpty();
    assertThat(phone.complaints).isEmpty();
  }

  @Test
  void a_challenge_by_link_is_declined_accepted_or_gone() throws Exception {
    String terms = "{\"timeControl\":\"600+5\",\"name\":\"Boris\",\"colour\":\"black\"}";
    String path = client.post("api/lobby/challenges", terms).json().path("path").stringValue();
    phone.page.navigate(address() + path.substring(1));
    phone.shows("#received .who", "Boris (guest) wants to play you");
    phone.shows("#received .terms", "10 min + 5 s · you play White · unrated");
    accept(phone);
    phone.click("#received button:not(.primary)");
    assertThat(phone.page.locator("#received")).isHidden();
    assertThat(phone.page).hasURL(address() + "lobby");
    phone.page.navigate(address() + path.substring(1));
    phone.click("#received .primary");
    phone.page.waitForURL(GAME, new Page.WaitForURLOptions());
    desk.page.navigate(address() + "lobby?challenge=" + "2".repeat(12));
    desk.showsPart("#gone", "This challenge is gone");
    desk.page.check("#computer [name=level][value='1']");
    desk.page.selectOption("#computer [name=colour]", "white");
    desk.click("#computer .primary");
    desk.page.waitForURL(GAME);
    desk.move(Window.Hand.CLICK, "e2", "e4");
    desk.page.locator("#moves [data-ply='2']").waitFor();
  }
}
