package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jadoube.web.Client;
import org.jadoube.web.browser.Window.Hand;

/// Ana, White, and Boris at one game, each in a window of their own.
final class Match {
  /// White's pawn comes to h7, next to the knight on g8.
  static final String[] PAWN_TO_H7 = "h2h4 g7g5 h4g5 h7h6 g5h6 a7a6 h6h7 a6a5".split(" ");

  private final Window white;
  private final Window black;
  private int plies;

  private Match(Window white, Window black) {
    this.white = white;
    this.black = black;
  }

  /// Both sit down at a new game at once, as if Ana had created it and Boris followed the link.
  static Match begin(Chromium chromium, String address) {
    return begin(chromium, address, "en-GB", "en-GB");
  }

  /// Begins a match in which each has a browser in a language of their own.
  static Match begin(Chromium chromium, String address, String white, String black) {
    return windows(chromium, white, black).sit(URI.create(address), URI.create(address));
  }

  /// Begins a match in which these moves have been made, by neither window.
  static Match after(Chromium chromium, String address, String... moves) {
    URI server = URI.create(address);
    Match match = windows(chromium, "en-GB", "en-GB").sit(server, server, moves);
    String last = "#moves button[data-ply='" + moves.length + "']";
    match.white.page.locator(last).waitFor();
    match.black.page.locator(last).waitFor();
    return match;
  }

  /// Begins a match in which Boris reaches the server by another address.
  static Match begin(Chromium chromium, String address, URI blacks) {
    return windows(chromium, "en-GB", "en-GB").sit(URI.create(address), blacks);
  }

  private static Match windows(Chromium chromium, String white, String black) {
    return new Match(Window.of(chromium.browser(), white), Window.of(chromium.browser(), black));
  }

  private Match sit(URI whites, URI blacks, String... moves) {
    try (Client client = new Client(whites.toString())) {
      Client.Table table = client.table("40/5400+30:1800+30");
      for (String move : moves) {
        client.act(
            table,
            plies++ % 2 == 0 ? table.white() : table.black(),
            "{\"type\":\"move\",\"attempt\":\"" + move + "\"}",
            "ply-" + plies);
      }
      sit(white, whites, table.id(), "white", table.white());
      sit(black, blacks, table.id(), "black", table.black());
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
    black.sitsAtBlack();
    return this;
  }

  private static void sit(Window window, URI server, String id, String colour, String token) {
    window.keepsSeat(id, "{token: '" + token + "', colour: '" + colour + "'}");
    window.page.navigate(server.resolve("/game/" + id).toString());
  }

  /// Ana creates a game on the first page, Boris follows the link; each has a browser in a language
  /// of their own.
  static Match invited(Chromium chromium, String address, String white, String black) {
    Match match = windows(chromium, white, black);
    create(match.white, address);
    join(match.black, match.white.page.inputValue("#link"));
    return match;
  }

  private static void create(Window white, String address) {
    white.page.navigate(address);
    white.page.fill("[name=name]", "Ana");
    white.page.check("[name=time][value^='40/']");
    white.page.check("[name=colour][value=white]");
    white.click("button[type=submit]");
    white.page.waitForURL("**/game/*");
    white.page.locator("#link").waitFor();
  }

  private static void join(Window black, String link) {
    black.page.navigate(link);
    black.page.fill("[name=name]", "Boris");
    black.click("#accept .primary");
    black.page.waitForURL("**/game/*");
    black.sitsAtBlack();
  }

  Window white() {
    return white;
  }

  Window black() {
    return black;
  }

  /// Plays on, each player by all kinds of hand in turn.
  ///
  /// @param moves `e2e4 e4`: from, to, and what both windows show then; `e7e8 n e8N` promotes
  void play(List<String> moves) {
    for (String move : moves) {
      play(Hand.values()[plies / 2 % Hand.values().length], move);
    }
  }

  /// Plays on, always by the same kind of hand.
  void play(Hand hand, List<String> moves) {
    moves.forEach(move -> play(hand, move));
  }

  /// A move was made that [#play(List)] does not know of.
  void hasMoved() {
    plies++;
  }

  private void play(Hand hand, String move) {
    String[] words = move.split(" ");
    Window mover = plies % 2 == 0 ? white : black;
    mover.move(hand, words[0].substring(0, 2), words[0].substring(2, 4));
    promotion(words).ifPresent(piece -> mover.promote(hand, piece));
    plies++;
    white.showsMove(plies, words[words.length - 1]);
    black.showsMove(plies, words[words.length - 1]);
  }

  private static Optional<String> promotion(String... words) {
    return words.length == 3 ? Optional.of(words[1]) : Optional.empty();
  }

  /// Both windows show how it ended, and neither has complained.
  void ends(String score, String article) {
    for (Window window : List.of(white, black)) {
      window.shows(".score", score);
      window.shows(".article", article);
      assertThat(window.page.textContent(".sentence")).isNotEmpty().doesNotContain(article);
    }
    hasNoComplaints();
  }

  /// No program in either window has failed.
  void hasNoComplaints() {
    assertThat(white.complaints).isEmpty();
    assertThat(black.complaints).isEmpty();
  }
}
