package org.jadoube.laws.edition.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ArticleSpellingTest {
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          9.2.b, 9.2b
          9.2(b), 9.2b
          Art. 9.2, 9.2
          article 9.2.1, 9.2.1
          9.1 b (1), 9.1b1
          a4.4, A.4.4
          A 4.4, A.4.4
          iii.4, III.4
          III 4, III.4
          Appendix c, C
          чл. 5.2.б, 5.2b
          А.4.4, A.4.4
          Д.2.6, D.2.6
          члан 9.6.1, 9.6.1
          ст. 9.2, 9.2
          статьи 9.2, 9.2
          приложение A.4, A.4
          artículo 9.2.1, 9.2.1
          apéndice A.4, A.4
          annexe A.4, A.4
          člen 9.2, 9.2
          priloga A.4, A.4
          e.2.3 c, E.2.3c
          guidelines ii, II
          """)
  void an_article_has_many_spellings(String spelling, String canonical) {
    assertThat(ArticleSpelling.canonical(spelling)).contains(canonical);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "flag", "illegal move", "50-move rule", "each", "FLAG_FALL", "fide"})
  void a_word_is_no_article(String word) {
    assertThat(ArticleSpelling.canonical(word)).isEmpty();
  }
}
