package org.jadoube.laws.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// No Article, appendix or guideline is missing from the catalogue. `numbers/YEAR.txt` lists the
/// numbers that the provisions of an edition have in print.
final class ArticleNumbersTest {
  /// Numbers whose owner is hidden by print and layout, or misprinted.
  private static final Map<String, String> READ_AS =
      Map.of(
          "2014 9.2b1", "9.2.1",
          "2014 9.2b2", "9.2.2",
          "2014 C.10.2a", "C.10a",
          "2014 C.10.2b", "C.10b",
          "2014 C.10.2c", "C.10c",
          "2014 C.10.2d", "C.10d",
          "2023 D.6.2.2", "D.2.6.2");

  @ParameterizedTest
  @ValueSource(strings = {"2009", "2014", "2018", "2023", "E04"})
  void every_number_of_an_edition_has_a_provision_and_the_other_way_round(String year)
      throws IOException {
    assertThat(cited(year)).containsExactlyInAnyOrderElementsOf(listed(year));
  }

  @Test
  void the_numbers_inferred_for_2005_are_those_of_2009() throws IOException {
    assertThat(listed("2009")).containsAll(cited("2005"));
  }

  @ParameterizedTest
  @CsvSource({
    "2009-czech, 2009, true",
    "2009-slovene, 2009, true",
    "2014-bulgarian, 2014, true",
    "2018-english, 2018, false",
    "2018-serbian, 2018, false",
    "2023-english, 2023, false"
  })
  void no_number_in_a_text_is_missing(String text, String year, boolean items) throws IOException {
    Set<String> printed =
        NumbersInText.of(SharedData.lawsText(text), items).stream()
            .map(number -> READ_AS.getOrDefault(year + " " + number, number))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(printed).hasSizeGreaterThan(50);
    assertThat(listed(year)).containsAll(printed);
  }

  /// Two of the numbers that begin lines there are cited, not printed as an Article's own.
  @Test
  void no_number_in_the_text_of_e04_is_missing() throws IOException {
    List<String> text = SharedData.lawsText("en-online-e04-with-commentary");
    List<String> articles = text.subList(0, articlesEnd(text));
    Set<String> printed = new TreeSet<>(NumbersInText.of(articles, false));
    assertThat(printed).hasSizeGreaterThan(150).contains("19.6");
    printed.removeAll(Set.of("9.2.2", "3.3"));
    assertThat(listed("E04")).containsAll(printed);
  }

  private static int articlesEnd(List<String> text) {
    for (int line = 0; line < text.size(); line++) {
      if (text.get(line).startsWith("APPENDIX I.")) {
        return line;
      }
    }
    return text.size();
  }

  @Test
  void articles_stand_in_the_order_of_the_laws() {
    List<Article> ordered =
        Stream.of(
                "Introduction",
                "Preface",
                "0.1",
                "3.7",
                "3.7.1",
                "5.2",
                "5.2a",
                "5.2b",
                "9.2",
                "9.10",
                "10.1",
                "A.1",
                "A.4a",
                "A.4a1",
                "E.10",
                "Guidelines",
                "I.1",
                "II.3.2",
                "III.4")
            .map(Article::new)
            .toList();
    assertThat(ordered).isSortedAccordingTo(Comparator.naturalOrder());
  }

  private static Set<String> cited(String year) {
    return Edition.named(year).orElseThrow().provisions().stream()
        .flatMap(provision -> provision.articles().stream())
        .map(Article::number)
        .collect(Collectors.toSet());
  }

  private static Set<String> listed(String year) throws IOException {
    try (InputStream list = Article.class.getResourceAsStream("numbers/" + year + ".txt")) {
      assertThat(list).isNotNull();
      String text = new String(list.readAllBytes(), StandardCharsets.UTF_8);
      return Set.of(text.strip().split("\\s+"));
    }
  }
}
