package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The effects of networks, fingers and the way back on a page.
final class BrowserTroubleTest extends Served {
  @Test
  void an_answer_that_comes_after_the_reply_does_not_take_the_game_back() {
    Match match = match();
    Page black = match.black().page;
    List<Runnable> late = new ArrayList<>();
    match.play(List.of("e2e4 e4"));
    black.route(
        "**/acts",
        route -> {
          APIResponse answer = route.fetch();
          late.add(() -> route.fulfill(new Route.FulfillOptions().setResponse(answer)));
        });
    match.play(List.of("e7e5 e5", "g1f3 Nf3"));
    black.unroute("**/acts");
    late.forEach(Runnable::run);
    match.play(List.of("b8c6 Nc6"));
  }

  @Test
  void what_is_refused_of_an_act_that_happened_all_the_same_is_said() {
    Match match = match();
    match
        .white()
        .page
        .route(
            "**/acts",
            route -> {
              String answer = route.fetch().text();
              String refusal = "{\"refusal\":{\"sentence\":\"No offer before move 30.\"},";
              route.fulfill(
                  new Route.FulfillOptions()
                      .setContentType("application/json")
                      .setBody(refusal + answer.substring(1)));
            });
    match.play(List.of("e2e4 e4"));
    match.white().shows("#message", "No offer before move 30.");
    match.play(List.of("e7e5 e5"));
    match.white().shows("#message", "");
  }

  @Test
  void a_second_finger_on_the_board_does_not_disturb_the_first() {
    Match match = match();
    Window white = match.white();
    white.square("e2").and(white.page.locator(".movable")).waitFor();
    Fingers fingers = white.fingers();
    fingers.touch("touchStart", "e2");
    fingers.touch("touchMove", "e3");
    fingers.touch("touchStart", "e3", "h5");
    fingers.touch("touchMove", "e3");
    fingers.touch("touchMove", "e4");
    fingers.touch("touchEnd");
    white.showsMove(1, "e4");
    assertThat(white.page.locator(".flying")).hasCount(0);
  }

  @Test
  void the_way_back_leads_to_the_terms_as_they_were_chosen() {
    Window window = Window.of(chromium.browser());
    window.page.navigate(address());
    window.page.check("[name=time][value=written]");
    window.page.fill("[name=control]", "40/7200:20/3600");
    window.click("button[type=submit]");
    window.page.waitForURL("**/game/*");
    window.page.goBack();
    assertThat(window.page.locator("[name=time][value=written]")).isChecked();
    assertThat(window.page.locator("[name=control]")).isVisible();
    assertThat(window.page.locator("#mine li")).hasCount(1);
  }
}
