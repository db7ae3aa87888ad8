package org.jadoube.web.http.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.jadoube.notation.Language;
import org.jadoube.web.view.PageTexts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The letters that come with the pages.
final class FontsTest {
  /// The most that the first page may weigh, without the documents that it asks for later.
  private static final int LIGHT = 52_000;

  private static final String SHEET =
      new String(Assets.load("common/fonts.css").orElseThrow(), StandardCharsets.UTF_8);

  @Test
  void every_file_that_the_sheet_names_is_a_font() {
    List<String> files =
        Pattern.compile("url\\(([^)]+)\\)").matcher(SHEET).results().map(f -> f.group(1)).toList();
    assertThat(files)
        .containsAll(Fonts.UPRIGHT)
        .allSatisfy(name ->
            assertThat(Assets.find(name).orElseThrow().contentType()).isEqualTo("font/woff2"));
  }

  static Stream<Language> languages() {
    return PageTexts.languages().stream();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void they_cover_the_texts_of_a_language(Language language) {
    BitSet covered = covered();
    String texts =
        String.join(
            "",
            new LiveTexts(PageTexts.in(language), Set.of("desk", "tournament", "clocks"))
                .all()
                .values());
    assertThat(texts.codePoints().filter(Character::isLetter).distinct())
        .isNotEmpty()
        .allMatch(covered::get);
  }

  private static BitSet covered() {
    BitSet covered = new BitSet();
    Pattern.compile("U\\+([0-9A-F]+)(?:-([0-9A-F]+))?")
        .matcher(SHEET)
        .results()
        .forEach(range ->
            covered.set(
                Integer.parseInt(range.group(1), 16),
                Integer.parseInt(range.group(range.group(2) == null ? 1 : 2), 16) + 1));
    return covered;
  }

  @Test
  void a_page_announces_the_letters_of_its_language() {
    Template page = Pages.template("index.html", "");
    assertThat(page.in(Language.ENGLISH))
        .contains("fonts/serif-latin.woff2\" as=\"font\"")
        .doesNotContain("serif-cyrillic");
    assertThat(page.in(Language.tagged("bg").orElseThrow()))
        .contains("fonts/serif-latin.woff2\" as=\"font\"")
        .contains("fonts/serif-cyrillic.woff2\" as=\"font\"");
  }

  @Test
  void the_first_page_is_light() throws IOException {
    String html = Pages.template("index.html", "").in(Language.ENGLISH);
    int weight = compressed(html.getBytes(StandardCharsets.UTF_8));
    for (Map.Entry<String, byte[]> file : PageFiles.of("index.html").entrySet()) {
      weight += compressed(file.getValue());
    }
    for (String plain : List.of("fonts/serif-latin.woff2", "fonts/wordmark.woff2")) {
      weight += Assets.load(plain).orElseThrow().length;
    }
    assertThat(weight).isLessThan(LIGHT);
  }

  private static int compressed(byte[] body) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(body);
    }
    return packed.size();
  }
}
