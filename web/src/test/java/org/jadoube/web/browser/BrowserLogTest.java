package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Happenings beside the moves stay to be read where they happened.
final class BrowserLogTest extends Served {
  private static final String DECLINED = "Black declines the draw. FIDE 2023, Article 9.1.2.1.";

  private static Locator rows(Window window) {
    return window.page.locator("#moves > li");
  }

  private static void showsTheLog(Window window) {
    assertThat(rows(window))
        .containsText(
            new String[] {
              "e4",
              "White offers a draw. FIDE 2023, Article 9.1.2.1.",
              DECLINED,
              "Black claims a draw",
              "Black offers a draw by claiming one",
              "Black’s claim is incorrect. White gets 2 minutes.",
              "e5",
              "Nf3"
            });
  }

  @Test
  void offers_declined_claims_and_rulings_stay_between_the_moves() {
    Match match = match();
    match.white().square("e2").and(match.white().page.locator(".movable")).waitFor();
    match.white().click("#draw");
    match.play(List.of("e2e4 e4"));
    match.black().click("#decline");
    match.white().showsPart("#moves", DECLINED);
    match.black().claims("now");
    match.white().showsPart("#moves", "White gets 2 minutes");
    match.play(List.of("e7e5 e5", "g1f3 Nf3"));
    Window watching = Window.of(chromium.browser());
    watching.page.navigate(match.white().page.url());
    match.black().page.reload();
    for (Window window : List.of(match.white(), match.black(), watching)) {
      showsTheLog(window);
    }
  }

  @Test
  void the_facts_of_a_ruling_stand_under_details() {
    Match match = match("e2e4");
    match.black().claims("now");
    Locator details = match.white().page.locator("#moves .note details");
    Locator fact = details.getByText("The position appeared once: after White’s move 1.");
    assertThat(fact).isHidden();
    details.locator("summary").click();
    assertThat(fact).isVisible();
    match.black().click("#resign");
    match.black().click("#resigning button[value=yes]");
    match.white().shows(".sentence", "Black resigned. White wins.");
    match.white().shows(".yours", "You won: your opponent resigned");
    match.black().shows(".yours", "You lost: you resigned");
    assertThat(match.white().page.locator("#result details")).containsText("Details");
  }

  @Test
  void the_arrows_lead_through_the_game_from_a_move_that_has_the_focus() {
    Match match = match("e2e4", "e7e5", "g1f3");
    Window white = match.white();
    white.page.locator("#moves button[data-ply='3']").focus();
    white.page.keyboard().press("ArrowLeft");
    assertThat(white.page.locator("#moves button[data-ply='2']")).isFocused();
    assertThat(white.square("g1")).hasAttribute("data-piece", "N");
    white.page.keyboard().press("Home");
    assertThat(white.square("e7")).hasAttribute("data-piece", "p");
    white.page.keyboard().press("End");
    assertThat(white.square("f3")).hasAttribute("data-piece", "N");
    assertThat(white.page.locator("#past")).isHidden();
  }

  @Test
  void a_live_move_does_not_take_away_the_earlier_position_that_is_looked_at() {
    Match match = match("e2e4", "e7e5", "g1f3");
    Window white = match.white();
    white.click("#moves button[data-ply='1']");
    assertThat(white.square("e7")).hasAttribute("data-piece", "p");
    match.play(List.of("b8c6 Nc6"));
    assertThat(white.square("e7")).hasAttribute("data-piece", "p");
    assertThat(white.page.locator("#moves [aria-current]")).hasAttribute("data-ply", "1");
    white.click("#present");
    assertThat(white.square("c6")).hasAttribute("data-piece", "n");
    assertThat(white.page.locator(".square:focus")).hasCount(1);
  }
}
