package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.testing.Wait;
import org.jadoube.web.Server;
import org.jadoube.web.ServerOptions;
import org.jadoube.web.ServerProcess;
import org.jadoube.web.browser.Window.Hand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two windows of a real browser, and a real server that is killed in the middle of the game.
final class BrowserGameTest {
  @TempDir Path data;

  @Test
  void two_windows_play_through_a_crash_to_a_draw_by_agreement() throws Exception {
    try (ServerProcess killed = ServerProcess.start(data, 0);
        Chromium chromium = Chromium.launch()) {
      Match match = Match.invited(chromium, killed.address(), "en-GB", "en-GB");
      match.play(List.of("e2e4 e4", "e7e5 e5", "g1f3 Nf3", "g8f6 Nf6"));
      killed.kill();
      match.white().showsPart("#connection", "lost");
      match.black().showsPart("#connection", "lost");
      try (Server _ = Server.start(ServerOptions.in(data).withPort(killed.port()))) {
        match.white().shows("#connection", "connected");
        match.black().shows("#connection", "connected");
        List<String> clocks = clocksAtPauseAndResumption(killed.address(), match.white());
        assertThat(clocks.getLast()).isEqualTo(clocks.getFirst());
        takesBack(match);
        draws(match);
      }
    }
  }

  /// Black's last move is taken back, as both want it, and made again.
  private static void takesBack(Match match) {
    match.black().click("#takeback");
    match.white().click("#takeback-accept");
    for (Window window : List.of(match.white(), match.black())) {
      window
          .page
          .locator("#moves [data-ply='4']")
          .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }
    match.black().move(Hand.CLICK, "g8", "f6");
    match.white().showsMove(4, "Nf6");
  }

  private static void draws(Match match) throws IOException {
    match.play(List.of("d2d4 d4", "e5d4 exd4"));
    match.white().click("#draw");
    match.white().move(Hand.DRAG, "f3", "d4");
    match.black().showsMove(7, "Nxd4");
    screenshot(match.white(), "offer");
    match.black().click("#accept");
    match.ends("½-½", "FIDE 2023, Article 5.2.3");
    assertReadsBack(pgn(match.white()));
    screenshot(match.black(), "result");
  }

  /// The clocks as they showed when they were paused and when they ran again.
  private static List<String> clocksAtPauseAndResumption(String server, Window window)
      throws IOException, InterruptedException {
    String address = server + "api/games/" + id(window) + "/events";
    Wait.until("the clocks run again", () -> clocks(address).size() == 2);
    return clocks(address);
  }

  private static List<String> clocks(String address) throws IOException, InterruptedException {
    return Pattern.compile("\"type\":\"clocks-(?:paused|resumed)\".*?\"times\":(\\{[^}]*})")
        .matcher(get(address))
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  private static String id(Window window) {
    return window.page.url().replaceFirst(".*/", "");
  }

  private static String get(String address) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client
          .send(
              HttpRequest.newBuilder(URI.create(address)).build(),
              HttpResponse.BodyHandlers.ofString())
          .body();
    }
  }

  private static String pgn(Window window) throws IOException {
    Download download = window.page.waitForDownload(() -> window.click("#pgn"));
    return Files.readString(download.path());
  }

  private static void assertReadsBack(String pgn) {
    assertThat(pgn).contains("Nxd4").contains("(=)");
    assertThat(pgn.replace('\n', ' ')).containsOnlyOnce("Black takes a move back");
    assertThat(pgn.replace('\n', ' ')).containsOnlyOnce("FIDE 2023, Article 5.2.3");
    List<PgnGame> games = PgnGame.all(pgn);
    assertThat(games).hasSize(1);
    assertThat(games.getFirst().faults()).isEmpty();
    assertThat(games.getFirst().moves()).hasSize(7);
    assertThat(games.getFirst().result()).contains(PgnResult.DRAW);
    assertThat(games.getFirst().tag("White")).contains("Ana (guest)");
    assertThat(games.getFirst().tag("Black")).contains("Boris (guest)");
  }

  /// Only when asked for: `-Djadoube.screenshots=docs`.
  private static void screenshot(Window window, String name) {
    Optional.ofNullable(System.getProperty("jadoube.screenshots"))
        .map(directory -> Path.of(directory, name + ".png"))
        .ifPresent(file -> window.page.screenshot(new Page.ScreenshotOptions().setPath(file)));
  }
}
