package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The questions a player is asked first: the piece of a promotion, a claim, a resignation.
final class BrowserDialogsTest extends Served {
  @Test
  void a_pawn_becomes_the_chosen_piece_and_who_resigns_loses() {
    Match match = match(Match.PAWN_TO_H7);
    match.play(List.of("h7g8 n hxg8=N"));
    match.black().click("#resign");
    match.black().click("#resigning button[value=yes]");
    match.ends("1-0", "FIDE 2023, Article 5.1.2");
  }

  @Test
  void what_a_pawn_becomes_is_asked_beside_its_square_and_a_click_elsewhere_takes_the_move_back()
      throws Exception {
    Window white = sits(after(Match.PAWN_TO_H7), "white");
    white.move(Window.Hand.CLICK, "h7", "g8");
    BoundingBox asked = white.page.locator("#promotion[open]").boundingBox();
    BoundingBox square = white.square("g8").boundingBox();
    assertThat(asked.y).isCloseTo(square.y + square.height, within(1.0));
    assertThat(asked.x + asked.width / 2).isCloseTo(square.x + square.width / 2, within(1.0));
    white.page.mouse().click(5, 5);
    PlaywrightAssertions.assertThat(white.page.locator("#promotion")).isHidden();
    PlaywrightAssertions.assertThat(white.square("h7")).hasAttribute("data-piece", "P");
  }

  @Test
  void a_resignation_that_is_thought_better_of_changes_nothing() {
    Match match = match("e2e4");
    match.black().click("#resign");
    match.black().click("#resigning button[value='']");
    match.play(List.of("e7e5 e5"));
  }

  @Test
  void a_claim_with_an_intended_move_draws() {
    Match match = match("g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6");
    match.play(List.of("f3g1 Ng1"));
    match.black().claims("intended");
    match.black().showsPart("#status", "Show the move you intend");
    match.black().move(Window.Hand.CLICK, "f6", "g8");
    match.ends("½-½", "FIDE 2023, Article 9.2.1");
    assertThat(match.white().page.locator("#actions").isHidden()).isTrue();
  }

  @Test
  void a_claim_with_an_intended_move_can_be_thought_better_of_until_the_move_is_shown() {
    Match match = match("e2e4");
    match.black().claims("intended");
    match.black().showsPart("#status", "Show the move you intend");
    match.black().click("#claim[aria-pressed=true]");
    match.black().shows("#status", "Your move.");
    match.play(List.of("e7e5 e5"));
  }

  @Test
  void a_wrong_claim_is_answered_before_both_players_until_the_next_move() {
    Match match = match("e2e4");
    match.black().claims("now");
    for (Window window : List.of(match.black(), match.white())) {
      showsThatTheClaimWasWrong(window);
    }
    match.play(List.of("e7e5 e5"));
    match.white().shows("#ruling", "");
  }

  @Test
  void a_ruling_is_still_there_for_who_opens_the_page_again_or_comes_to_watch() {
    Match match = match("e2e4");
    match.black().claims("now");
    showsThatTheClaimWasWrong(match.black());
    match.white().page.reload();
    match.black().page.reload();
    Window watching = Window.of(chromium.browser());
    watching.page.navigate(match.white().page.url());
    for (Window window : List.of(match.black(), match.white(), watching)) {
      showsThatTheClaimWasWrong(window);
    }
    match.play(List.of("e7e5 e5"));
    match.white().page.reload();
    match.white().showsMove(2, "e5");
    match.white().shows("#ruling", "");
  }

  private static void showsThatTheClaimWasWrong(Window window) {
    window.showsPart("#ruling", "Black’s claim is incorrect. White gets 2 minutes.");
    window.showsPart("#ruling", "FIDE 2023, Article 9.5.3");
  }
}
