package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.jadoube.web.browser.Window.Hand;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A button can be used when the Laws would accept what it does, and says why not when they would
/// not.
@Tag("long")
final class BrowserPermissionsTest extends Served {
  private static void isRefused(Window window, String button, String reason) {
    String told = "[title*=\"" + reason + "\"][aria-description*=\"" + reason + "\"]";
    window.page.locator(button + "[aria-disabled=true]" + told).waitFor();
  }

  private static void isGranted(Window window, String button) {
    window.page.locator(button + ":not([aria-disabled]):not([title])").waitFor();
  }

  @Test
  void a_draw_can_be_accepted_once_both_players_have_moved() {
    Match match = match();
    match.white().click("#draw");
    match.play(List.of("e2e4 e4"));
    isRefused(match.black(), "#accept", "FIDE 2023, Article 5.2.3");
    isGranted(match.black(), "#decline");
    match.play(List.of("e7e5 e5"));
    assertThat(match.black().page.locator("#offer")).isHidden();
    match.white().click("#draw");
    match.play(List.of("g1f3 Nf3"));
    isGranted(match.black(), "#accept");
    match.black().click("#accept");
    match.ends("½-½", "FIDE 2023, Article 5.2.3");
  }

  @Test
  void a_claim_is_for_the_player_having_the_move() {
    Match match = match("e2e4");
    isRefused(match.white(), "#claim", "It is Black’s move.");
    isGranted(match.black(), "#claim");
    match.play(List.of("e7e5 e5"));
    isGranted(match.white(), "#claim");
    isRefused(match.black(), "#claim", "It is White’s move.");
  }

  @Test
  void a_refused_button_can_be_pressed_to_be_told_why() {
    Match match = match("e2e4");
    isRefused(match.white(), "#claim", "It is Black’s move.");
    match.white().page.locator("#claim").dispatchEvent("click");
    match.white().showsPart("#message", "It is Black’s move.");
    assertThat(match.white().page.locator("#claiming")).isHidden();
  }

  @Test
  void an_offer_that_is_open_can_be_answered_with_another() {
    Match match = match("e2e4", "e7e5");
    match.white().click("#draw");
    match.play(List.of("g1f3 Nf3"));
    isRefused(match.white(), "#draw", "Article 9.1.2");
    isGranted(match.black(), "#draw");
    match.black().click("#draw");
    match.play(List.of("b8c6 Nc6"));
    isGranted(match.white(), "#accept");
  }

  @Test
  void after_a_wrong_claim_only_its_move_can_be_made_and_the_same_claim_is_decided() {
    Match match = match("e2e4");
    match.black().claims("intended");
    match.black().move(Hand.CLICK, "e7", "e5");
    match.black().showsPart("#ruling", "claim is incorrect");
    isRefused(match.black(), "#claim", "FIDE 2023, Article 9.");
    match.black().square("e7").click();
    assertThat(match.black().square("e5").and(match.black().page.locator(".target"))).isVisible();
    assertThat(match.black().page.locator(".target")).hasCount(1);
  }

  @Test
  void a_claim_that_is_decided_cannot_be_made_again_on_the_same_move() {
    Match match = match("e2e4");
    match.black().claims("now");
    match.black().showsPart("#ruling", "claim is incorrect");
    match.black().click("#claim");
    Locator now = match.black().page.locator("#claiming button[value=now]");
    assertThat(now).isDisabled();
    match.black().showsPart("#claim-refused", "Article");
    match.black().page.check("#claiming [value=fifty-moves]");
    assertThat(now).isEnabled();
    match.black().shows("#claim-refused", "");
  }

  @Test
  void who_watches_is_offered_nothing() {
    Match match = match("e2e4");
    Window watching = Window.of(chromium.browser());
    watching.page.navigate(match.white().page.url());
    watching.showsMove(1, "e4");
    assertThat(watching.page.locator("#actions")).isHidden();
    assertThat(watching.page.locator("#offer")).isHidden();
    assertThat(watching.page.locator(".movable")).hasCount(0);
  }
}
