package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.regex.Pattern;
import org.jadoube.web.Client.Table;
import org.jadoube.web.browser.Window.Hand;
import org.junit.jupiter.api.Test;

/// Players of a tournament come with a link that has the token of their seat.
final class BrowserTournamentTest extends Served {
  @Test
  void a_link_with_a_token_seats_its_player_and_leaves_the_address() throws Exception {
    Table table = client.table("300+3");
    Window window = Window.of(chromium.browser());
    String game = server.address() + "game/" + table.id();
    window.page.navigate(game + "#white." + table.white());
    window.move(Hand.CLICK, "e2", "e4");
    window.showsMove(1, "e4");
    assertThat(window.page).hasURL(Pattern.compile("/game/" + table.id() + "$"));
    window.page.navigate(server.address().toString());
    window.showsPart("main", "White");
  }
}
