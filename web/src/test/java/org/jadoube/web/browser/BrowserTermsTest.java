package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// The terms of a game: asked for without riddles, and known to everybody before they count.
final class BrowserTermsTest extends Served {
  private static Window home(String locale) {
    Window window = new Window(chromium.browser(), 1280, 900, ColorScheme.LIGHT, locale);
    window.page.navigate(server.address().toString());
    window.page.locator("#terms").waitFor();
    return window;
  }

  private static Window home() {
    return home("en-GB");
  }

  /// The time control of the game that is made.
  private static String created(Window window) throws Exception {
    window.click("button[type=submit]");
    window.page.waitForURL("**/game/*");
    String id = window.page.url().replaceFirst(".*/", "");
    return client.get("api/games/" + id).json().path("timeControl").stringValue();
  }

  private static JsonNode game(Window window) throws Exception {
    window.click("button[type=submit]");
    window.page.waitForURL("**/game/*");
    String id = window.page.url().replaceFirst(".*/", "");
    return client.get("api/games/" + id).json();
  }

  @Test
  void an_armageddon_game_is_one_choice() throws Exception {
    Window window = home();
    window.page.check("[name=time][value=W300-B240]");
    JsonNode game = game(window);
    assertThat(game.path("timeControl").asString()).isEqualTo("W300-B240");
    assertThat(game.at("/regulations/scoring/drawOdds").asString()).isEqualTo("black");
    window.showsPart("#terms", "White 5 min, Black 4 min");
  }

  @Test
  void house_rules_are_pasted_and_their_faults_are_told() throws Exception {
    Window window = home();
    window.page.locator("main details summary").first().click();
    String rules = "title = Club evening\nedition = FIDE 2023\n[1] No draws.\n";
    window.page.fill("[name=house-rules]", rules + "draws = seldom");
    window.click("button[type=submit]");
    window.showsPart("#house-rules-fault", "Line 4, column 9: found “seldom”");
    window.page.fill("[name=house-rules]", rules + "draws = never");
    assertThat(game(window).at("/regulations/drawRestriction/type").asString()).isEqualTo("never");
    window.showsPart("#terms", "Club evening");
  }

  private static void isRefused(Window window, String field, String sentence) {
    window.click("button[type=submit]");
    Locator input = window.page.locator("[name=" + field + "]");
    window.showsPart("#" + field + "-fault", sentence);
    assertThat(input).hasAttribute("aria-invalid", "true");
    assertThat(input).isFocused();
    assertThat(window.page.url()).isEqualTo(server.address().toString());
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          5     | 3   | 300+3      | 5 min + 3 s a move
          90    | 30  | 5400+30    | 90 min + 30 s a move
          3     |     | 180        | 3 min
          3     | 0   | 180        | 3 min
          ½     | 1   | 30+1       | 30 s + 1 s a move
          1½    | 0.5 | 90+0.5     | 90 s + 0.5 s a move
          0,25  | 0   | 15         | 15 s
          600   | 600 | 36000+600  | 600 min + 10 min a move
          """)
  void minutes_and_seconds_are_asked_for_in_fields(
      String minutes, String seconds, String control, String words) throws Exception {
    Window window = home();
    window.page.check("[name=time][value=other]");
    window.page.fill("[name=minutes]", minutes);
    window.page.fill("[name=seconds]", seconds == null ? "" : seconds);
    window.shows("#means", "This means: " + words + ".");
    assertThat(created(window)).isEqualTo(control);
    window.showsPart("#terms", words);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          minutes |        | Enter minutes
          minutes | 0      | Enter minutes
          minutes | -5     | Enter minutes
          minutes | five   | Enter minutes
          minutes | 5+3    | Enter minutes
          minutes | 5:30   | Enter minutes
          minutes | 601    | Enter minutes
          minutes | 1e3    | Enter minutes
          seconds | -1     | Enter seconds
          seconds | three  | Enter seconds
          seconds | 601    | Enter seconds
          """)
  void what_is_no_number_is_refused_at_its_field(String field, String typed, String sentence) {
    Window window = home();
    window.page.check("[name=time][value=other]");
    window.page.fill("[name=" + field + "]", typed == null ? "" : typed);
    isRefused(window, field, sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"5+3", "30", "40/90+30:30+30"})
  void seconds_that_look_like_minutes_are_asked_about(String control) throws Exception {
    Window window = home();
    window.page.check("[name=time][value=written]");
    window.page.fill("[name=control]", control);
    isRefused(window, "control", "in seconds, so this is only");
    assertThat(created(window)).isEqualTo(control);
  }

  @Test
  void the_question_names_the_seconds_and_goes_with_the_text_it_was_about() throws Exception {
    Window window = home();
    window.page.check("[name=time][value=written]");
    window.page.fill("[name=control]", "5+3");
    isRefused(window, "control", "only 5 s + 3 s a move. Five minutes");
    window.page.fill("[name=control]", "300+3");
    window.shows("#means", "This means: 5 min + 3 s a move.");
    window.shows("#control-fault", "");
    assertThat(created(window)).isEqualTo("300+3");
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          40/7200:20/3600:900+30 | 120 min for 40 moves, then 60 min for 20 moves, then 15 min + 30 s a move
          1500d5                 | 25 min, 5 s delay
          180+2                  | 3 min + 2 s a move
          """)
  void what_is_written_is_said_in_words_before_the_game_is_made(String control, String words)
      throws Exception {
    Window window = home();
    window.page.check("[name=time][value=written]");
    window.page.fill("[name=control]", control);
    window.shows("#means", "This means: " + words + ".");
    assertThat(created(window)).isEqualTo(control);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"5 minutes", "300++3", "*60", "", "300/"})
  void what_is_no_time_control_is_refused_at_its_field(String control) {
    Window window = home();
    window.page.check("[name=time][value=written]");
    window.page.fill("[name=control]", control);
    isRefused(window, "control", "This is not a time control");
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"960", "-1", "1.5", "0x10", "99999999999999999999"})
  void a_start_number_that_is_none_is_refused_and_not_cut(String number) {
    Window window = home();
    window.click("main summary");
    window.page.check("[name=is960]");
    window.page.fill("[name=chess960]", number);
    isRefused(window, "chess960", "whole number from 0 to 959");
    assertThat(window.page.locator("[name=chess960]")).hasValue(number);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"", "959", " 007 "})
  void a_start_number_is_taken_and_none_means_by_lot(String number) throws Exception {
    Window window = home();
    window.click("main summary");
    window.page.check("[name=is960]");
    window.page.locator("[name=chess960]").pressSequentially(number);
    created(window);
    if (!number.isEmpty()) {
      window.showsPart("#terms", "Chess960, position " + Integer.parseInt(number.strip()));
    }
  }

  @Test
  void a_name_is_not_cut_either() {
    Window window = home();
    window.page.fill("[name=name]", "x".repeat(41));
    isRefused(window, "name", "at most 40 characters");
  }

  @ParameterizedTest
  @CsvSource({
    "white, en-GB, You play, Black, 'Chess960, position 356'",
    "black, de, Sie spielen, Weiß, 'Chess960, Stellung 356'"
  })
  void the_invited_player_reads_all_terms_before_accepting(
      String host, String locale, String term, String colour, String start) throws Exception {
    JsonNode game = made(host);
    Window window = new Window(chromium.browser(), 390, 844, ColorScheme.LIGHT, locale);
    window.page.navigate(server.address() + game.path("joinPath").stringValue().substring(1));
    window.showsPart("#summary", "Ana");
    window.showsPart(".facts", term);
    window.showsPart(".facts", colour);
    window.showsPart(".facts", "FIDE 2018");
    window.showsPart(".facts", "40");
    window.showsPart(".facts", start);
    assertThat(window.page.locator(".diagram")).hasAttribute("aria-label", start);
    assertThat(window.page.locator(".diagram use")).hasCount(32);
    // Whoever will play Black has Black's pieces below.
    Locator king = window.page.locator(".diagram use[href*='/pieces.svg#wk']");
    assertThat(king).hasAttribute("y", host.equals("white") ? "0" : "280");
    assertThat(window.complaints).isEmpty();
  }

  private static JsonNode made(String colour) throws Exception {
    return client
        .post(
            "api/games",
            String.format(
                Locale.ROOT,
                """
                {"name":"Ana","colour":"%s","edition":"2018","chess960":356,"timeControl":"40/5400+30:1800+30"}
                """,
                colour))
        .json();
  }

  @Test
  void players_and_spectators_read_the_terms_at_the_board() throws Exception {
    Window window = new Window(chromium.browser(), 360, 640, ColorScheme.LIGHT, "en-GB");
    window.page.navigate(
        server.address() + made("white").path("gamePath").stringValue().substring(1));
    window.shows(
        "#terms",
        "90 min for 40 moves + 30 s a move, then 30 min + 30 s a move · FIDE 2018 · Chess960, position 356");
    window.click("#drawer-open");
    assertThat(window.page.locator("#terms")).isVisible();
  }

  @Test
  void a_name_keeps_its_direction_to_itself() throws Exception {
    String hebrew = "\u05d3\u05d5\u05d3";
    JsonNode game =
        client.post("api/games", "{\"colour\":\"white\",\"name\":\"" + hebrew + " (1)\"}").json();
    Window window = new Window(chromium.browser(), 1280, 900, ColorScheme.LIGHT, "en-GB");
    window.page.navigate(server.address() + game.path("joinPath").stringValue().substring(1));
    window.shows("#summary bdi", hebrew + " (1)");
    window.shows("#summary", hebrew + " (1) would like to play with you.");
    window.page.navigate(server.address() + game.path("gamePath").stringValue().substring(1));
    window.shows("#near bdi.name", hebrew + " (1)");
    assertThat(window.page.locator("#title bdi").first()).hasText(hebrew + " (1)");
    assertThat(window.page.title()).startsWith("\u2068" + hebrew + " (1)\u2069 – ");
  }

  @ParameterizedTest
  @CsvSource({"true, Moves may be taken back if both agree", "false, Moves cannot be taken back"})
  void an_invitation_says_whether_moves_may_be_taken_back(boolean takebacks, String said)
      throws Exception {
    String path =
        client
            .post("api/games", "{\"timeControl\":\"300+3\",\"takebacks\":" + takebacks + "}")
            .json()
            .path("joinPath")
            .stringValue();
    Window guest = Window.of(chromium.browser());
    guest.page.navigate(address() + path.substring(1));
    guest.shows("#accept > p:is(#takebacks, #no-takebacks):not([hidden])", said);
  }
}
