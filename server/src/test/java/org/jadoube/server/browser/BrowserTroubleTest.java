package org.jadoube.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What networks, fingers and the way back do to a page.
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
  void a_second_finger_on_the_board_does_not_disturb_the_first() {
    Match match = match();
    Window white = match.white();
    white.square("e2").and(white.page.locator(".movable")).waitFor();
    CDPSession fingers = white.page.context().newCDPSession(white.page);
    touch(fingers, "touchStart", white, "e2");
    touch(fingers, "touchMove", white, "e3");
    touch(fingers, "touchStart", white, "e3", "h5");
    touch(fingers, "touchMove", white, "e3");
    touch(fingers, "touchMove", white, "e4");
    touch(fingers, "touchEnd", white);
    white.showsMove(1, "e4");
    assertThat(white.page.locator(".flying")).hasCount(0);
  }

  private static void touch(CDPSession fingers, String type, Window window, String... squares) {
    JsonArray points = new JsonArray();
    for (String square : squares) {
      BoundingBox box = window.square(square).boundingBox();
      JsonObject point = new JsonObject();
      point.addProperty("id", points.size());
      point.addProperty("x", box.x + box.width / 2);
      point.addProperty("y", box.y + box.height / 2);
      points.add(point);
    }
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    fingers.send("Input.dispatchTouchEvent", event);
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
