package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.notation.Language;
import org.jadoube.web.view.PageTexts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The chess clock for a wooden board.
final class BrowserClockTest extends Served {
  private static final String RUNNING = "data-running";

  private Window window = Window.of(chromium.browser());

  @AfterEach
  void has_no_complaints() {
    assertThat(window.complaints).isEmpty();
    window.page.context().close();
  }

  private void opens() {
    window.page.navigate(server.address() + "clock");
  }

  /// @param control as in the choice, such as `300+3`
  private void sets(String control) {
    opens();
    window.page.check("[name=time][value='" + control + "']");
    window.click("#terms [type=submit]");
  }

  /// @param minutes as in the field
  private void setsMinutes(String minutes) {
    opens();
    window.page.check("[name=time][value=other]");
    window.page.fill("[name=minutes-0]", minutes);
    window.click("#terms [type=submit]");
  }

  private void runs(String colour) {
    assertThat(window.page.locator("#" + colour)).hasAttribute(RUNNING, "true");
    assertThat(window.page.locator("[data-running=true]")).hasCount(1);
  }

  private void nothingRuns() {
    assertThat(window.page.locator("#clock [data-running=true]")).hasCount(0);
  }

  private void shows(String half, String part, String text) {
    window.shows("#" + half + " ." + part, text);
  }

  private Pattern time(String pattern) {
    return Pattern.compile(pattern);
  }

  @Test
  void black_starts_it_and_then_each_player_presses_their_half() {
    sets("300+3");
    window.shows("#notice", "Black presses to start White’s clock.");
    nothingRuns();
    window.click("#white");
    nothingRuns();
    window.click("#black");
    runs("white");
    shows("white", "state", "running");
    window.click("#black");
    runs("white");
    window.click("#white");
    runs("black");
    shows("white", "progress", "1 move");
    assertThat(window.page.locator("#white .time")).hasText(time("5:0[3-6]"));
    window.click("#black");
    runs("white");
    shows("black", "progress", "1 move");
  }

  @Test
  void it_is_pressed_with_the_keyboard() {
    sets("300");
    assertThat(window.page.locator("#run")).isFocused();
    window.page.keyboard().press("ShiftRight");
    runs("white");
    assertThat(window.page.locator("#white")).isFocused();
    window.page.keyboard().press("ShiftLeft");
    runs("black");
    window.page.keyboard().press("Enter");
    runs("white");
    window.page.keyboard().press("Space");
    runs("black");
    window.page.evaluate("document.activeElement.blur()");
    window.page.keyboard().press("Space");
    runs("white");
    window.page.locator("#run").focus();
    window.page.keyboard().press("Space");
    nothingRuns();
    window.shows("#run", "Go on");
  }

  @Test
  void periods_and_moves_are_counted() {
    opens();
    window.page.check("[name=time][value=other]");
    window.click("#add");
    assertThat(window.page.locator("[name=moves-1]")).isFocused();
    window.click("#terms [type=submit]");
    window.showsPart("#moves-0-fault", "only the last period");
    window.page.fill("[name=moves-0]", "2");
    window.page.fill("[name=minutes-0]", "10");
    window.page.fill("[name=seconds-0]", "5");
    window.page.selectOption("[name=bonus-0]", "d");
    window.page.fill("[name=minutes-1]", "5");
    window.click("#terms [type=submit]");
    shows("white", "progress", "0 moves · period 1 of 2 · 2 to go");
    window.click("#run");
    window.showsPart("#white .delay", "delay 0:0");
    for (int move = 0; move < 2; move++) {
      window.click("#white");
      window.click("#black");
    }
    shows("white", "progress", "2 moves · period 2 of 2");
    assertThat(window.page.locator("#black .time")).hasText(time("1[45]:\\d\\d"));
  }

  @Test
  void a_flag_falls_and_which_fell_first_is_marked() {
    setsMinutes("0.03");
    window.click("#run");
    window.shows("#fall", "White’s flag has fallen.");
    shows("white", "time", "0:00.0");
    shows("white", "flag", "flag fallen");
    window.click("#white");
    window.shows("#fall", "Black’s flag has fallen. White’s fell first.");
    shows("white", "flag", "flag fallen, first");
    shows("black", "flag", "flag fallen");
    window.page.reload();
    shows("white", "flag", "flag fallen, first");
  }

  @ParameterizedTest
  @CsvSource({
    "FIDE 2023, 1500d5, 1 min, 26:00",
    "FIDE 2018, 1500d5, 2 min, 27:00",
    "FIDE 2023, 40/5400+30:1800+30, 2 min, 1:32:30"
  })
  void an_illegal_move_gives_the_opponent_what_the_edition_says(
      String edition, String control, String bonus, String time) {
    opens();
    window.page.selectOption("[name=edition]", edition);
    window.page.check("[name=supervised]");
    window.page.check("[name=time][value='" + control + "']");
    window.click("#terms [type=submit]");
    window.click("#run");
    window.click("#call");
    nothingRuns();
    window.click("[data-penalty='illegal-move white']");
    window.showsPart("#notice", "Illegal move by White: Black gets " + bonus + " (" + edition);
    shows("black", "time", time);
    window.click("#call");
    window.showsPart("[data-penalty='illegal-move white']", "White loses, unless Black");
    window.showsPart("[data-penalty='illegal-move black']", "Black: White gets " + bonus);
  }

  @Test
  void an_arbiter_sets_times_counters_and_whose_clock_runs() {
    sets("300");
    window.click("#run");
    window.click("#call");
    window.page.fill("[name=white-time]", "soon");
    window.click("#times [type=submit]");
    window.showsPart("#white-time-fault", "1:30:00");
    assertThat(window.page.locator("[name=white-time]")).isFocused();
    window.page.fill("[name=white-time]", "1:02:03");
    window.page.fill("[name=black-time]", "0:19.5");
    window.page.fill("[name=black-moves]", "12");
    window.page.locator("[name=turn][value=black]").check();
    window.click("#times [type=submit]");
    window.shows("#notice", "The clocks have been set.");
    shows("white", "time", "1:02:03");
    shows("black", "time", "0:19.5");
    shows("black", "progress", "12 moves");
    window.click("#run");
    runs("black");
  }

  @Test
  void a_reload_loses_nothing() {
    sets("300");
    window.click("#run");
    window.click("#white");
    runs("black");
    window.page.reload();
    runs("black");
    window.showsPart("#notice", "The clock kept running meanwhile");
    shows("white", "progress", "1 move");
    window.click("#run");
    String left = window.page.textContent("#black .time");
    window.page.reload();
    nothingRuns();
    shows("black", "time", left);
    window.shows("#run", "Go on");
  }

  @Test
  void players_swap_sides_and_another_time_is_set_without_losing_this_one() {
    sets("300");
    window.click("#call");
    window.click("#swap");
    assertThat(left("black")).isLessThan(left("white"));
    window.click("#call");
    window.click("#new");
    assertThat(window.page.locator("#back")).isFocused();
    window.click("#back");
    shows("white", "time", "5:00");
    assertThat(left("black")).isLessThan(left("white"));
  }

  private double left(String half) {
    return window.page.locator("#" + half).boundingBox().x;
  }

  @Test
  void it_works_without_a_network_after_the_first_visit() {
    opens();
    window.page.evaluate("navigator.serviceWorker.ready.then(() => {})");
    window.page.context().setOffline(true);
    window.page.reload();
    window.page.check("[name=time][value='180+2']");
    window.click("#terms [type=submit]");
    window.click("#run");
    runs("white");
    window.page.reload();
    runs("white");
    window.page.context().setOffline(false);
    assertThat(
            (String)
                window.page.evaluate(
                    """
                    async () => {
                      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
                      const paths = kept.flat().map(({ url }) => new URL(url).pathname);
                      return paths.filter((path) => !path.startsWith('/clock') && !path.startsWith('/assets/')).join();
                    }
                    """))
        .isEmpty();
  }

  @Test
  void other_pages_do_not_come_from_what_is_kept() {
    opens();
    window.page.evaluate("navigator.serviceWorker.ready.then(() => {})");
    window.page.navigate(server.address().toString());
    assertThat((Boolean) window.page.evaluate("navigator.serviceWorker.controller === null"))
        .isTrue();
    assertThat(window.page.locator(".doors a[href='/clock']")).isVisible();
  }

  static Stream<String> languages() {
    return PageTexts.languages().stream().map(Language::tag);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("languages")
  void it_fits_into_the_window_in_every_language(String locale) {
    window = new Window(chromium.browser(), 390, 844, ColorScheme.LIGHT, locale);
    opens();
    window.page.check("[name=time][value^='40/']");
    window.click("#terms [type=submit]");
    window.click("#run");
    for (int[] size : new int[][] {{390, 844}, {320, 568}, {844, 390}, {568, 320}, {1180, 820}}) {
      window.page.setViewportSize(size[0], size[1]);
      for (String part : new String[] {"#white", "#black", "#run", "#call"}) {
        BoundingBox box = window.page.locator(part).boundingBox();
        assertThat(box.x + box.width).as(part).isLessThanOrEqualTo(size[0] + 0.5);
        assertThat(box.y + box.height).as(part).isLessThanOrEqualTo(size[1] + 0.5);
      }
      assertThat(
              (Boolean)
                  window.page.evaluate(
                      """
                      () => [...document.querySelectorAll('.half')].every((half) => {
                        const outer = half.getBoundingClientRect();
                        return [...half.querySelectorAll('.who, .time, .progress, .delay, .flag')]
                          .map((part) => part.getBoundingClientRect())
                          .every((box) => box.width === 0 || (box.left >= outer.left - 1 && box.right <= outer.right + 1
                            && box.top >= outer.top - 1 && box.bottom <= outer.bottom + 1));
                      })
                      """))
          .as("what a half shows lies within it, %d by %d", size[0], size[1])
          .isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource("DARK, 390, 844")
  void axe_has_no_objection(ColorScheme scheme, int width, int height) {
    window = new Window(chromium.browser(), width, height, scheme, "en-GB");
    opens();
    accept("setup", scheme, width);
    window.page.check("[name=time][value=other]");
    window.page.fill("[name=minutes-0]", "");
    window.click("#add");
    window.click("#terms [type=submit]");
    accept("periods", scheme, width);
    window.page.check("[name=time][value^='40/']");
    window.click("#terms [type=submit]");
    accept("set", scheme, width);
    window.click("#run");
    runs("white");
    accept("runs", scheme, width);
    window.click("#call");
    accept("arbiter", scheme, width);
    window.page.fill("[name=white-time]", "0:00.1");
    window.click("#times [type=submit]");
    window.click("#run");
    window.page.locator("#white .flag:not(:empty)").waitFor();
    accept("fallen", scheme, width);
  }

  private void accept(String name, ColorScheme scheme, int width) {
    Optional.ofNullable(System.getProperty("jadoube.screenshots"))
        .map(directory ->
            Path.of(
                directory, String.format(Locale.ROOT, "clock-%s-%d-%s.png", name, width, scheme)))
        .ifPresent(file -> window.page.screenshot(new Page.ScreenshotOptions().setPath(file)));
    assertThat(Axe.objections(window.page)).isEmpty();
    assertThat((Boolean) window.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing is wider than the window")
        .isTrue();
  }
}
