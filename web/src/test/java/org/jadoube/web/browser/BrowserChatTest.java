package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;

/// Talk between players, on a large screen and in the drawer of a phone.
final class BrowserChatTest extends Served {
  @Test
  void players_talk_and_a_phone_says_that_there_is_something_new() throws Exception {
    Table table = after("e2e4", "e7e5");
    Window white = sits(table, "white");
    Window black = sits(table, "black");
    black.page.setViewportSize(360, 740);
    assertThat(black.page.locator("#drawer-open")).isVisible();
    white.page.locator("#chat input").fill("Good luck <b>Boris</b>!");
    white.page.locator("#chat input").press("Enter");
    white.shows("#chat .lines p", "Ana Good luck <b>Boris</b>!");
    black.shows("#drawer-news", "1 new message");
    black.shows("#announcer", "Ana: Good luck <b>Boris</b>!");
    black.click("#drawer-open");
    black.shows("#chat .lines p", "Ana Good luck <b>Boris</b>!");
    black.shows("#drawer-news", "");
    black.click("#chatting");
    assertThat(black.page.locator("#chat")).isHidden();
    black.page.reload();
    black.click("#drawer-open");
    assertThat(black.page.locator("#chatting")).hasAttribute("aria-pressed", "false");
    assertThat(black.page.locator("#chat")).isHidden();
    assertThat(white.page.locator("#board")).isVisible();
  }
}
