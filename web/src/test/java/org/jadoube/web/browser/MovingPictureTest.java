package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jadoube.web.Client;
import org.jadoube.web.browser.Window.Hand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/// The README's moving picture: a pinned knight may not move, and a game ends in mate. Only when
/// asked for (`scripts/moving-picture`).
@EnabledIfSystemProperty(named = MovingPictureTest.FILE, matches = ".+")
final class MovingPictureTest extends Served {
  static final String FILE = "jadoube.moving-picture";

  private static final int LARGEST = 500_000;
  private static final int STEPS = 6;

  private static final String[] OPERA =
      ("e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5"
              + " c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8")
          .split(" ");
  private static final int BEGUN = 23;

  private final AnimatedGif picture = new AnimatedGif();

  @Test
  void a_game_with_its_rulings() throws Exception {
    Client.Table table = client.table("900+10");
    for (int ply = 0; ply < BEGUN; ply++) {
      move(table, ply);
    }
    Window window = new Window(chromium.browser(), 1000, 650, ColorScheme.LIGHT, "en-GB");
    window.keepsSeat(
        table.id(), String.format(Locale.ROOT, "{token: '%s', colour: 'black'}", table.black()));
    window.page.navigate(address() + "game/" + table.id());
    window.sitsAtBlack();
    take(window, 120);
    carryInVain(window, "d7", "c5");
    window.showsPart("body", "3.9.2");
    take(window, 350);
    for (int ply = BEGUN; ply < OPERA.length; ply++) {
      if (ply % 2 == 0) {
        move(table, ply);
      } else {
        window.move(Hand.CLICK, OPERA[ply].substring(0, 2), OPERA[ply].substring(2));
      }
      window.page.locator("#moves button[data-ply='" + (ply + 1) + "']").waitFor();
      take(window, 70);
    }
    window.showsPart("body", "Article 5.1.1");
    take(window, 400);
    Path file = Path.of(System.getProperty(FILE, "target/moving-picture.gif"));
    picture.write(file);
    assertThat(Files.size(file)).isLessThan(LARGEST);
  }

  private static void move(Client.Table table, int ply) throws Exception {
    client.move(table, ply % 2 == 0 ? table.white() : table.black(), OPERA[ply]);
  }

  /// Takes a picture of each part of the way.
  private void carryInVain(Window window, String from, String to) throws IOException {
    BoundingBox start = window.square(from).boundingBox();
    BoundingBox end = window.square(to).boundingBox();
    double half = start.width / 2;
    window.page.mouse().move(start.x + half, start.y + half);
    window.page.mouse().down();
    for (int step = 1; step <= STEPS; step++) {
      double part = (double) step / STEPS;
      window
          .page
          .mouse()
          .move(
              start.x + half + part * (end.x - start.x), start.y + half + part * (end.y - start.y));
      take(window, 8);
    }
    window.page.mouse().up();
  }

  private void take(Window window, int hundredths) throws IOException {
    window.page.waitForTimeout(150); // until what moves has come to rest
    picture.add(window.page.screenshot(), hundredths);
  }
}
