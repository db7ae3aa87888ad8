package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Playing without seeing the board: by typing, and by what the live regions say.
final class BrowserFieldTest extends Served {
  /// Opens the field as somebody does who has no mouse: it is the first thing that Tab leads to.
  private static void opensTheField(Window window) {
    window.page.locator("#skip").focus();
    window.page.keyboard().press("Enter");
    assertThat(window.page.locator("#typed")).isFocused();
  }

  private static void types(Window window, String text) {
    window.page.locator("#typed").focus();
    window.page.keyboard().press("ControlOrMeta+A");
    window.page.keyboard().type(text);
    window.page.keyboard().press("Enter");
  }

  private static void hears(Window window, String text) {
    window.showsPart("#announcer", text);
  }

  private static void isAnswered(Window window, String text) {
    window.showsPart("#answer", text);
  }

  @Test
  void two_people_play_a_whole_game_by_typing_each_in_their_language() {
    Match match = Match.begin(chromium, address(), "en-GB", "de-DE");
    Window white = match.white();
    Window black = match.black();
    opensTheField(white);
    opensTheField(black);
    types(white, "pawn f three");
    hears(black, "Weiß: Bauer Felix zwei Felix drei");
    types(black, "Bauer Eva fünf");
    hears(white, "Black: pawn e seven e five");
    hears(white, "It is your move.");
    types(white, "last");
    isAnswered(white, "Black: pawn e seven e five");
    types(white, "draw");
    isAnswered(white, "Your next move will offer a draw.");
    types(white, "g2g4");
    hears(black, "Remis");
    types(black, "Remis ablehnen");
    assertThat(black.page.locator("#offer")).isHidden();
    types(black, "Dame Hektor vier");
    hears(white, "checkmate");
    white.shows(".score", "0-1");
    black.shows(".article", "FIDE 2023, Artikel 5.1.1");
    match.hasNoComplaints();
  }

  /// Text that is in a region when it appears is not read out.
  @Test
  void what_is_read_out_has_a_region_that_is_there_before() {
    Window white = match().white();
    opensTheField(white);
    org.assertj.core.api.Assertions.assertThat(
            white.page.evaluate(
                """
                [...document.querySelectorAll('[role=status], [aria-live]')]
                  .filter((region) => !region.closest('dialog, .invite') && getComputedStyle(region).display === 'none')
                  .map(({ id }) => id)
                """))
        .isEqualTo(List.of());
    assertThat(white.page.locator("#answer")).hasText("");
    types(white, "clock");
    isAnswered(white, "White: 1 hour 30 minutes");
  }

  @Test
  void what_stands_on_a_button_can_be_typed() {
    Match match = Match.begin(chromium, address(), "de-DE", "bg-BG");
    Window white = match.white();
    opensTheField(white);
    types(white, "Remis beantragen");
    assertThat(white.page.locator("#claiming")).isVisible();
    white.page.keyboard().press("Escape");
    Window black = match.black();
    opensTheField(black);
    types(black, "Рекламирам реми"); // it is not Black's move
    isAnswered(black, "9.2.2");
  }

  @Test
  void the_clocks_the_pieces_and_the_board_are_told_on_request() {
    Match match = match();
    Window white = match.white();
    opensTheField(white);
    types(white, "e4");
    white.showsMove(1, "e4");
    types(white, "clock");
    isAnswered(white, "White: 1 hour 30 minutes");
    isAnswered(white, "1 move");
    types(white, "pieces");
    isAnswered(white, "White: king e one; queen d one; rook a one, h one");
    isAnswered(white, "pawn a two, b two, c two, d two, e four, f two");
    types(white, "board");
    isAnswered(white, "Rank 8: black rook a eight, black knight b eight");
    isAnswered(white, "Rank 3: empty");
    types(white, "help");
    isAnswered(white, "offer draw");
    types(white, "accept");
    assertThat(white.page.locator("#answer")).not().hasText("");
    types(white, "d4");
    white.showsPart("#message", "Black to move");
    match.hasNoComplaints();
  }

  @Test
  void what_is_not_understood_is_answered_with_where_and_what_was_expected() throws Exception {
    Table table = client.table("300+3");
    play(table, "g1f3", "g8f6", "d2d3", "d7d6");
    Window white = seated(table.id(), "white", table.white());
    opensTheField(white);
    types(white, "Nd2");
    isAnswered(white, "“Nd2” can mean several moves: Nbd2, Nfd2.");
    types(white, "knight zebra");
    isAnswered(white, "At character 8: “zebra” is not understood.");
    types(white, "Ke3");
    isAnswered(white, "“Ke3” is not a legal move.");
    white.showsPart("#message", "Article 3.8");
    assertThat(white.page.locator("#typed")).isFocused();
  }

  @Test
  void a_move_that_has_to_be_confirmed_is_said_first() throws Exception {
    Table table = client.table("300+3");
    Window white = window("{typing: true, aids: ['confirmation']}");
    sits(white, table.id(), "white", table.white());
    types(white, "Nf3");
    isAnswered(white, "knight g one f three. Type “yes” to play it");
    types(white, "no");
    assertThat(white.page.locator("#entered")).isHidden();
    types(white, "e4");
    isAnswered(white, "pawn e two e four");
    types(white, "yes");
    white.showsMove(1, "e4");
  }

  @Test
  void a_premove_can_be_typed_while_the_opponent_is_to_move() throws Exception {
    Table table = client.table("300+3");
    play(table, "e2e4");
    Window white = window("{typing: true}");
    sits(white, table.id(), "white", table.white());
    types(white, "d4");
    white.shows("#message", "Black to move.");
    types(white, "premove Nf3");
    white.showsPart("#entered p", "Premove g1–f3: it is played as soon as");
    types(white, "no");
    assertThat(white.page.locator("#entered")).isHidden();
    types(white, "premove Bd5");
    isAnswered(white, "“Bd5” cannot be a premove");
    types(white, "premove d4");
    white.showsPart("#entered p", "Premove d2–d4");
    client.move(table, table.black(), "e7e5");
    white.showsMove(3, "d4");
  }

  @Test
  void who_uses_premoves_types_them_like_moves() throws Exception {
    Table table = client.table("300+3");
    play(table, "e2e4");
    Window white = window("{typing: true, aids: ['premove']}");
    sits(white, table.id(), "white", table.white());
    types(white, "exd5"); // there is nothing to capture yet
    white.showsPart("#entered p", "Premove e4–d5");
    client.move(table, table.black(), "d7d5");
    white.showsMove(3, "exd5");
  }

  @Test
  void two_minutes_left_are_announced_once() throws Exception {
    Table table = client.table("116+5"); // 121 seconds before the first move
    Window white = window("{typing: true}");
    white.page.addInitScript(
        """
        window.heard = [];
        addEventListener('DOMContentLoaded', () => {
          const announcer = document.querySelector('#announcer');
          new MutationObserver(() => heard.push(announcer.textContent)).observe(announcer, { childList: true });
        });
        """);
    sits(white, table.id(), "white", table.white());
    client.move(table, table.white(), "e2e4");
    white.showsMove(1, "e4");
    hears(white, "Black has 2 minutes left.");
    client.move(table, table.black(), "e7e5");
    hears(white, "Black: pawn e seven e five");
    client.move(table, table.white(), "d2d4");
    hears(white, "White: pawn d two d four");
    org.assertj.core.api.Assertions.assertThat(
            white.page.evaluate("heard.filter(said => said.startsWith('Black has')).length"))
        .isEqualTo(1);
  }

  @Test
  void with_a_visually_disabled_player_moves_are_announced_and_repeated() throws Exception {
    String terms =
        "{\"name\":\"Ana\",\"colour\":\"white\",\"regulations\":{\"edition\":\"FIDE 2023\","
            + "\"timeControl\":\"5400+30\",\"arrangements\":[\"white-visually-disabled\"]}}";
    JsonNode game = client.post("api/games", terms).json();
    String id = game.path("id").stringValue();
    String seat =
        String.format(
            Locale.ROOT,
            "{\"invitation\":\"%s\",\"name\":\"Boris\"}",
            game.path("invitation").stringValue());
    String blacks =
        client.post("api/games/" + id + "/seats", seat).json().path("token").stringValue();
    Window white = window("{typing: true}");
    sits(white, id, "white", game.path("token").stringValue());
    Window black = window("{typing: true}");
    sits(black, id, "black", blacks);
    white.page.locator("#board .movable").first().waitFor();
    types(white, "e4");
    isAnswered(white, "pawn e two e four. Type “yes”");
    types(white, "yes");
    white.showsMove(1, "e4");
    black.showsPart("#repeating", "White: pawn e two e four. Repeat this move.");
    black.showsPart("#asked", "White: pawn e two e four. Repeat this move.");
    types(black, "d4");
    isAnswered(black, "That is not the opponent’s move.");
    types(black, "pawn e four");
    assertThat(black.page.locator("#repeating")).isHidden();
    black.page.locator("#board .movable").first().waitFor();
    types(black, "e5");
    isAnswered(black, "pawn e seven e five");
    types(black, "yes");
    black.showsMove(2, "e5");
    white.click("#repeat");
    assertThat(white.page.locator("#repeating")).isHidden();
    org.assertj.core.api.Assertions.assertThat(List.of(white.complaints, black.complaints))
        .allMatch(List::isEmpty);
  }

  @Test
  void an_invitation_can_be_called_off_while_nobody_has_accepted_it() {
    Window white = Window.of(chromium.browser());
    white.page.navigate(address());
    white.click("button[type=submit]");
    white.page.locator("#link").waitFor();
    String link = white.page.inputValue("#link");
    white.click("#uninvite");
    assertThat(white.page.locator("#invite")).isHidden();
    white.showsPart("#status", "called the game off");
    Window late = Window.of(chromium.browser());
    late.page.navigate(link);
    late.showsPart("#summary", "called the game off");
    assertThat(late.page.locator("#accept .primary")).isHidden();
  }

  @Test
  void my_games_are_listed_and_a_seat_goes_to_another_device() throws Exception {
    Table waits = client.table("300+3");
    Table over = client.table("300+3");
    play(over, "e2e4", "e7e5");
    client.act(over, over.black(), "{\"type\":\"resign\"}", "r");
    Window mine = Window.of(chromium.browser());
    mine.keepsSeat(waits.id(), seat("white", waits.white()));
    mine.keepsSeat(over.id(), seat("white", over.white()));
    play(waits, "e2e4", "e7e5");
    mine.page.navigate(server.address() + "mine");
    mine.showsPart("#unfinished li", "White against Boris");
    mine.showsPart("#unfinished .turn", "Your move.");
    mine.showsPart("#finished li", "1-0");
    mine.click("#unfinished button");
    String link = mine.page.inputValue("#link");
    assertThat(mine.page.locator("#other-device .qr svg, #unreachable")).not().hasCount(0);
    Window other = Window.of(chromium.browser());
    other.page.navigate(server.address() + link.replaceFirst("^https?://[^/]+/", ""));
    other.square("g1").and(other.page.locator(".movable")).waitFor();
    assertThat(other.page).hasURL(Pattern.compile("/game/[^#]+$"));
  }

  private static String seat(String colour, String token) {
    return String.format(Locale.ROOT, "{token: '%s', colour: '%s'}", token, colour);
  }

  private static Window seated(String id, String colour, String token) {
    Window window = Window.of(chromium.browser());
    sits(window, id, colour, token);
    return window;
  }

  private static Window window(String preferences) {
    Window window = new Window(chromium.browser(), 390, 844, ColorScheme.LIGHT, "en-GB");
    window.page.addInitScript(
        "localStorage.setItem('jadoube:preferences', JSON.stringify(" + preferences + "))");
    return window;
  }

  private static void sits(Window window, String id, String colour, String token) {
    window.keepsSeat(id, seat(colour, token));
    window.page.navigate(server.address() + "game/" + id);
    window.page.locator(".table.ready").waitFor();
  }
}
