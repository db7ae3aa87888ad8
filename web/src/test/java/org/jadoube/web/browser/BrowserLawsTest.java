package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The Laws to read, cases on a board, and incidents to rule on.
final class BrowserLawsTest extends Served {
  private static final String INCIDENT = "king-and-both-rooks-touched";

  private Window window = Window.of(chromium.browser());

  @AfterEach
  void has_no_complaints() {
    assertThat(window.complaints).isEmpty();
    window.page.context().close();
  }

  private void opens(String path) {
    window.page.navigate(server.address() + path);
  }

  @Test
  void the_laws_are_read_without_scripts() {
    Browser.NewContextOptions bare = new Browser.NewContextOptions().setJavaScriptEnabled(false);
    try (Page page = chromium.browser().newContext(bare).newPage()) {
      page.navigate(server.address() + "laws");
      page.fill("#query", "7.5.5");
      page.keyboard().press("Enter");
      page.locator("#results a").first().click();
      assertThat(page.locator("h1")).hasText("Article 7.5.5");
      assertThat(page.locator("mark").first()).hasText("third");
      page.locator(".cases a").first().click();
      assertThat(page.locator(".stages .ruling").first()).not().isEmpty();
    }
  }

  @Test
  void provisions_are_found_while_typing() {
    opens("laws");
    window.page.locator("#query").pressSequentially("fivefold");
    window.showsPart("#results", "Fivefold repetition");
    window.showsPart("#found", "Provisions found: 1");
    window.page.fill("#query", "hovercraft");
    window.showsPart("#found", "Nothing found");
    window.shows("#results", "");
  }

  @Test
  void a_case_is_played_beside_its_provision() {
    opens("laws/2023/4.4.1");
    window.page.locator(".cases").first().scrollIntoViewIfNeeded();
    window.page.locator(".cases a[href$='" + INCIDENT + "']").first().click();
    assertThat(window.page.locator(".cases a[aria-current]").first())
        .hasAttribute("href", "/cases/2023/" + INCIDENT);
    window.shows(".steps .count", "Step 0 of 6");
    window.page.locator(".steps .next").focus();
    window.page.keyboard().press("ArrowRight");
    window.page.keyboard().press("Enter");
    window.showsPart(".said", "White touches the king on e1.");
    window.page.keyboard().press("End");
    assertThat(window.square("c1")).hasAttribute("aria-label", Pattern.compile("white king"));
    window.page.keyboard().press("ArrowLeft");
    window.showsPart(".said .refusal", "White must castle on the queen’s side.");
    assertThat(window.page.locator(".said .cited a")).hasAttribute("href", "/laws/2023/4.4.1");
  }

  @Test
  void an_incident_is_ruled_on_by_keyboard_and_the_score_stays() {
    opens("learn#2023/" + INCIDENT);
    window.showsPart("#deed", "White: the move 0-0");
    assertThat(window.page.locator("#asked")).isFocused();
    window.page.keyboard().press("1");
    window.page.keyboard().press("Enter");
    window.shows("#judged", "No. The ruling:");
    assertThat(window.page.locator("#judged")).isFocused();
    window.showsPart("#ruling .right", "The player has to make another move.");
    window.showsPart("#ruling .cited", "Article 4.4.1");
    window.showsPart("#arbiters", "queen-side castling is compulsory");
    window.showsPart("#by-article", "0 of 1 right");
    window.page.locator("#choice input[value='2014']").focus();
    window.page.keyboard().press("Space");
    assertThat(window.page.locator("#asked")).isFocused();
    window.page.keyboard().press("2");
    window.page.keyboard().press("Enter");
    window.shows("#judged", "Right.");
    window.showsPart("#ruling .cited", "FIDE 2014, Article 4.4a");
    window.page.reload();
    window.showsPart("#total", "1 of 1 right");
    window.click("#forget");
    assertThat(window.page.locator("#score")).isHidden();
  }

  @Test
  void only_what_went_wrong_is_asked_again_until_it_goes_right() {
    opens("learn#2018/" + INCIDENT);
    answers("1");
    window.shows("#judged", "No. The ruling:");
    window.showsPart("#arbiters", "Article numbers without a year");
    window.page.navigate(server.address() + "learn");
    assertThat(window.page.locator("#choice input[value='2018']")).isChecked();
    window.page.locator("[name=missed]").check();
    window.click("#choice [type=submit]");
    window.shows("#incident-title", "King and both rooks touched");
    answers("2");
    window.shows("#judged", "Right.");
    window.click("#another");
    window.showsPart("#none", "no mistakes are left");
  }

  @Test
  void an_online_incident_is_told_and_ruled_on_in_the_language_of_the_page() {
    window = Window.of(chromium.browser(), "de-DE");
    opens("learn#E04/the-picture-is-gone-and-the-player-moves");
    assertThat(window.page.locator("#choice input[value='E04']")).isChecked();
    window.shows("#incident-title", "Schwarz: der Zug e5");
    window.showsPart("#story", "Online, mit Aufsicht. 1.e4. Schwarz hat die Verbindung");
    answers("1");
    window.showsPart("#ruling .cited", "E04, Artikel 13.3");
    assertThat(window.page.locator("#arbiters .gist a")).hasAttribute("href", "/laws/E04/13.3");
    assertThat(window.page.locator("#incident [lang=en]")).hasCount(0);
  }

  private void answers(String digit) {
    assertThat(window.page.locator("#asked")).isFocused();
    window.page.keyboard().press(digit);
    window.page.keyboard().press("Enter");
  }

  @Test
  void a_subject_is_chosen_and_no_answer_is_no_ruling() {
    opens("learn");
    window.page.selectOption("[name=subject]", "7");
    window.click("#choice [type=submit]");
    assertThat(window.page.locator("#incident-title")).not().isEmpty();
    assertThat(window.page.locator("#question")).isVisible();
    window.click("#question [type=submit]");
    window.shows("#choose", "Choose an answer first.");
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 390, 844, en-GB", "DARK, 1440, 900, de"})
  void axe_has_no_objection(ColorScheme scheme, int width, int height, String locale) {
    window = new Window(chromium.browser(), width, height, scheme, locale);
    opens("laws");
    accept("contents");
    opens("laws?q=touched");
    accept("results");
    opens("laws/2023/4.4.1");
    window.page.locator(".cases").first().scrollIntoViewIfNeeded();
    window.page.locator(".stage .square").first().waitFor();
    accept("article");
    opens("cases/2023/" + INCIDENT);
    window.page.locator(".stage .square").first().waitFor();
    accept("case");
    opens("learn#2023/" + INCIDENT);
    window.page.locator("#answers input").first().waitFor();
    accept("question");
    window.page.locator("#answers input").first().check();
    window.click("#question [type=submit]");
    window.page.locator("#judged").waitFor();
    accept("verdict");
  }

  private void accept(String name) {
    assertThat(Axe.objections(window.page)).as(name).isEmpty();
    assertThat((Boolean) window.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing on %s is wider than the window", name)
        .isTrue();
  }
}
