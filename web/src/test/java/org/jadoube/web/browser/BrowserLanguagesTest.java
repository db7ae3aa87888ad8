package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.notation.Language;
import org.jadoube.web.view.PageTexts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Each visitor reads the pages, and what is ruled, in a language of their own.
final class BrowserLanguagesTest extends Served {
  /// All that is to be read or heard on the page, except for what says that it is English, such as
  /// an opening's name; the names of languages are in their own letters.
  private static final String EVERYTHING =
      """
      () => [...document.querySelectorAll('body *:not(script):not(#language option):not([lang=en])')].flatMap((element) => [
        ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
        ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      ]).concat(document.title).join('\\n')
      """;

  private static final Pattern LATIN_WORD = Pattern.compile("\\p{IsLatin}{2,}");

  /// Names, and what is written in Latin letters everywhere.
  private static final Pattern NAMES =
      Pattern.compile(
          "j’adoube|\\./jadoube serve --host|jadoube|Ana|Boris|PGN|SVG|JSON API|Apache|FEN|Chess960|QR|localhost|FIDE|Enter|Escape|Ctrl|http\\S*"
              + "|x[a-h][1-8]|\\b[a-h][1-8][a-h][1-8]\\b");

  static Stream<String> cyrillic() {
    return PageTexts.languages().stream()
        .filter(language -> !LATIN_WORD.matcher(language.ownName()).find())
        .map(Language::tag);
  }

  @Test
  void a_page_in_cyrillic_shows_no_word_in_latin_letters() {
    shows_no_word_in_latin_letters("sr-Cyrl");
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("cyrillic")
  void shows_no_word_in_latin_letters(String tag) {
    Match match = Match.invited(chromium, address(), tag, tag);
    match.play(List.of("e2e4 e4", "d7d5 d5"));
    accepts(match.white());
    match.white().click("#draw");
    accepts(match.white());
    match.play(List.of("e4d5 exd5"));
    match.black().page.locator("#decline").waitFor();
    accepts(match.black());
    match.black().click("#decline");
    match.black().claims("intended");
    accepts(match.black());
    match.black().click("#claim");
    match.black().claims("now");
    match.black().showsPart("#ruling", "FIDE 2023");
    accepts(match.black());
    match.black().click("#resign");
    match.black().click("#resigning button[value=yes]");
    match.white().shows(".score", "1-0");
    accepts(match.white());
    match.white().page.navigate(address());
    match.white().page.locator("#mine li").waitFor();
    match.white().page.check("[name=time][value=written]");
    match.white().page.fill("[name=control]", "5 minutes");
    match.white().click("button[type=submit]");
    match.white().showsPart("#control-fault", "300+3");
    accepts(match.white());
    match.white().page.navigate(address() + "join/abcdefgh2345#secret");
    accepts(match.white());
    match.white().page.evaluate("localStorage.clear()");
    match.white().page.navigate(match.black().page.url().replace("/game/", "/join/"));
    match
        .white()
        .page
        .locator("#summary")
        .filter(new Locator.FilterOptions().setHasNotText("…"))
        .waitFor();
    accepts(match.white());
  }

  private static void accepts(Window window) {
    String shown = NAMES.matcher((String) window.page.evaluate(EVERYTHING)).replaceAll("");
    assertThat(LATIN_WORD.matcher(shown).results().map(found -> found.group()))
        .as("%s", shown.replaceAll("\\s+", " "))
        .isEmpty();
    assertThat(window.complaints).isEmpty();
  }

  @Test
  void each_player_reads_the_same_ruling_in_a_language_of_their_own() {
    Match match = Match.invited(chromium, address(), "de-AT", "sr-Latn-RS");
    match.play(List.of("e2e4 e4"));
    match.black().claims("now");
    match.white().showsPart("#ruling", "Der Antrag von Schwarz ist unberechtigt.");
    match.black().showsPart("#ruling", "Reklamacija crnog je netačna.");
    assertThat(match.white().page.getAttribute("html", "lang")).isEqualTo("de");
    assertThat(match.black().page.getAttribute("html", "lang")).isEqualTo("sr-Latn");
  }

  @Test
  void a_language_chosen_on_a_page_is_kept_on_all_pages_and_in_rulings() {
    Match match = match("e2e4");
    match.black().claims("now");
    match.black().showsPart("#ruling", "claim is incorrect");
    Page black = match.black().page;
    black.selectOption("#language", "cs");
    match.black().showsPart("#ruling", "Reklamace černého je neoprávněná.");
    match.black().shows("#draw", "Nabídnout remízu");
    match.white().showsPart("#ruling", "claim is incorrect");
    match.play(List.of("e7e5 e5"));
    black.navigate(address());
    match.black().shows("h1", "Šachy, ve kterých platí každé pravidlo.");
    assertThat(black.inputValue("#language")).isEqualTo("cs");
  }

  @Test
  void moves_are_written_with_the_letters_of_the_reader() {
    Match match = Match.invited(chromium, address(), "en-GB", "bg");
    match.white().move(Window.Hand.CLICK, "g1", "f3");
    match.white().showsMove(1, "Nf3");
    match.black().showsMove(1, "Кf3");
  }

  @Test
  void the_way_back_leads_to_pages_in_the_chosen_language() {
    Window window = Window.of(chromium.browser());
    window.page.navigate(address());
    window.page.navigate(address() + "join/abcdefgh2345#secret");
    window.page.selectOption("#language", "sl");
    window.shows("h1", "Tukaj ni ničesar");
    window.page.goBack();
    window.shows("h1", "Šah, v katerem velja vsako pravilo.");
  }

  /// As browsers do that keep pages whole; the tests' browser does not.
  @Test
  void a_page_that_was_kept_from_before_the_choice_is_fetched_anew() {
    Window window = Window.of(chromium.browser());
    window.page.navigate(address());
    window.page.evaluate(
        "document.cookie = 'language=sl; path=/';"
            + " dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
    window.shows("h1", "Šah, v katerem velja vsako pravilo.");
  }
}
