package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Incidents to rule on: of the day, in lessons, in an examination, and for a class.
final class BrowserLearnTest extends Served {
  private static final String INCIDENT = "learn#2023/king-and-both-rooks-touched";
  private static final String EXAMINATION = "learn/exam?edition=2023&seed=K7QF3M";

  private Window window = Window.of(chromium.browser());

  @AfterEach
  void has_no_complaints() {
    assertThat(window.complaints).isEmpty();
    window.page.context().close();
  }

  private void opens(String path) {
    window.page.navigate(server.address() + path);
  }

  private Locator at(String selector) {
    return window.page.locator(selector);
  }

  @Test
  void the_incident_of_the_day_is_ruled_on_at_once_by_keyboard_and_the_answer_stays() {
    opens("learn");
    assertThat(at("#answers button")).hasCount(4);
    window.page.keyboard().press("2");
    assertThat(at("#judged")).isFocused();
    assertThat(at("#answers .right")).hasCount(1);
    assertThat(at("#ruling a").first()).hasAttribute("href", Pattern.compile("/laws/2023/.*"));
    window.showsPart("#total", "1 of 317 incidents");
    window.page.reload();
    assertThat(at("#verdict")).isVisible();
    window.click("#forget");
    assertThat(at("#score")).isHidden();
  }

  @Test
  void a_wrong_answer_is_told_why_and_the_board_shows_the_steps_before_and_after() {
    opens(INCIDENT);
    window.shows("#incident-title", "King and both rooks touched");
    window.showsPart("#asked", "May White castle king-side?");
    window.showsPart(".steps .count", "of 5");
    at("#answers button").first().click();
    window.shows("#judged", "No.");
    window.showsPart("#answers .wrong .why", "The player is bound by what was touched");
    window.showsPart("#answers .right", "The player has to make another move.");
    window.showsPart("#ruling .cited", "Article 4.4.1");
    window.showsPart("#because", "castling queen-side is compulsory");
    assertThat(at("#again")).hasText("Those that went wrong (1)");
  }

  @Test
  void a_class_is_led_through_the_set_that_its_teacher_has_chosen() {
    opens("learn/teacher");
    window.page.selectOption("[name=subject]", "7");
    at("#list input").nth(0).check();
    at("#list input").nth(1).check();
    window.shows("#count", "2 incidents chosen");
    String address = at("#address").inputValue();
    window.page.navigate(address);
    window.showsPart("#occasion", "Chosen for your class");
    window.showsPart("#occasion", "1 of 2");
    at("#answers button").first().click();
    window.click("#onward");
    window.showsPart("#occasion", "2 of 2");
    at("#answers button").first().click();
    window.click("#onward");
    assertThat(at("#done-title")).isFocused();
    assertThat(at("#done-list li")).hasCount(2);
  }

  @Test
  void an_examination_survives_a_reload_and_rules_at_the_end() {
    opens(EXAMINATION);
    window.page.fill("[name=name]", "Ada");
    window.click("#start [type=submit]");
    window.shows("#number", "Question 1 of 20");
    at("#answers label").nth(2).click();
    window.page.reload();
    assertThat(at("#answers input").nth(2)).isChecked();
    assertThat(at("#left")).hasText(Pattern.compile("59:\\d\\d"));
    assertThat(at(".right, .wrong")).hasCount(0);
    window.click("#hand-in");
    window.showsPart("#sure-text", "19 questions have no answer yet");
    window.click("#sure .primary");
    window.shows("#verdict", "Not passed");
    window.showsPart("#marks", "Ada · ");
    assertThat(at("#rulings > li")).hasCount(20);
    assertThat(at("#grades tr").first()).isVisible();
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 360, 740, en-GB", "DARK, 1440, 900, de"})
  void axe_has_no_objection(ColorScheme scheme, int width, int height, String locale) {
    window = new Window(chromium.browser(), width, height, scheme, locale);
    opens(INCIDENT);
    at("#subjects .level").first().waitFor();
    accept("question");
    at("#answers button").first().click();
    at("#judged").waitFor();
    accept("verdict");
    opens(EXAMINATION);
    at("#which:not(:empty)").waitFor();
    accept("start");
    window.click("#start [type=submit]");
    at("#answers label").first().waitFor();
    accept("examination");
    window.click("#hand-in");
    window.click("#sure .primary");
    at("#rulings li").first().waitFor();
    accept("result");
    opens("learn/teacher");
    window.click("#ten");
    accept("teacher");
  }

  private void accept(String name) {
    assertThat(Axe.objections(window.page)).as(name).isEmpty();
    assertThat((Boolean) window.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing on %s is wider than the window", name)
        .isTrue();
  }
}
