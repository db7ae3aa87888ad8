package org.jadoube.play.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SearchWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          muller         | Müller, Hans     | true
          hans mull      | Müller, Hans     | true
          ULLER          | Müller, Hans     | false
          hans x         | Müller, Hans     | false
          karlsen        | Карлсен Магнус   | true
          Карл           | Karlsen          | true
          obrien         | O’Brien          | true
          strasse        | Straße           | true
          lodz           | Łódź             | true
          oster          | Øster            | true
          dorde          | Đorđe            | true
          """)
  void words_find_names_that_have_words_beginning_like_them(
      String query, String name, boolean found) {
    assertThat(SearchWords.of(query).find(SearchWords.of(name))).isEqualTo(found);
  }
}
