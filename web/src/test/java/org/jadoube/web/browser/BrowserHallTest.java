package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A tournament in the browser: its organiser and arbiter in one window, somebody who watches in
/// another.
final class BrowserHallTest extends Served {
  private final Window official = Window.of(chromium.browser());
  private Window watcher = Window.of(chromium.browser());

  @AfterEach
  void has_no_complaints() {
    assertThat(official.complaints).isEmpty();
    assertThat(watcher.complaints).isEmpty();
    official.page.context().close();
    watcher.page.context().close();
  }

  private void signsUp(String name) {
    official.page.navigate(server.address() + "sign-in");
    official.page.fill("[name=account]", name);
    official.page.fill("[name=password]", "correct horse battery");
    official.click("[value=up]");
    official.shows("#hello", "Signed in as " + name);
  }

  /// A tournament with four players, whose first round the organiser pairs and publishes on its
  /// page.
  private void founds(String organiser) {
    signsUp(organiser);
    official.click("#founding > summary");
    official.page.fill("[name=tournament-name]", "Bled 1931");
    official.page.fill("[name=minutes]", "90");
    official.page.fill("[name=seconds]", "30");
    official.click("#tournament [type=submit]");
    official.shows("h1", "Bled 1931");
    official.click("#entering summary");
    official.page.fill("[name=entry]", "Ana, 2400\nBoris, 2300\nCarla\nDavid, 2100");
    official.click("#entry [type=submit]");
    official.shows("#next", "4 players are entered.");
    official.click("[data-step=pair]");
    official.click("[data-step=publish]");
    official.shows("#next", "2 boards have no result yet.");
  }

  /// A tournament made by a program, with its page open; gives its id.
  private String tournament(String organiser) {
    String id = office().tournament(organiser);
    official.page.navigate(address() + "tournament/" + id);
    official.shows("#next", "2 boards have no result yet.");
    return id;
  }

  private Office office() {
    return new Office(official.page.request(), address());
  }

  private void plays(String tournament, int board, String colour, String act) {
    office().plays(tournament, board, colour, act);
  }

  private void begins(String tournament) {
    plays(tournament, 1, "white", "{\"type\":\"move\",\"attempt\":\"e2e4\"}");
  }

  @Test
  void a_result_is_shown_as_it_comes_and_the_desk_leads_to_the_board() throws Exception {
    founds("Olga");
    String tournament = official.page.url().replaceFirst(".*/", "");
    watcher.page.navigate(server.address() + "tournament/" + tournament);
    watcher.shows("h1", "Bled 1931");
    assertThat(watcher.page.locator("#organiser")).isHidden();
    watcher.shows("[data-board='1'] .score", "–");
    watcher.showsPart(".standings caption", "Before the first round");
    begins(tournament);
    assertThat(watcher.page.locator("#boards .live")).hasCount(2);
    watcher.shows("[data-board='1'] .score", "playing");
    watcher.showsPart(".standings caption", "Round 1 in progress");
    watcher.showsPart(".cross caption", "Round 1 in progress");
    plays(tournament, 1, "black", "{\"type\":\"resign\"}");
    watcher.shows("[data-board='1'] .score", "1–0");
    watcher.showsPart("#announcer", "1–0");
    watcher.showsPart(".standings tbody tr:first-child", "1");
    assertThat(watcher.page.locator(".cross .self")).hasCount(4);
    assertThat(watcher.page.locator(".cross tbody tr:first-child .met").getByText("1")).hasCount(1);
    official.click("#desk");
    official.shows("#urgent", "Board 2: not here yet · White");
    official.click("#urgent");
    official.showsPart("#board-title", " – ");
    official.click("[data-act=decide-result]");
    official.page.selectOption("#acting [name=result]", "1/2-1/2");
    official.page.selectOption("#acting [name=basis]", "arbiter-overrules");
    official.page.fill("#acting [name=overruling]", "agreed at the board");
    official.click("#acting .primary");
    official.showsPart("#status", "½-½");
    watcher.shows("[data-board='2'] .score", "½–½");
  }

  @Test
  void what_an_arbiter_does_at_a_board_happens_at_no_other_that_was_open_before() throws Exception {
    String tournament = tournament("Otto");
    begins(tournament);
    plays(tournament, 2, "white", "{\"type\":\"move\",\"attempt\":\"d2d4\"}");
    official.page.navigate(server.address() + "desk/" + tournament + "#1.1");
    givesAMinute();
    official.click("#list a[href='#1.2']");
    official.shows("#moves [data-ply='1']", "d4");
    String title = official.page.locator("#board-title").textContent();
    givesAMinute();
    official.page.locator("#moves [data-ply='1']").press("ArrowRight");
    official.page.locator("#moves [data-ply='1']").press("Home");
    official.shows("#board-title", title);
    official.click("#list a[href='#1.1']");
    official.shows("#moves [data-ply='1']", "e4");
    assertThat(official.page.locator("#moves .note")).hasCount(1);
    assertThat(official.page.locator("#office li")).hasCount(1);
  }

  private void givesAMinute() {
    official.click("[data-act=award-time]");
    official.page.check("#acting [value=white]");
    official.page.fill("#acting [name=extraMillis]", "1:00");
    official.showsPart("#trial", "gets 1 minute");
    official.click("#acting .primary");
    official.showsPart("#moves", "White gets 1 minute");
  }

  @Test
  void the_focus_stays_among_the_acts_when_one_of_them_is_used_up() {
    String tournament = tournament("Oskar");
    // The stream tells of the act before its answer comes.
    official.page.addInitScript(
        """
        const send = window.fetch;
        window.fetch = async (...asked) => {
          const answer = await send(...asked);
          if (String(asked[0]).endsWith('/acts')) await new Promise((done) => setTimeout(done, 800));
          return answer;
        };
        """);
    official.page.navigate(server.address() + "desk/" + tournament + "#1.1");
    official.click("[data-act=begin]");
    official.click("#acting .primary");
    assertThat(official.page.locator("[data-act=begin]")).hasCount(0);
    assertThat(official.page.locator("#acts button:focus")).hasCount(1);
  }

  @Test
  void the_organiser_hands_a_player_the_link_to_a_seat() {
    tournament("Ottilie");
    official.click("#seats summary");
    assertThat(official.page.locator("#seat-links input")).hasCount(4);
    accept("hall-seats");
    watcher.page.navigate(official.page.locator("#seat-links input").first().inputValue());
    watcher.showsPart("#actions", "Call the arbiter");
    official.page.evaluate("window.print = () => {}");
    official.click("#print-seats");
    assertThat(official.page.locator("#slips svg")).hasCount(4);
    official.showsPart("#slips", "Board 2 · Black");
  }

  @Test
  void a_visitor_finds_out_from_the_first_page_how_to_organise_a_tournament() {
    watcher.page.navigate(server.address().toString());
    watcher.click(".colophon a[href='/sign-in']");
    watcher.showsPart("main", "organisers and arbiters");
  }

  @Test
  void a_swiss_under_house_rules_is_paired_without_another_program() {
    signsUp("Odo");
    official.click("#founding > summary");
    official.page.fill("[name=tournament-name]", "Open");
    official.page.selectOption("[name=format]", "swiss");
    official.click("#founding details summary");
    String rules = "title = Club\nedition = FIDE 2018\n[1] One hour.\ntime = 3600\ndraws = ";
    official.page.fill("[name=house-rules]", rules + "seldom");
    official.click("#tournament [type=submit]");
    official.showsPart("#house-rules-fault", "Line 5, column 9: found “seldom”");
    official.page.setInputFiles(
        "[name=house-rules-file]",
        new FilePayload("club.rules", "text/plain", (rules + "never").getBytes(UTF_8)));
    official.shows("#house-rules-fault", "");
    official.click("#tournament [type=submit]");
    official.click("#entering summary");
    official.page.fill("[name=entry]", "Ana, 2400\nBoris, 2300");
    official.click("#entry [type=submit]");
    official.click("[data-step=pair]");
    official.click("[data-step=publish]");
    official.shows("#next", "1 board has no result yet.");
  }

  @Test
  void the_organiser_appoints_and_dismisses_an_arbiter() {
    String tournament = tournament("Olivera");
    new Office(watcher.page.request(), address())
        .post("api/accounts", "{\"name\":\"Arno\",\"password\":\"correct horse battery\"}");
    watcher.page.navigate(server.address() + "tournament/" + tournament);
    assertThat(watcher.page.locator("#desk")).isHidden();
    official.click("#officials summary");
    official.page.fill("[name=account]", "Arno");
    official.page.selectOption("[name=office]", "arbiter");
    official.click("#appointing [type=submit]");
    official.showsPart("#appointed", "Arno · Arbiter");
    watcher.page.reload();
    assertThat(watcher.page.locator("#desk")).isVisible();
    official.page.fill("[name=account]", "Nobody");
    official.click("#appointing [type=submit]");
    official.shows("#appointing-fault", "There is no account with that name.");
    official.complaints.clear(); // the browser's own, about the status
    official.click("#appointed button[aria-label='Dismiss: Arno, Arbiter']");
    assertThat(official.page.locator("#appointed").getByText("Arno")).hasCount(0);
    assertThat(official.page.locator("#appointed button")).hasCount(0);
  }

  @Test
  void a_board_is_drawn_once_it_comes_into_sight() {
    String tournament = tournament("Vita");
    watcher.page.setViewportSize(320, 120);
    watcher.page.navigate(server.address() + "tournament/" + tournament);
    watcher.showsPart("#boards", "Board 2");
    Locator board = watcher.page.locator("#boards .live:last-child .diagram");
    assertThat(board).hasAttribute("aria-label", "Board 2");
    assertThat(board.locator("use")).hasCount(0);
    board.scrollIntoViewIfNeeded();
    assertThat(board.locator("use")).hasCount(32);
    assertThat(board).hasAttribute("aria-label", Pattern.compile(".*king e1.*"));
  }

  @Test
  void a_move_on_one_board_leaves_the_others_alone() throws Exception {
    String tournament = tournament("Vera");
    begins(tournament);
    official.click("#desk");
    official.showsPart("#list li:has(a[href='#1.1'])", "1:30:");
    plays(tournament, 1, "black", "{\"type\":\"move\",\"attempt\":\"e7e5\"}");
    official.showsPart("#list li:has(a[href='#1.1'])", "move 2"); // by now all boards are there
    official.page.evaluate(
        "window.touched = new Set();"
            + "new MutationObserver((all) => all.forEach(({ target }) => {"
            + " const row = (target.nodeType === 1 ? target : target.parentElement).closest('#list > li');"
            + " touched.add(row ? row.querySelector('a').hash : 'list'); }))"
            + ".observe(document.querySelector('#list'),"
            + " { subtree: true, childList: true, characterData: true });");
    plays(tournament, 1, "white", "{\"type\":\"move\",\"attempt\":\"g1f3\"}");
    plays(tournament, 1, "black", "{\"type\":\"move\",\"attempt\":\"b8c6\"}");
    official.showsPart("#list li:has(a[href='#1.1'])", "move 3");
    assertThat(official.page.evaluate("[...touched].join()")).isEqualTo("#1.1");
  }

  @Test
  void an_organiser_who_writes_minutes_for_seconds_is_warned_once() {
    signsUp("Otilia");
    official.click("#founding > summary");
    official.page.fill("[name=tournament-name]", "Open");
    official.click("#founding details summary");
    accept("hall-founding");
    official.page.fill("[name=control]", "90+30");
    official.click("#tournament [type=submit]");
    official.showsPart("#tournament-fault", "this is only 90 s + 30 s a move");
    official.page.fill("[name=control]", "40/5400+30:1800+30");
    official.click("#tournament [type=submit]");
    official.shows("h1", "Open");
    official.showsPart("#terms", "90 min for 40 moves + 30 s a move, then 30 min + 30 s a move");
  }

  @Test
  void a_form_names_the_fields_that_are_wrong_and_goes_to_the_first() {
    signsUp("Odette");
    official.click("#founding > summary");
    official.page.fill("[name=tournament-name]", "Open");
    official.page.selectOption("[name=format]", "swiss");
    official.page.fill("[name=rounds]", "x");
    official.page.fill("[name=minutes]", "0");
    official.click("#tournament [type=submit]");
    official.shows(
        "#tournament-fault",
        "Rounds: Enter a whole number from 1 to 99."
            + " Minutes per player: Enter minutes, more than 0 and at most 600, such as 5 or 0.5.");
    assertThat(official.page.locator("[name=rounds]")).isFocused();
    assertThat(official.page.locator("[name=minutes]")).hasAttribute("aria-invalid", "true");
  }

  @Test
  void the_organiser_enters_teams_hands_in_line_ups_and_withdraws_one() {
    signsUp("Rosa");
    String terms =
        """
        {"name":"League","format":"round-robin","appointed":["2099-01-10T15:00:00.000Z"],
         "teams":{"boards":2,"lineUpLeadMillis":3600000},"regulations":{"timeControl":"5400+30"}}
        """;
    String tournament = office().post("api/tournaments", terms).path("id").stringValue();
    official.page.navigate(server.address() + "tournament/" + tournament);
    official.click("#entering-team summary");
    for (String team : List.of("Bled\nVid, 2400\nIva, 2350\nAna", "Brno\nJan\nEva")) {
      official.page.fill("[name=team]", team);
      official.click("#team button");
      assertThat(official.page.locator("[name=team]")).hasValue("");
    }
    official.click("[data-step=pair]");
    official.click("[data-step=publish]");
    official.shows("#next", "Waiting for the line-ups of round 1.");
    official.click("#participants summary");
    official.page.fill("[name=places]", "3 1");
    official.click("[value=line-up]");
    official.shows("#participant-fault", "Participant: Choose one.");
    official.page.selectOption("[name=participant]", "1");
    official.click("[value=line-up]");
    assertThat(official.page.locator("#changing-fault")).not().isEmpty();
    official.page.fill("[name=places]", "1 3");
    official.click("[value=line-up]");
    official.showsPart("#noted", "Bled lines up 1, 3.");
    official.click("[data-step=seat]");
    assertThat(official.page.locator("#organiser-fault")).not().isEmpty();
    official.page.selectOption("[name=participant]", "2");
    official.page.fill("[name=places]", "1 2");
    official.click("[value=line-up]");
    official.showsPart("#noted", "Brno lines up 1, 2.");
    official.click("[data-step=seat]");
    official.shows("#next", "2 boards have no result yet.");
    official.showsPart("#pairings", "Ana");
    official.page.selectOption("[name=participant]", "2");
    official.click("[value=withdraw]");
    official.click("#withdrawing [value=yes]");
    official.showsPart("#noted", "Brno has withdrawn.");
  }

  @Test
  void axe_has_no_objection() throws Exception {
    String tournament = tournament("Petra");
    begins(tournament);
    for (String path :
        List.of(
            "tournament/" + tournament,
            "desk/" + tournament,
            "desk/" + tournament + "#1.1",
            "sign-in")) {
      look(path, 390, ColorScheme.DARK);
      look(path, 1440, ColorScheme.LIGHT);
    }
    official.page.setViewportSize(1920, 1080);
    official.page.navigate(server.address() + "tournament/" + tournament + "?projector");
    official.page.locator("#slide .live").first().waitFor();
    accept("hall-projector");
  }

  private void look(String path, int width, ColorScheme scheme) {
    official.page.setViewportSize(width, 844);
    official.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    official.page.navigate("about:blank"); // or another fragment would load nothing
    official.page.navigate(server.address() + path);
    official
        .page
        .locator(".standings, #acts button, [data-view=list] #list a, #offices a")
        .first()
        .waitFor();
    accept(String.format(Locale.ROOT, "hall-%s-%d", path.replaceAll("[/#].*#?", ""), width));
  }

  private void accept(String name) {
    Optional.ofNullable(System.getProperty("jadoube.screenshots"))
        .map(directory -> Path.of(directory, name + ".png"))
        .ifPresent(file ->
            official.page.screenshot(new Page.ScreenshotOptions().setPath(file).setFullPage(true)));
    assertThat(Axe.objections(official.page)).as(name).isEmpty();
    assertThat(
            (Boolean) official.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing is wider than the window: " + name)
        .isTrue();
  }
}
