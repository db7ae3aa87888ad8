package org.jadoube.web.http.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PlayerNameTest {
  @ParameterizedTest
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "Ana,Ana",
        "  Ana \t Maria\u00a0 ,Ana Maria",
        "Ana\u202eanA,AnaanA",
        "\u2067Ana\u2069,Ana",
        "A\u200ena\u200f\u061c,Ana",
        "A\u200bn\u2060a\ufeff,Ana",
        "A\u00adna,Ana",
        "A\u200cn\u200da,Ana",
        "\u0410\u200d\u043d\u0430,\u0410\u043d\u0430",
        "An\u0007a\u0000,Ana",
        "Ana\u2028Bo,Ana Bo",
        "A\ud800na,Ana",
        "\udc00Ana,Ana",
        "A\u034fna\u3164,Ana",
        "A\udb40\udc41na,Ana",
        "A\uffffna\ufdd0,Ana",
        "Rene\u0301,Ren\u00e9"
      })
  void what_nobody_sees_is_left_out(String typed, String shown) {
    assertThat(PlayerName.of(typed)).isEqualTo(shown);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "O\u2019Kelly de Galway",
        "Jos\u00e9 Ra\u00fal",
        "\u05d1\u05d5\u05e8\u05d9\u05e1 \u05d2\u05dc\u05e4\u05e0\u05d3",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", // Alireza, with the non-joiner of Persian
        "\u0d28\u0d3f\u0d39\u0d3e\u0d7d",
        "\u0dc1\u0dca\u200d\u0dbb\u0dd3", // Sri, with the joiner of Sinhala
        "\u0915\u094d\u200d\u0937",
        "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67", // a family, joined
        "\u265a\ufe0e \u2764\ufe0f",
        "\ud842\udfb7\u91ce\u5bb6" // a letter beyond the first 65,536
      })
  void what_names_are_written_with_stays(String name) {
    assertThat(PlayerName.of(name)).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "  ", "\u200b", "\u200d\u200c", "\u2800\u2800", "\u3164", "\ufe0f", "\ud800"})
  void of_what_cannot_be_seen_nothing_is_left(String typed) {
    assertThat(PlayerName.of(typed)).isEmpty();
  }

  @RepeatedTest(200)
  void a_clean_name_is_clean(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    int[] typed = random.ints(60, 0, 0x3000).toArray();
    String name = PlayerName.of(new String(typed, 0, typed.length));
    assertThat(PlayerName.of(name)).isEqualTo(name);
    assertThat(name.codePoints()).noneMatch(Unseen::is);
  }
}
