package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.web.browser.TableWindow.BLACK;
import static org.jadoube.web.browser.TableWindow.WHITE;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Games over the board, on a tablet between the players and on two screens.
final class BrowserTableTest extends Served {
  private static final String CUT_OFF =
      """
      () => [...document.querySelectorAll('.square, .clock, .press')].filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      }).map((each) => each.dataset.square ?? each.className)
      """;

  @Test
  void a_game_by_hands_on_one_tablet_with_an_illegal_move_and_a_claim_of_touch_move() {
    TableWindow table = TableWindow.tablet(chromium);
    table.setUp(address(), "one");
    table.reads(WHITE, "Black presses the clock");
    table.begin();
    table.move(WHITE, "e2", "e4");
    table.tap("e7");
    table.reads(BLACK, "Black must move the pawn on e7. FIDE 2023, Article 4.3.1.");
    table.tap("e5");
    table.press(BLACK);
    table.recorded(2, "e5");

    table.tap("b1");
    table.reads(WHITE, "White must move the knight on b1");
    table.drag("f1", "c4");
    table.press(WHITE);
    table.claim(BLACK, "touch-move");
    table.reads(BLACK, "White must move the knight on b1");
    table.stands("c4", "");
    table.move(WHITE, "b1", "c3");
    table.recorded(3, "Nc3");
    table.move(BLACK, "b8", "c6");
    table.move(WHITE, "f1", "c4");
    table.move(BLACK, "a7", "a6");
    table.move(WHITE, "d1", "h5");

    table.move(BLACK, "g8", "g6");
    assertThat(table.edge(WHITE).locator(".clock")).hasAttribute("data-running", "true");
    table.stands("g6", "n");
    assertThat(table.window.page.textContent("body")).doesNotContain("illegal: a knight");
    table.deed(WHITE, "claim");
    table.window.click("#claiming [value=yes]");
    table.window.shows("#claiming .fault", "What do you claim: Choose one.");
    table.window.page.check("#claiming [value=illegal-move]");
    table.window.showsPart("#consequence", "White gets 1 min (FIDE 2023, Article 7.5.5)");
    table.window.click("#claiming [value=yes]");
    table.reads(
        BLACK, "Black must move the knight on g8. FIDE 2023, Articles 7.5.1, 7.5.5 and A.3.");
    table.stands("g8", "n");
    table.move(BLACK, "g8", "f6");
    table.drag("h5", "f7");
    table.reads(BLACK, "1-0 Checkmate. White wins. FIDE 2023, Article 5.1.1.");
    table.stands("f7", "Q");
    screenshot(table, "table-mate");
    table.deed(WHITE, "sign");
    table.reads(BLACK, "White has signed.");
    table.deed(BLACK, "sign");
    table.reads(WHITE, "Black has signed.");
    assertThat(table.window.complaints).isEmpty();
  }

  /// Both sit down in the same moment.
  @Test
  void nobody_is_said_to_be_away_who_sits_at_the_tablet() {
    TableWindow table = TableWindow.tablet(chromium);
    table.setUp(address(), "one");
    assertThat(table.edge(WHITE).locator(".presence")).isEmpty();
    assertThat(table.edge(BLACK).locator(".presence")).isEmpty();
    assertThat(table.window.complaints).isEmpty();
  }

  @Test
  void each_player_at_a_screen_sees_what_the_other_holds_and_answers_an_offer() {
    TableWindow ana = TableWindow.tablet(chromium);
    ana.setUp(address(), "two", "scores");
    ana.window.click("#invitation");
    String link = ana.window.page.inputValue("#inviting input");
    ana.window.click("#inviting .primary");
    TableWindow boris = TableWindow.of(chromium, 390, 844, ColorScheme.DARK);
    boris.window.page.navigate(link);
    boris.window.click("#accept .primary");
    boris.isOpen();
    assertThat(boris.window.page.locator("[data-square]").first())
        .hasAttribute("data-square", "h1");
    boris.begin();
    ana.drag("g1", "f3");
    boris.stands("f3", "N");
    ana.press(WHITE);
    ana.edge(WHITE).locator(".writing input").fill("Nf3");
    ana.edge(WHITE).locator(".writing button").click();
    boris.drag("b8", "c6");
    boris.press(BLACK);
    ana.recorded(2, "Nc6");
    ana.window.showsPart("#sheets", "White’s scoresheet: Nf3");

    boris.drag("d7", "d5");
    ana.stands("d5", "p");
    boris.deed(BLACK, "put-back");
    ana.stands("d7", "p");
    boris.deed(BLACK, "adjust");
    boris.tap("a8");
    boris.reads(BLACK, "It is White’s move. FIDE 2023, Article 4.2.1.");

    ana.drag("e2", "e4");
    ana.deed(WHITE, "draw");
    boris.reads(BLACK, "White has offered a draw.");
    ana.deed(WHITE, "mark");
    assertThat(ana.edge(WHITE).locator("[data-deed=mark]")).isHidden();
    boris.deed(BLACK, "more");
    boris.window.click("#others [value=mishandle]");
    boris.window.click("#mishandling [value=hitting]");
    boris.deed(BLACK, "more");
    boris.window.click("#others [value=screen]");
    assertThat(boris.window.page.locator("#moving-seat .qr svg")).isVisible();
    boris.window.click("#moving-seat .primary");
    boris.deed(BLACK, "accept");
    ana.reads(WHITE, "½-½");
    ana.window.showsPart("#moves", "Black handles the clock improperly: hitting it.");
    screenshot(boris, "table-phone");
    assertThat(ana.window.complaints).isEmpty();
    assertThat(boris.window.complaints).isEmpty();
  }

  @Test
  void an_arbiter_with_the_key_sets_a_clock_and_goes_back_to_a_position() {
    TableWindow table = TableWindow.of(chromium, 1180, 820, ColorScheme.LIGHT);
    table.setUp(address(), "one", "arbiter");
    table.begin();
    table.move(WHITE, "d2", "d4");
    table.move(BLACK, "d7", "d5");
    table.recorded(2, "d5");
    String key =
        (String)
            table.window.page.evaluate(
                "JSON.parse(localStorage.getItem('jadoube:table:' +"
                    + " location.pathname.split('/')[2])).arbiter");
    TableWindow arbiter = TableWindow.tablet(chromium);
    arbiter.window.page.navigate(table.window.page.url() + "#arbiter." + key);
    arbiter.isOpen();
    assertThat(arbiter.edge(WHITE).locator(".press")).isDisabled();
    arbiter.window.click("#arbiter");
    arbiter.window.click("[data-act=pause]");
    arbiter.window.page.selectOption("#acting [name=reason]", "interruption");
    arbiter.window.click("#acting .primary");
    table.reads(WHITE, "The arbiter stops the clocks");
    arbiter.window.click("[data-act=set-clock]");
    arbiter.window.page.check("#acting [value=black]");
    arbiter.window.page.fill("#acting [name=remainingMillis]", "soon");
    arbiter.window.click("#acting .primary");
    arbiter.window.shows(
        "#fault-remainingMillis", "Time left: Enter a time such as 1:30:00 or 5:00.");
    arbiter.window.page.fill("#acting [name=remainingMillis]", "2:30");
    arbiter.window.showsPart("#trial", "FIDE 2023, Article 6.10.2");
    arbiter.window.click("#acting .primary");
    assertThat(table.edge(BLACK).locator(".clock")).hasText("2:30");
    arbiter.window.click("[data-act=restore-position]");
    arbiter.window.page.selectOption("#acting select", "0");
    arbiter.window.click("#acting .primary");
    table.stands("d4", "");
    rules(arbiter, "resume");
    assertThat(table.edge(WHITE).locator(".clock")).hasAttribute("data-running", "true");
    screenshot(arbiter, "table-arbiter");
    assertThat(arbiter.window.complaints).isEmpty();
  }

  @Test
  void the_code_for_another_screen_has_an_address_that_it_reaches() {
    TableWindow white = TableWindow.tablet(chromium);
    white.window.page.route(
        "**/api/addresses",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("application/json")
                    .setBody("{\"addresses\":[\"http://10.0.0.7:80\"]}")));
    white.setUp(server.address().toString().replace("127.0.0.1", "localhost"), "two");
    white.window.click("#invitation");
    assertThat(white.window.page.locator("#inviting input"))
        .hasValue(Pattern.compile("^http://10\\.0\\.0\\.7/join/.*"));
  }

  @Test
  void a_game_lost_by_penalty_has_a_score_for_the_opponent() {
    TableWindow table = arbitrated();
    table.window.click("[data-act=penalise]");
    table.window.page.check("#acting [name=offender][value=white]");
    table.window.page.selectOption("#acting [name=penalty]", "loss-of-game");
    table.window.page.selectOption("#acting [name='penalty.opponent']", "win");
    table.window.page.selectOption("#acting [name=basis]", "11.5");
    table.window.showsPart("#trial", "12.9.6");
    table.window.click("#acting .primary");
    table.reads(BLACK, "0-1");
    assertThat(table.window.complaints).isEmpty();
  }

  @Test
  void an_arbiter_whose_screen_players_see_is_not_told_beforehand_what_a_report_finds() {
    TableWindow table = arbitrated();
    table.window.page.keyboard().press("Escape");
    table.move(WHITE, "e2", "e5");
    table.window.click("#arbiter");
    table.window.click("[data-act=report]");
    assertThat(table.window.page.locator("#acting option")).hasCount(8);
    assertThat(table.window.page.locator("#trial")).isEmpty();
    table.window.page.selectOption("#acting select", "illegal-move");
    table.window.click("#acting .primary");
    table.window.page.keyboard().press("Escape");
    table.stands("e2", "P");
    assertThat(table.window.complaints).isEmpty();
  }

  @Test
  void an_invited_arbiter_gives_a_name_and_is_accepted_at_both_screens() {
    TableWindow ana = TableWindow.tablet(chromium);
    ana.setUp(address(), "two", "arbiter");
    String opponents = link(ana, "#invitation");
    String arbiters = link(ana, "#inviting-arbiter");
    TableWindow boris = TableWindow.of(chromium, 390, 844, ColorScheme.DARK);
    boris.window.page.navigate(opponents);
    boris.window.click("#accept .primary");
    boris.isOpen();
    Window vera = TableWindow.tablet(chromium).window;
    vera.page.navigate(arbiters);
    vera.shows("#heading", "You are invited to be the arbiter");
    vera.page.fill("[name=name]", "Vera");
    vera.click("#accept .primary");
    vera.page.waitForURL("**/desk/game/*");
    vera.showsPart("#arbiters", "Vera offers to be the arbiter");
    for (TableWindow each : List.of(ana, boris)) {
      assertThat(each.window.page.locator("#inviting-arbiter")).isHidden();
      each.window.click("#arbiters button");
    }
    assertThat(ana.window.page.locator("#arbiters")).isHidden();
    assertThat(vera.page.locator("#arbiters")).isHidden();
    assertThat(vera.page.locator("[data-act]").first()).isVisible();
    assertThat(ana.window.complaints).isEmpty();
    assertThat(vera.complaints).isEmpty();
  }

  private static String link(TableWindow table, String button) {
    table.window.click(button);
    String link = table.window.page.inputValue("#inviting input");
    table.window.click("#inviting .primary");
    return link;
  }

  /// A begun game on one tablet, with the arbiter's panel open.
  private static TableWindow arbitrated() {
    TableWindow table = TableWindow.tablet(chromium);
    table.setUp(address(), "one", "arbiter");
    table.begin();
    table.window.click("#arbiter");
    return table;
  }

  private static void rules(TableWindow arbiter, String act) {
    arbiter.window.click("[data-act=" + act + "]");
    arbiter.window.click("#acting .primary");
    assertThat(arbiter.window.page.locator("#acting")).isHidden();
  }

  @Test
  void pieces_are_touched_promoted_and_taken_off_by_keyboard_and_what_happens_is_said() {
    TableWindow table = TableWindow.tablet(chromium);
    table.window.page.navigate(address() + "table");
    seats(table, "3k4/P7/8/3pP3/8/8/8/4K3 w - d6 0 1");
    keys(table, "e5", "Enter");
    assertThat(table.window.page.locator("#announcer")).containsText("White must move the pawn");
    keys(table, "d6", "Enter");
    table.stands("d6", "P");
    keys(table, "d5", "Enter");
    table.edge(WHITE).locator(".off").press("Enter");
    table.recorded(1, "exd6");
    table.edge(WHITE).locator(".press").press("Enter");
    assertThat(table.edge(BLACK).locator(".clock")).hasAttribute("data-running", "true");
    keys(table, "d8", "Enter");
    keys(table, "c8", "Enter");
    table.edge(BLACK).locator(".press").press("Enter");
    keys(table, "a7", "Enter");
    keys(table, "a8", "Enter");
    table.edge(WHITE).locator("[data-letter=Q]").press("Enter");
    keys(table, "a8", "Enter");
    table.stands("a8", "Q");
    table.recorded(3, "a8=Q+");
    assertThat(table.window.page.locator("#announcer"))
        .containsText("White: pawn a7 a8 promotes to queen, check.");
    assertThat(table.window.complaints).isEmpty();
  }

  private static void keys(TableWindow table, String square, String key) {
    table.window.page.locator(".square[tabindex='0']").focus();
    table.window.page.keyboard().type(square);
    assertThat(table.window.square(square)).isFocused();
    table.window.page.keyboard().press(key);
  }

  /// A game from a position, with both seats at this screen.
  private static void seats(TableWindow table, String fen) {
    table.window.page.evaluate(
        """
        async (start) => {
          const post = async (path, body) => (await fetch(path, {
            method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
          })).json();
          const regulations = { timeControl: '300+3', arrangements: ['over-the-board'], start };
          const game = await post('/api/games', { colour: 'white', regulations });
          const seat = await post(`/api/games/${game.id}/seats`, { invitation: game.invitation });
          localStorage.setItem(`jadoube:table:${game.id}`, JSON.stringify({ white: game.token, black: seat.token }));
          location.assign(`/table/${game.id}`);
        }
        """,
        fen);
    table.isOpen();
    table.begin();
  }

  @ParameterizedTest
  @CsvSource("390, 844, DARK")
  void axe_finds_nothing_at_a_table_and_nothing_is_wider_than_the_screen(
      int width, int height, ColorScheme scheme) {
    TableWindow table = TableWindow.of(chromium, width, height, scheme);
    table.window.page.navigate(address() + "table");
    accept(table, "table-setup-" + width);
    table.setUp(address(), "one", "arbiter", "scores");
    table.begin();
    table.tap("e2");
    table.reads(WHITE, "White must move");
    accept(table, "table-" + width);
    fitsWhenHeldSideways(table);
    table.window.page.setViewportSize(width, height);
    table.deed(BLACK, "claim");
    accept(table, "table-claim-" + width);
    table.window.page.keyboard().press("Escape");
    table.window.click("#arbiter");
    accept(table, "table-rulings-" + width);
  }

  /// Ranks and clocks are in sight on the smallest and the largest phone.
  private static void fitsWhenHeldSideways(TableWindow table) {
    for (String size : List.of("640,360", "844,390", "932,430")) {
      String[] sides = size.split(",");
      table.window.page.setViewportSize(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
      assertThat((List<?>) table.window.page.evaluate(CUT_OFF)).as(size).isEmpty();
    }
  }

  private static void accept(TableWindow table, String name) {
    screenshot(table, name);
    assertThat(Axe.objections(table.window.page)).isEmpty();
    assertThat(
            (Boolean)
                table.window.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing is wider than the window")
        .isTrue();
  }

  /// Only when asked for: `-Djadoube.screenshots=docs`.
  private static void screenshot(TableWindow table, String name) {
    Optional.ofNullable(System.getProperty("jadoube.screenshots"))
        .map(directory -> Path.of(directory, name + ".png"))
        .ifPresent(file ->
            table.window.page.screenshot(
                new Page.ScreenshotOptions().setPath(file).setFullPage(true)));
  }
}
