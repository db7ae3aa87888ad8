package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
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
import org.jadoube.web.ServerProcess;
import org.jadoube.web.browser.Window.Hand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two windows of a real browser, and a real server that is killed in the middle of the game.
final class BrowserGameTest {
  private static final List<String> BEFORE_THE_CRASH =
      List.of(
          "e2e4 e4",
          "e7e5 e5",
          "g1f3 Nf3",
          "g8f6 Nf6",
          "d2d4 d4",
          "e5d4 exd4",
          "e4e5 e5",
          "f6e4 Ne4",
          "d1d4 Qxd4",
          "d7d5 d5",
          "e5d6 exd6",
          "e4d6 Nxd6",
          "c1g5 Bg5",
          "b8c6 Nc6");
  private static final List<String> AFTER_THE_CRASH =
      List.of("d4e3 Qe3+", "f8e7 Be7", "b1d2 Nbd2", "e8g8 O-O", "e1c1 O-O-O", "f8e8 Re8");

  @TempDir Path data;

  @Test
  void two_windows_play_through_a_crash_to_a_draw_by_agreement() throws Exception {
    ServerProcess server = ServerProcess.start(data, 0);
    int port = server.port();
    try (Chromium chromium = Chromium.launch()) {
      Match match = Match.invited(chromium, server.address(), "en-GB", "en-GB");
      Window white = match.white();
      Window black = match.black();
      match.play(BEFORE_THE_CRASH);

      server.kill();
      white.showsPart("#connection", "lost");
      black.showsPart("#connection", "lost");
      server = ServerProcess.start(data, port);
      white.shows("#connection", "connected");
      black.shows("#connection", "connected");
      List<String> clocks = clocksAtPauseAndResumption(server, white);
      assertThat(clocks.getLast()).isEqualTo(clocks.getFirst());

      match.play(AFTER_THE_CRASH);
      white.click("#draw");
      white.move(Hand.DRAG, "c1", "b1");
      black.showsMove(21, "Kb1");
      screenshot(white, "offer");
      black.click("#accept");
      match.ends("½-½", "FIDE 2023, Article 5.2.3");
      assertReadsBack(pgn(white));
      screenshot(black, "result");
    } finally {
      server.close();
    }
  }

  /// The clocks as they showed when they were paused and when they ran again.
  private static List<String> clocksAtPauseAndResumption(ServerProcess server, Window window)
      throws IOException, InterruptedException {
    String address = server.address() + "api/games/" + id(window) + "/events";
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
    assertThat(pgn).contains("Kb1").contains("(=)");
    assertThat(pgn.replace('\n', ' ')).containsOnlyOnce("FIDE 2023, Article 5.2.3");
    List<PgnGame> games = PgnGame.all(pgn);
    assertThat(games).hasSize(1);
    assertThat(games.getFirst().faults()).isEmpty();
    assertThat(games.getFirst().moves()).hasSize(21);
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
