package org.jadoube.web.http.page;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.notation.Language;
import org.jadoube.testing.Repository;
import org.jadoube.web.view.PageTexts;
import org.jadoube.wording.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Pages and their programs have no texts of their own: all come from the files of texts.
final class PagesTest {
  private static final Path SOURCES = Repository.root().resolve("web/src/main");
  private static final Set<String> PLACES_THAT_ARE_NO_TEXTS =
      Set.of(
          "LANGUAGE",
          "LANGUAGES",
          "BOOKS",
          "FONTS",
          "TEXTS",
          "CLOCK",
          "SPOKEN",
          "SENTENCE",
          "TITLE",
          "MAIN",
          "DAILY",
          "EDITIONS",
          "RECEIVED",
          "SEEKS",
          "OPEN");

  @ParameterizedTest
  @MethodSource("templates")
  void a_page_holds_names_but_no_text_of_its_own(String page) throws IOException {
    String html =
        Files.readString(pages().resolve(page))
            .replaceAll("\\{\\{.*?}}", "")
            .replaceAll("(?s)<code>.*?</code>", "");
    assertThat(html.replaceAll("(?s)<.*?>", "").split("\\s+"))
        .isSubsetOf("", "j’adoube", "–", "jadoube", "Chess960", "PGN", "SVG", ".");
    assertThat(html.replace("g1f3", "")) // squares have the same names in all languages
        .doesNotContainPattern("(aria-label|placeholder|title|alt)=\"[^\"]");
  }

  private static List<String> templates() throws IOException {
    return named(".html");
  }

  @Test
  void pages_ask_for_texts_that_there_are() throws IOException {
    Set<String> asked = found("\\{\\{([A-Za-z0-9.-]+)[^}]*}}", read("html"));
    asked.removeAll(PLACES_THAT_ARE_NO_TEXTS);
    asked.removeIf(place -> place.startsWith("TEXTS.") || place.startsWith("PART."));
    assertThat(PageTexts.in(Language.ENGLISH).keys()).containsAll(asked);
  }

  @Test
  void programs_ask_for_texts_that_there_are() throws IOException {
    Set<String> live =
        new LiveTexts(PageTexts.in(Language.ENGLISH), LiveTexts.SECTIONS).all().keySet();
    assertThat(live).containsAll(found("\\b(?:text|phrase)\\('([^']+)'", read("js")));
    for (String family :
        found("\\b(?:text|counted|phrase)\\([`']([\\w-]+)(?:\\.\\$|', )", read("js"))) {
      assertThat(live)
          .as(family)
          .anyMatch(key -> key.equals(family) || key.startsWith(family + "."));
    }
  }

  @Test
  void every_text_is_asked_for() throws IOException {
    String sources = read("html") + read("js") + read("java");
    assertThat(PageTexts.in(Language.ENGLISH).keys())
        .filteredOn(key ->
            !key.matches(
                "laws\\.value\\..*|why\\.(.*-bye|(measure|same-colour|colours|preference)\\..*)|live\\.((white|black|aborted|ended|fault|field\\.word)|tournament\\.(step|note|stage|bye-kind|column|format|bye|office|basis|place|reason|sides)|desk\\.(act|field|option|hint|hint-alone|flag|count|group))\\..*|live\\.learn\\.(incident|mixed|missed|set|level-[123])"))
        .allMatch(key ->
            Pattern.compile(
                    "[{\"'`]" + Pattern.quote(key.replaceFirst("^live\\.", "")) + "[}\"'. ]")
                .matcher(sources)
                .find());
  }

  @Test
  void texts_of_a_section_are_only_in_pages_that_ask_for_it() {
    Messages texts = PageTexts.in(Language.ENGLISH);
    assertThat(new LiveTexts(texts).all()).containsKey("live").doesNotContainKey("desk.would");
    assertThat(new LiveTexts(texts, Set.of("desk")).all())
        .containsKeys("live", "desk.would")
        .doesNotContainKey("tournament.round");
  }

  @ParameterizedTest
  @MethodSource("templates")
  void a_page_has_the_texts_of_the_tables_and_clocks_that_its_script_names(String page) {
    String html = Pages.complete(page);
    found("src=\"/assets/([a-z]+/[a-z]+\\.js)\"", html)
        .forEach(name -> {
          String script = new String(JoinedScript.of(name), StandardCharsets.UTF_8);
          assertThat(html)
              .matches(_ -> !asks(script, "table-") || html.contains(".tables"))
              .matches(_ -> !asks(script, "clock-") || html.contains(".clocks"));
        });
  }

  @Test
  void a_text_that_differs_with_the_player_or_a_number_comes_in_all_its_forms() {
    assertThat(new LiveTexts(PageTexts.in(Language.tagged("cs").orElseThrow())).all())
        .containsEntry("clock.white", "Hodiny bílého")
        .containsEntry("clock.black", "Hodiny černého")
        .containsEntry("watching.one", "{n} divák")
        .containsEntry("watching.few", "{n} diváci")
        .containsEntry("watching.other", "{n} diváků")
        .containsEntry("host", "{name} vás zve k partii.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "index",
        "join",
        "game",
        "table",
        "desk",
        "tournament",
        "clock",
        "mine",
        "embed",
        "games",
        "lobby"
      })
  void a_page_asks_for_one_script_one_style_sheet_and_little_else(String page) {
    Set<String> files = PageFiles.of(page + ".html").keySet();
    assertThat(files)
        .contains(page + ".css")
        .allMatch(file ->
            file.matches(
                "[a-z]+\\.css|common/early\\.js|icon\\.svg|board/.*\\.svg|[a-z]+/[a-z]+\\.js"))
        .filteredOn(file -> file.endsWith(".js"))
        .hasSize(2); // the other, before the page is drawn, for its colours
  }

  @Test
  void no_script_asks_for_another() throws IOException {
    assertThat(scripts())
        .isNotEmpty()
        .allSatisfy(name ->
            assertThat(new String(JoinedScript.of(name), StandardCharsets.UTF_8))
                .as(name)
                .doesNotContainPattern("(?m)^\\s*import\\b"));
  }

  /// Which the joining of scripts would unindent.
  @Test
  void no_text_in_a_script_goes_over_several_lines() throws IOException {
    assertThat(read("js").lines())
        .noneMatch(line -> line.chars().filter(c -> c == '`').count() % 2 == 1);
  }

  private static boolean asks(String script, String key) {
    return script.contains("'" + key) || script.contains("`" + key);
  }

  private static List<String> scripts() throws IOException {
    return named(".js");
  }

  private static List<String> named(String ending) throws IOException {
    try (Stream<Path> files = Files.walk(pages())) {
      return files
          .map(file -> pages().relativize(file).toString())
          .filter(name -> name.endsWith(ending))
          .toList();
    }
  }

  private static Path pages() {
    return SOURCES.resolve("resources/org/jadoube/web/pages");
  }

  private static Set<String> found(String pattern, String text) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map(result -> result.group(1))
        .collect(toCollection(TreeSet::new));
  }

  private static String read(String extension) throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith("." + extension))
          .map(PagesTest::text)
          .collect(joining("\n"));
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
