package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.web.browser.TableWindow.BLACK;
import static org.jadoube.web.browser.TableWindow.WHITE;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Margin;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A tournament over the board by its pages: the organiser on a phone, who is the arbiter too,
/// tablets at the boards, and somebody who watches.
final class BrowserOverTheBoardTest extends Served {
  private static final String FOUR =
      "Novak, Ana; WIM; 2100; SLO; 14600001\nGM Boris Kralj, 2500, CRO\nCilka, 2050\nDane";

  private Window official = Window.of(chromium.browser());

  @BeforeEach
  void opens_a_phone() {
    official = new Window(chromium.browser(), 390, 844, ColorScheme.LIGHT, "en-GB");
  }

  @AfterEach
  void has_no_complaints() {
    assertThat(official.complaints).isEmpty();
    official.page.context().close();
  }

  private void founds(String organiser, String place, String format) {
    official.page.navigate(server.address() + "sign-in");
    official.page.fill("[name=account]", organiser);
    official.page.fill("[name=password]", "correct horse battery");
    official.click("[value=up]");
    official.click("#founding > summary");
    official.page.fill("[name=tournament-name]", "Bled Open");
    official.page.selectOption("[name=place]", place);
    official.page.selectOption("[name=format]", format);
    official.page.fill("[name=minutes]", "90");
    official.page.fill("[name=seconds]", "30");
    official.click("#founding details summary");
    official.page.fill("[name=late]", "15");
    official.click("#tournament [type=submit]");
    official.shows("h1", "Bled Open");
  }

  private void enters(String lines) {
    official.click("#entering summary");
    official.page.fill("[name=entry]", lines);
    official.click("#entry [type=submit]");
    assertThat(official.page.locator("[name=entry]")).hasValue("");
  }

  private void pairsByHand(String lines) {
    official.page.fill("[name=pairs]", lines);
    official.click("#by-hand button");
  }

  private String link(int board) {
    return official.page.locator("#seat-links input").nth(board - 1).inputValue();
  }

  private void publishes() {
    official.click("[data-step=publish]");
    official.showsPart("#next", "have no result yet.");
    official.click("#seats summary");
    official.showsPart("#seat-links", "Board 1");
  }

  @Test
  void a_round_is_set_up_played_on_tablets_signed_and_entered_at_the_desk() {
    founds("Tina", "table", "round-robin");
    enters(FOUR);
    official.click("#pairing-by-hand summary");
    official.click("[data-step=pair]");
    assertThat(official.page.locator("[name=pairs]")).hasValue("1 – 4\n2 – 3");
    pairsByHand("2 1\n3 4");
    official.showsPart("#pairings [data-board='1']", "GM Boris Kralj 2500");
    publishes();
    assertThat(official.page.locator("#seat-links input")).hasCount(2);
    String tournament = official.page.url();

    TableWindow tablet = TableWindow.tablet(chromium);
    tablet.window.page.navigate(link(1));
    tablet.isOpen();
    assertThat(tablet.window.page).hasURL(Pattern.compile("/table/[^#]+$"));
    Window watcher = Window.of(chromium.browser());
    watcher.page.navigate(tournament);
    watcher.showsPart("#pairings", "Novak, Ana");
    assertThat(watcher.page.locator("#boards")).isHidden();
    tablet.begin();
    tablet.move(WHITE, "e2", "e4");
    watcher.shows("[data-board='1'] .score", "playing");
    assertThat(watcher.page.locator("#boards .live")).hasCount(1);
    tablet.deed(BLACK, "more");
    tablet.window.click("#others [value=resign]");
    tablet.window.click("#resigning [value=yes]");
    tablet.reads(WHITE, "1-0");
    watcher.shows("[data-board='1'] .score", "1–0");
    official.click("#desk");
    official.showsPart("#list li:has(a[href='#1.1'])", "not signed · White");
    tablet.deed(WHITE, "sign");
    tablet.deed(BLACK, "sign");
    assertThat(official.page.locator("#list li:has(a[href='#1.1']) .flags li")).hasCount(0);

    official.page.navigate(tournament);
    official.click("#pairings [data-board='2'] button");
    decidesNothingUnasked();
    official.page.selectOption("#deciding [name=result]", "1/2-1/2");
    official.page.selectOption("#deciding [name=basis]", "play");
    official.click("#deciding [value=decide]");
    watcher.shows("[data-board='2'] .score", "½–½");
    official.shows("#next", "Round 1 is over.");
    assertThat(tablet.window.complaints).isEmpty();
    assertThat(watcher.complaints).isEmpty();
  }

  @Test
  void each_player_has_a_screen_if_that_is_wanted() {
    founds("Tea", "table", "match");
    enters("Ana\nBoris");
    official.click("[data-step=pair]");
    official.click("[data-step=publish]");
    official.click("#seats summary");
    official.page.check("#screens [value=two]");
    assertThat(official.page.locator("#seat-links input")).hasCount(2);
    TableWindow ana = TableWindow.tablet(chromium);
    TableWindow boris = TableWindow.tablet(chromium);
    ana.window.page.navigate(link(1));
    boris.window.page.navigate(link(2));
    boris.isOpen();
    boris.begin();
    ana.move(WHITE, "d2", "d4");
    boris.stands("d4", "P");
    assertThat(boris.edge(WHITE).locator("[data-deed=press]")).isDisabled();
  }

  /// Soon enough to be waited for.
  private void startsSoon(String tournament) {
    official
        .page
        .request()
        .post(
            server.address() + "api/tournaments/" + tournament + "/rounds/1/appointment",
            RequestOptions.create()
                .setHeader("Content-Type", "application/json")
                .setHeader("Jadoube-Client", "tests")
                .setData("{\"appointed\":\"" + Instant.now().plusSeconds(3) + "\"}"));
  }

  @Test
  void whoever_has_not_come_at_the_appointed_time_is_looked_for_at_the_desk() {
    founds("Tone", "table", "match");
    enters("Ana\nBoris");
    official.click("[data-step=pair]");
    official.click("#start summary");
    official.click("#starting button");
    official.shows("#starting-fault", "Date and time: Enter a date and a time.");
    official.page.fill("[name=starts]", "2099-01-10T15:00");
    official.click("#starting button");
    official.showsPart("#when", "Jan 10, 2099");
    official.click("[data-step=publish]");
    official.click("#seats summary");
    TableWindow tablet = TableWindow.tablet(chromium);
    tablet.window.page.navigate(link(1));
    tablet.isOpen();
    tablet.reads(WHITE, "The game starts at the appointed time: ");
    startsSoon(official.page.url().replaceFirst(".*/", ""));
    official.click("#desk");
    official.showsPart("#list .flags", "not here yet · White");
    tablet.deed(BLACK, "more");
    tablet.window.click("#others [data-act=arrive]");
    tablet.window.click("#acting .primary");
    assertThat(official.page.locator("#list .flags li")).hasCount(1);
    tablet.move(WHITE, "e2", "e4");
    assertThat(official.page.locator("#list .flags li")).hasCount(0);
  }

  @Test
  void what_cannot_be_read_of_a_player_or_a_pair_is_said_and_nothing_is_entered() {
    founds("Tara", "table", "swiss");
    official.click("#entering summary");
    official.page.fill("[name=entry]", "Ana, 2100\nBoris, 21o0");
    official.click("#entry [type=submit]");
    official.shows("#entry-fault", "Line 2: “21o0” cannot be read.");
    official.shows("#next", "Enter at least two participants first.");
    official.page.fill("[name=entry]", FOUR);
    assertThat(official.page.locator("#understood input").first()).hasCSS("box-shadow", "none");
    official.page.dblclick("#entry [type=submit]");
    official.shows("#next", "4 players are entered.");
    official.shows("#entry-fault", "");
    official.page.fill("[name=entry]", "cilka");
    official.click("#entry [type=submit]");
    official.shows("#entry-fault", "cilka is entered already.");
    official.click("#pairing-by-hand summary");
    official.page.fill("[name=pairs]", "1 2\n2 7");
    official.showsPart("#hand-signs", "Not paired: 3 Cilka, 4 Dane.");
    official.click("#by-hand button");
    official.shows("#by-hand-fault", "Nobody has the number 7.");
    pairsByHand("1 2\n4 3");
    official.showsPart("#pairings [data-board='2']", "Dane");
    official.click("#participants summary");
    official.page.selectOption("[name=participant]", "4");
    official.page.fill("[name=corrected]", "Kos, Dane; CM; 1990");
    official.click("[value=correct]");
    official.showsPart("#pairings [data-board='2']", "CM Kos, Dane 1990");
  }

  /// A decision has no default: each field says what it wants, and that of an arbiter a reason.
  private void decidesNothingUnasked() {
    official.click("#deciding [value=decide]");
    official.shows("#result-fault", "Result: Choose one.");
    official.shows("#basis-fault", "Based on: Choose one.");
    assertThat(official.page.locator("#deciding [name=result]")).isFocused();
    official.page.selectOption("#deciding [name=basis]", "arbiter");
    official.click("#deciding [value=decide]");
    official.shows("#reason-fault", "Reason: Say why, in a few words.");
  }

  @Test
  void each_scoresheet_takes_one_page() {
    founds("Tilen", "table", "round-robin");
    enters(FOUR);
    official.click("[data-step=pair]");
    publishes();
    official.click("#desk");
    official.showsPart("#list", "Dane");
    official.page.evaluate("window.print = () => document.body.classList.add('printing')");
    official.click(".folded summary");
    official.click("[data-paper=scoresheets]");
    assertThat(official.page.locator("#paper article")).hasCount(2);
    assertThat(official.page.locator("#paper th").getByText("Black")).hasCount(4);
    assertThat(pages("A4")).isEqualTo(2);
    assertThat(pages("Letter")).isEqualTo(2);
    official.click("[data-paper=blanks]");
    assertThat(official.page.locator("#paper article")).hasCount(4);
    assertThat(pages("A4")).isEqualTo(4);
  }

  private int pages(String format) {
    byte[] pdf =
        official.page.pdf(
            new Page.PdfOptions()
                .setFormat(format)
                .setMargin(
                    new Margin().setTop("1cm").setBottom("1cm").setLeft("1cm").setRight("1cm")));
    String text = new String(pdf, StandardCharsets.ISO_8859_1);
    return (int) Pattern.compile("/Type\\s*/Page\\b").matcher(text).results().count();
  }

  @Test
  void a_hybrid_tournament_is_played_under_the_regulations_for_online_play() {
    founds("Teo", "hybrid", "match");
    official.showsPart("#terms", "E04");
    enters("Ana\nBoris");
    official.click("[data-step=pair]");
    official.click("[data-step=publish]");
    official.click("#seats summary");
    Window ana = Window.of(chromium.browser());
    ana.page.navigate(link(1));
    ana.showsPart("#actions", "Call the arbiter");
    assertThat(ana.page).hasURL(Pattern.compile("/game/[^#]+$"));
  }
}
