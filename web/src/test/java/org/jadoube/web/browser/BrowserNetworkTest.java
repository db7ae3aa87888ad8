package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.jadoube.web.Client;
import org.jadoube.web.browser.Line.Way;
import org.jadoube.web.browser.Window.Hand;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Black's network goes dead, and nothing tells the browser so.
final class BrowserNetworkTest extends Served {
  private static final Pattern ON_ITS_WAY = Pattern.compile("\\bpending\\b");

  /// Browsers themselves take half a minute or more to notice.
  private static final double SOON_MILLIS = 20_000;

  private Line line;

  @BeforeEach
  void lay() throws IOException {
    line = new Line(URI.create(address()));
  }

  private Match overTheLine() {
    return Match.begin(chromium, address(), line.address());
  }

  @AfterEach
  void hangUp() throws IOException {
    line.close();
  }

  private static void noticesSoon(Window window) {
    window
        .page
        .locator("#connection[data-state=lost]")
        .waitFor(new Locator.WaitForOptions().setTimeout(SOON_MILLIS));
  }

  /// The page, what it runs before it is drawn, its script, its styles, two fonts, three sets of
  /// pieces (one of them on the board), an icon, the stream, the chat.
  @Test
  void a_board_is_live_after_few_requests() throws Exception {
    Client.Table table = client.table("300");
    Window watching = Window.of(chromium.browser());
    List<String> asked = new CopyOnWriteArrayList<>();
    watching.page.onRequest(request -> asked.add(request.url()));
    watching.page.onWebSocket(socket -> asked.add(socket.url()));
    watching.page.navigate(address() + "game/" + table.id());
    watching.shows("#connection", "connected");
    assertThat(asked).hasSizeLessThanOrEqualTo(12).doesNotHaveDuplicates();
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource(Way.class)
  void a_dead_network_is_noticed_and_what_it_means_is_said(Way way) {
    Match match = overTheLine();
    match.play(List.of("e2e4 e4"));
    Window black = match.black();
    line.cut(way);
    noticesSoon(black);
    black.showsPart("#network", "The clocks keep running on the server");
    assertThat(black.page.locator("#near .clock")).hasAttribute("data-doubtful", "true");
    line.mend();
    black.shows("#connection", "connected");
    black.shows("#network", "");
    assertThat(black.page.locator("#near .clock")).hasAttribute("data-doubtful", "false");
    match.play(List.of("e7e5 e5"));
  }

  @Test
  void a_move_that_is_on_its_way_stays_where_it_was_put_until_the_network_is_back() {
    Match match = overTheLine();
    match.play(List.of("e2e4 e4"));
    Window black = match.black();
    movesIntoTheVoid(black);
    noticesSoon(black);
    showsThatItIsOnItsWay(black);
    line.mend();
    match.white().showsMove(2, "e5");
    black.showsMove(2, "e5");
    assertThat(black.square("e5")).not().hasClass(ON_ITS_WAY);
    match.hasMoved();
    match.play(List.of("g1f3 Nf3", "b8c6 Nc6"));
  }

  private void movesIntoTheVoid(Window window) {
    line.cut(Way.values());
    window.move(Hand.DRAG, "e7", "e5");
    showsThatItIsOnItsWay(window);
  }

  private static void showsThatItIsOnItsWay(Window window) {
    assertThat(window.square("e5")).hasAttribute("data-piece", "p");
    assertThat(window.square("e5")).hasClass(ON_ITS_WAY);
    assertThat(window.square("e5")).hasAttribute("aria-label", Pattern.compile("on its way"));
    window.showsPart("#status", "Your move is on its way");
    window.showsPart("#announcer", "Your move is on its way");
  }

  @Test
  void it_outlives_a_reload_of_the_page() {
    Match match = overTheLine();
    match.play(List.of("e2e4 e4"));
    Window black = match.black();
    black.page.route("**/acts", Route::abort);
    black.move(Hand.CLICK, "e7", "e5");
    showsThatItIsOnItsWay(black);
    black.page.reload();
    showsThatItIsOnItsWay(black);
    black.page.unroute("**/acts");
    match.white().showsMove(2, "e5");
    black.showsMove(2, "e5");
    black.page.reload();
    black.showsMove(2, "e5");
    assertThat(black.square("e5")).not().hasClass(ON_ITS_WAY);
  }

  @Test
  void it_happens_once_though_the_answer_got_lost() {
    Match match = overTheLine();
    match.play(List.of("e2e4 e4"));
    line.cut(Way.TO_BROWSER);
    match.black().move(Hand.DRAG, "e7", "e5");
    match.white().showsMove(2, "e5");
    line.mend();
    match.black().showsMove(2, "e5");
    match.hasMoved();
    match.play(List.of("g1f3 Nf3", "b8c6 Nc6"));
    assertThat(match.black().page.locator("#message")).isEmpty();
  }

  @Test
  void it_is_taken_back_with_the_reason_where_it_comes_too_late() {
    Match match = overTheLine();
    match.play(List.of("e2e4 e4"));
    Window black = match.black();
    movesIntoTheVoid(black);
    match.white().click("#resign");
    match.white().click("#resigning button[value=yes]");
    match.white().shows(".score", "0-1");
    line.mend();
    black.shows(".score", "0-1");
    black.showsPart("#message", "The game is over");
    assertThat(black.square("e7")).hasAttribute("data-piece", "p");
    assertThat(black.square("e5")).hasAttribute("data-piece", "");
  }

  @Test
  void a_message_that_got_lost_is_made_up_for() {
    Match match = overTheLine();
    Window black = match.black();
    boolean[] lose = {false};
    black.page.routeWebSocket(
        "**/stream",
        socket -> {
          var server = socket.connectToServer();
          server.onMessage(frame -> {
            if (!(lose[0] && frame.text().contains("move-made"))) {
              socket.send(frame.text());
            }
          });
        });
    black.page.reload();
    black.shows("#connection", "connected");
    lose[0] = true;
    match.white().move(Hand.DRAG, "e2", "e4");
    match.white().showsMove(1, "e4");
    match.white().click("#draw");
    black.showsMove(1, "e4");
    black.showsPart("#moves", "White offers a draw");
    black.page.locator("#decline").waitFor();
  }

  @Test
  void a_message_that_comes_twice_counts_once() {
    Match match = overTheLine();
    Window black = match.black();
    black.page.routeWebSocket(
        "**/stream",
        socket -> {
          var server = socket.connectToServer();
          server.onMessage(frame -> {
            socket.send(frame.text());
            socket.send(frame.text());
          });
        });
    black.page.reload();
    black.shows("#connection", "connected");
    match.play(List.of("e2e4 e4", "e7e5 e5"));
    match.white().click("#draw");
    match.play(List.of("g1f3 Nf3"));
    assertThat(black.page.locator("#moves [data-ply]")).hasCount(3);
    assertThat(black.page.locator("#moves .note")).hasCount(1);
  }

  @Test
  void while_the_server_cannot_save_moves_the_clocks_stand_and_the_move_waits() {
    Match match = overTheLine();
    match.play(List.of("e2e4 e4"));
    Window black = match.black();
    Runnable[] outages = new Runnable[2];
    black.page.routeWebSocket(
        "**/stream",
        socket -> {
          var server = socket.connectToServer();
          server.onMessage(frame -> socket.send(frame.text()));
          outages[0] = () -> socket.send("{\"type\":\"outage\",\"stopped\":true}");
          outages[1] = () -> socket.send("{\"type\":\"outage\",\"stopped\":false}");
        });
    black.page.reload();
    black.showsMove(1, "e4");
    black.page.route("**/acts", BrowserNetworkTest::unavailable);
    outages[0].run();
    black.showsPart("#network", "The server cannot save moves");
    String clock = black.page.textContent("#near .clock");
    black.move(Hand.DRAG, "e7", "e5");
    showsThatItIsOnItsWay(black);
    black.showsPart("#status", "Not confirmed yet");
    assertThat(black.page.locator(".clock[data-running=true]")).hasCount(0);
    assertThat(black.page.locator("#near .clock")).hasText(clock);
    black.page.unroute("**/acts");
    outages[1].run();
    black.shows("#network", "");
    match.white().showsMove(2, "e5");
    black.showsMove(2, "e5");
    assertThat(black.page.locator("#far .clock")).hasAttribute("data-running", "true");
  }

  private static void unavailable(Route route) {
    route.fulfill(
        new Route.FulfillOptions()
            .setStatus(503)
            .setHeaders(Map.of("Retry-After", "1"))
            .setContentType("application/json")
            .setBody("{\"code\":\"unavailable\",\"detail\":\"Not now.\"}"));
  }
}
