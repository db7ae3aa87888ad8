package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.web.browser.TableWindow.BLACK;
import static org.jadoube.web.browser.TableWindow.WHITE;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jadoube.web.Supervised;
import org.junit.jupiter.api.Test;

/// The statements and requests of players beside their moves: a sealed move, a request in the
/// quickplay finish, an appeal.
final class BrowserStatementsTest extends Served {
  private static final String AT_A_TABLE =
      "{\"timeControl\":\"5400+30\",\"arbiterPresent\":true,"
          + "\"arrangements\":[\"over-the-board\"]}";
  private static final String QUICKPLAY =
      "{\"timeControl\":\"5400\",\"edition\":\"FIDE 2018\",\"arbiterPresent\":true,"
          + "\"arrangements\":[\"quickplay-guidelines\"]}";

  /// @param seats the tokens at that screen: `black: 'TOKEN'`
  private static TableWindow table(Supervised game, String seats) {
    TableWindow table = TableWindow.of(chromium, 1180, 820, ColorScheme.LIGHT);
    table.window.page.addInitScript(
        String.format(
            Locale.ROOT,
            "localStorage.setItem('jadoube:table:%s', JSON.stringify({%s}))",
            game.id(),
            seats));
    table.window.page.navigate(address() + "table/" + game.id());
    table.isOpen();
    return table;
  }

  private static Window desk(Supervised game) {
    Window desk = Window.of(chromium.browser());
    desk.page.navigate(address() + "desk/game/" + game.id() + "#arbiter." + game.arbiter());
    return desk;
  }

  private static Window player(Supervised game, String token, String colour) {
    Window player = Window.of(chromium.browser());
    player.keepsSeat(game.id(), "{token: '" + token + "', colour: '" + colour + "'}");
    player.page.navigate(address() + "game/" + game.id());
    return player;
  }

  private static void does(Window desk, String act) {
    desk.click("#acts [data-act=" + act + "]");
    desk.click("#acting .primary");
    assertThat(desk.page.locator("#acting")).isHidden();
  }

  private static void chooses(Window desk, String act, String option) {
    desk.click("#acts [data-act=" + act + "]");
    desk.page.selectOption("#acting select", option);
    desk.click("#acting .primary");
    assertThat(desk.page.locator("#acting")).isHidden();
  }

  /// The question that the game waits for stands on the player's edge.
  private static Locator asked(TableWindow table, String colour, String statement) {
    return table.edge(colour).locator(".pressing [data-act=" + statement + "]");
  }

  private static void seals(TableWindow table, String colour, String move) {
    asked(table, colour, "seal-move").press("Enter");
    table.window.page.fill("#acting [name=text]", move);
    table.window.page.keyboard().press("Enter");
    assertThat(asked(table, colour, "close-envelope")).isVisible();
  }

  @Test
  void a_move_is_sealed_the_envelope_closed_and_the_game_resumed() throws Exception {
    Supervised game = Supervised.game(client, AT_A_TABLE);
    game.act(game.white(), "{\"type\":\"arrive\"}");
    TableWindow white = table(game, "white: '" + game.white() + "'");
    TableWindow black = table(game, "black: '" + game.black() + "'");
    Window desk = desk(game);
    black.begin();
    does(desk, "order-sealing");
    seals(white, WHITE, "Nh3");
    assertThat(asked(white, WHITE, "seal-move")).isFocused();
    white.reads(WHITE, "White seals “Nh3”.");
    black.reads(BLACK, "White seals a move.");
    asked(white, WHITE, "close-envelope").press("Enter");
    white.window.showsPart("#acting .asked", "Your clock stops, and the game is adjourned.");
    white.window.page.keyboard().press("Enter");
    black.reads(BLACK, "the game is adjourned");
    desk.showsPart("#status", "White has closed the envelope, and the game is adjourned");
    assertThat(white.edge(WHITE).locator("[data-deed=adjust]")).isFocused();

    desk.click("#acts [data-act=begin-resumption]");
    desk.page.check("#acting [value=white]");
    desk.page.check("#acting [value=black]");
    desk.showsPart("#trial", "The position is set up again");
    assertThat(desk.page.locator("#trial")).not().containsText("Nh3");
    desk.click("#acting .primary");
    black.stands("h3", "N");
    black.reads(BLACK, "The sealed move of White is “Nh3”.");
    assertThat(black.edge(BLACK).locator(".clock")).hasAttribute("data-running", "true");
    assertThat(white.window.complaints).isEmpty();
    assertThat(black.window.complaints).isEmpty();
    assertThat(desk.complaints).isEmpty();
  }

  @Test
  void a_game_whose_envelope_is_lost_waits_for_the_move_and_says_so() throws Exception {
    Supervised game = Supervised.game(client, AT_A_TABLE);
    TableWindow table = table(game, "white: '" + game.white() + "', black: '" + game.black() + "'");
    Window desk = desk(game);
    table.begin();
    game.act(game.arbiter(), "{\"type\":\"order-sealing\"}");
    seals(table, WHITE, "Nh3");
    asked(table, WHITE, "close-envelope").press("Enter");
    table.window.page.keyboard().press("Enter");
    desk.showsPart("#status", "the game is adjourned");
    game.act(game.arbiter(), "{\"type\":\"report-envelope-lost\",\"positionKnown\":true}");
    game.act(game.arbiter(), "{\"type\":\"begin-resumption\",\"present\":[\"white\",\"black\"]}");
    desk.showsPart("#status", "The envelope with the sealed move is missing.");
    assertThat(desk.page.locator("#status")).not().containsText("adjourned");
    asked(table, WHITE, "state-sealed-move").press("Enter");
    table.window.page.fill("#acting [name=text]", "Nh3");
    table.window.page.keyboard().press("Enter");
    table.stands("h3", "N");
    assertThat(table.edge(BLACK).locator(".clock")).hasAttribute("data-running", "true");
    assertThat(table.window.complaints).isEmpty();
  }

  @Test
  void a_tablet_between_the_players_does_not_say_what_is_sealed() throws Exception {
    Supervised game = Supervised.game(client, AT_A_TABLE);
    TableWindow table = table(game, "white: '" + game.white() + "', black: '" + game.black() + "'");
    table.begin();
    game.act(game.arbiter(), "{\"type\":\"order-sealing\"}");
    seals(table, WHITE, "Nh3");
    table.reads(WHITE, "White seals a move.");
    for (String place : new String[] {".words", "#announcer", "#moves"}) {
      assertThat(table.window.page.locator(place).first()).not().containsText("Nh3");
    }
  }

  @Test
  void a_quickplay_claim_is_made_by_keyboard_and_rejected_at_the_desk() throws Exception {
    Supervised game = Supervised.game(client, QUICKPLAY);
    game.act(game.white(), "{\"type\":\"move\",\"attempt\":\"e2e4\"}");
    game.act(
        game.arbiter(),
        "{\"type\":\"set-clocks-and-resume\",\"whiteMillis\":110000,\"blackMillis\":110000}");
    Window black = player(game, game.black(), "black");
    Window desk = desk(game);
    black.page.locator("#more").press("Enter");
    black.page.locator("#others [data-act=claim-quickplay-draw]").press("Enter");
    black.showsPart("#acting .asked", "If the arbiter rejects the claim, the opponent gets extra");
    black.page.keyboard().press("Enter");
    black.shows("#fault-grounds", "Why it should be a draw: Choose one.");
    black.page.keyboard().press("Space");
    black.page.keyboard().press("Enter");
    assertThat(black.page.locator("#more")).isFocused();
    desk.showsPart("#asked", "Black claims a draw in the quickplay finish");
    desk.page.locator("#confirm").press("Enter");
    desk.page.selectOption("#acting select", "rejected");
    desk.click("#acting .primary");
    desk.showsPart("#announcer", "The arbiter rejects the claim in the quickplay finish.");
    assertThat(desk.page.locator("#acts button").first()).isFocused();
    black.page.locator("#more").press("Enter");
    black.page.locator("#others [data-act=appeal]").press("Enter");
    black.showsPart("#acting-title", "Appeal");
    black.page.locator("#acting .primary").press("Enter");
    desk.showsPart(
        "#asked", "Black appeals against the decision under FIDE 2018, Guideline III.5.3");
    assertThat(black.complaints).isEmpty();
    assertThat(desk.complaints).isEmpty();
  }

  @Test
  void a_player_who_has_come_is_not_absent() throws Exception {
    Supervised game = Supervised.game(client, AT_A_TABLE);
    TableWindow table = table(game, "white: '" + game.white() + "', black: '" + game.black() + "'");
    asked(table, BLACK, "arrive").click();
    table.window.click("#acting .primary");
    assertThat(asked(table, BLACK, "arrive")).hasCount(0);
    game.act(game.arbiter(), "{\"type\":\"begin\"}");
    Window desk = desk(game);
    does(desk, "observe-absence");
    desk.showsPart("#status", "-/+");
  }

  @Test
  void whether_an_illegal_move_stands_is_not_told_by_what_can_be_said() throws Exception {
    Supervised game =
        Supervised.game(
            client,
            "{\"timeControl\":\"900\",\"edition\":\"FIDE 2023\","
                + "\"arrangements\":[\"over-the-board\"]}");
    TableWindow table = table(game, "white: '" + game.white() + "', black: '" + game.black() + "'");
    table.begin();
    table.deed(WHITE, "more");
    table.window.click("#others [data-act=agree-to-correct]");
    table.window.click("#acting .primary");
    table.window.showsPart("#acting-fault", "There is no illegal move to correct.");
    table.window.click("#acting .cancel");
    table.move(WHITE, "e2", "e5");
    table.move(BLACK, "d7", "d6");
    for (String colour : new String[] {WHITE, BLACK}) {
      table.deed(colour, "more");
      table.window.click("#others [data-act=agree-to-correct]");
      table.window.click("#acting .primary");
    }
    table.reads(WHITE, "Both players agree to correct the illegal move.");
    table.stands("e2", "P");
  }

  @Test
  void what_is_in_the_way_of_a_claim_is_told_before_it_is_made_and_an_offer_can_be_declined()
      throws Exception {
    Supervised game = Supervised.game(client, AT_A_TABLE);
    TableWindow table = table(game, "white: '" + game.white() + "', black: '" + game.black() + "'");
    table.begin();
    table.tap("e2");
    table.reads(WHITE, "White must move the pawn on e2.");
    table.deed(WHITE, "claim");
    table.window.page.check("#claiming [value=threefold]");
    table.window.showsPart("#consequence", "FIDE 2023, Article 9.4.");
    table.window.showsPart("#consequence", "If you are wrong: Wrong claim by White");
    assertThat(table.window.page.locator("#consequence a").first())
        .hasAttribute("href", "/laws/2023/9.4");
    table.window.page.keyboard().press("Escape");
    table.drag("e2", "e4");
    table.deed(WHITE, "draw");
    table.press(WHITE);
    assertThat(table.edge(BLACK).locator("[data-deed=accept]"))
        .hasAttribute(
            "title", Pattern.compile("A draw can be agreed only when both players .*5\\.2\\.3\\."));
    table.deed(BLACK, "decline");
    table.reads(WHITE, "Black declines the draw.");
  }

  @Test
  void both_hear_that_play_goes_back_to_an_earlier_position() throws Exception {
    Supervised game = Supervised.game(client, "{\"timeControl\":\"5400+30\"}");
    game.act(game.white(), "{\"type\":\"move\",\"attempt\":\"e2e4\"}");
    game.act(game.black(), "{\"type\":\"move\",\"attempt\":\"e7e5\"}");
    Window black = player(game, game.black(), "black");
    Window desk = desk(game);
    desk.showsMove(2, "e5");
    black.showsMove(2, "e5");
    chooses(desk, "pause", "interruption");
    chooses(desk, "restore-position", "1");
    for (Window window : new Window[] {black, desk}) {
      window.showsPart("#announcer", "Back to the position after White’s move 1.");
      assertThat(window.complaints).isEmpty();
    }
  }

  @Test
  void what_stands_on_a_button_can_be_typed() {
    Match match = match();
    Window white = match.white();
    white.click("#type");
    types(white, "help");
    white.showsPart("#answer", "call off");
    white.showsPart("#answer", "You can also type the text of any button beside the board.");
    types(white, "Flip");
    assertThat(white.page.locator("[data-square]").first()).hasAttribute("data-square", "h1");
    types(white, "settings");
    assertThat(white.page.locator("#preferences")).isVisible();
    white.page.keyboard().press("Escape");
    types(white, "call off");
    match.black().showsPart("#announcer", "White has called the game off.");
    types(white, "call off");
    white.shows("#answer", "That cannot be done now.");
    white.showsPart("#again", "Play again");
    types(white, "play again");
    match.black().showsPart("#again", "Ana would like another game");
    match.hasNoComplaints();
  }

  private static void types(Window window, String what) {
    window.page.fill("#typed", what);
    window.page.locator("#typed").press("Enter");
  }
}
