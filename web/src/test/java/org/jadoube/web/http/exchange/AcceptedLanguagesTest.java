package org.jadoube.web.http.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.wording.Wording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AcceptedLanguagesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          de-AT,de;q=0.9,en;q=0.8  | de
          fr-CA,fr;q=0.9,en;q=0.8  | fr
          oc                       | fr
          hu;q=0.9, cs;q=0.4       | cs
          en-US,en;q=0.5           | en
          sr                       | sr-Cyrl
          sr-RS, sr;q=0.9          | sr-Cyrl
          sr-Latn-RS               | sr-Latn
          sr-ME                    | sr-Latn
          sk                       | cs
          sl-SI, sl;q=0.9          | sl
          BG                       | bg
          ru-RU, ru;q=0.9          | ru
          zh-TW                    | en
          *                        | en
          ''                       | en
          ;;q=?                    | en
          de;q=0, bg               | bg
          """)
  void a_reader_is_given_the_accepted_language_that_suits_best(String accepted, String tag) {
    assertThat(AcceptedLanguages.suiting(accepted).tag()).isEqualTo(tag);
  }

  @Test
  void a_reader_of_each_language_is_given_it() {
    assertThat(Wording.languages())
        .allSatisfy(
            language -> assertThat(AcceptedLanguages.suiting(language.tag())).isEqualTo(language));
  }

  @ParameterizedTest
  @CsvSource({"400", "100000"})
  void a_list_that_nobody_would_write_is_not_read(int length) {
    assertThat(AcceptedLanguages.suiting("de,".repeat(length)).tag()).isEqualTo("en");
  }
}
