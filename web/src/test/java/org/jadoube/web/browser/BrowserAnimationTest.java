package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.jadoube.web.browser.Window.Hand;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Moves are seen to be made.
@Tag("long")
final class BrowserAnimationTest extends Served {
  /// Keeps, of each animation of a piece, the square where it ends.
  private static final String WATCH =
      """
      () => {
        window.glides = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          window.glides.push(this.closest('.square').dataset.square);
          return animate.apply(this, how);
        };
      }
      """;

  private static void watch(Match match) {
    for (Window window : List.of(match.white(), match.black())) {
      wants(ReducedMotion.NO_PREFERENCE, window);
      window.page.evaluate(WATCH);
    }
  }

  private static void wants(ReducedMotion motion, Window window) {
    window.page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(motion));
  }

  /// The squares that pieces have glided to since the last time.
  private static List<?> glides(Window window) {
    return (List<?>) window.page.evaluate("() => window.glides.splice(0).sort()");
  }

  @Test
  void a_move_glides_where_no_hand_has_carried_the_piece() {
    Match match = match();
    watch(match);
    match.play(Hand.DRAG, List.of("e2e4 e4"));
    assertThat(glides(match.white())).isEmpty();
    assertThat(glides(match.black())).isEqualTo(List.of("e4"));
    match.play(Hand.CLICK, List.of("e7e5 e5"));
    assertThat(glides(match.white())).isEqualTo(List.of("e5"));
    assertThat(glides(match.black())).isEqualTo(List.of("e5"));
  }

  @Test
  void castling_en_passant_and_promotion_glide_too() {
    Match match = match();
    watch(match);
    match.play(
        Hand.DRAG,
        List.of("e2e4 e4", "a7a6 a6", "e4e5 e5", "f7f6 f6", "g1f3 Nf3", "a6a5 a5", "f1e2 Be2"));
    match.play(Hand.DRAG, List.of("a5a4 a4"));
    List.of(match.white(), match.black()).forEach(BrowserAnimationTest::glides);
    match.play(Hand.DRAG, List.of("e1g1 O-O"));
    assertThat(glides(match.white())).isEqualTo(List.of("f1"));
    assertThat(glides(match.black())).isEqualTo(List.of("f1", "g1"));
    match.play(Hand.DRAG, List.of("d7d5 d5", "e5d6 exd6", "a4a3 a3", "d6c7 dxc7", "a3b2 axb2"));
    List.of(match.white(), match.black()).forEach(BrowserAnimationTest::glides);
    match.play(Hand.DRAG, List.of("c7d8 q cxd8=Q+"));
    assertThat(glides(match.white())).isEmpty();
    assertThat(glides(match.black())).isEqualTo(List.of("d8"));
  }

  @Test
  void a_jump_in_the_game_is_no_move() {
    Match match = match();
    match.play(List.of("e2e4 e4", "e7e5 e5", "g1f3 Nf3", "b8c6 Nc6", "f1b5 Bb5", "a7a6 a6"));
    watch(match);
    match.white().click("#moves button[data-ply='1']");
    assertThat(match.white().square("b5")).hasAttribute("data-piece", "");
    match.white().click("#present");
    assertThat(match.white().square("b5")).hasAttribute("data-piece", "B");
    assertThat(glides(match.white())).isEmpty();
    assertThat(match.white().page.locator(".moving")).hasCount(0);
  }

  @Test
  void nothing_glides_for_who_wants_less_motion() {
    Match match = match();
    watch(match);
    wants(ReducedMotion.REDUCE, match.black());
    match.play(List.of("e2e4 e4", "e7e5 e5"));
    assertThat(glides(match.black())).isEmpty();
  }
}
