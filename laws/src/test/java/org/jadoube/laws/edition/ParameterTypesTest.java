package org.jadoube.laws.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.jadoube.laws.edition.choice.Counting;
import org.junit.jupiter.api.Test;

/// How the values of parameters are written in the catalogue, and how they are put in words.
final class ParameterTypesTest {
  private static <T> List<String> words(ParameterType<T> type, String... cells) {
    return List.of(cells).stream()
        .map(cell -> type.read().apply(cell).map(type.words()).orElse("unreadable"))
        .toList();
  }

  @Test
  void a_count_is_a_whole_number() {
    assertThat(ParameterTypes.count().read().apply("75")).contains(75);
    assertThat(ParameterTypes.count().read().apply("0")).contains(0);
    assertThat(words(ParameterTypes.count(), "75", "0", "-1", "3.5", "many", "12345"))
        .containsExactly(
            "seventy-five", "zero", "unreadable", "unreadable", "unreadable", "unreadable");
    assertThat(ParameterTypes.count().expected()).isEqualTo("a whole number");
  }

  @Test
  void an_ordinal_begins_with_the_first() {
    assertThat(ParameterTypes.ordinal().read().apply("1")).contains(1);
    assertThat(words(ParameterTypes.ordinal(), "1", "3", "0", "-1"))
        .containsExactly("first", "third", "unreadable", "unreadable");
    assertThat(ParameterTypes.ordinal().expected()).isEqualTo("a whole number above zero");
  }

  @Test
  void times_are_whole_minutes_or_seconds() {
    assertThat(ParameterTypes.minutes().read().apply("2")).contains(Duration.ofMinutes(2));
    assertThat(ParameterTypes.seconds().read().apply("30")).contains(Duration.ofSeconds(30));
    assertThat(words(ParameterTypes.minutes(), "2", "1", "soon"))
        .containsExactly("two minutes", "one minute", "unreadable");
    assertThat(words(ParameterTypes.seconds(), "30", "1", "soon"))
        .containsExactly("thirty seconds", "one second", "unreadable");
    assertThat(ParameterTypes.minutes().expected()).isEqualTo("a whole number of minutes");
    assertThat(ParameterTypes.seconds().expected()).isEqualTo("a whole number of seconds");
  }

  @Test
  void a_limit_is_a_number_of_minutes_after_a_sign() {
    assertThat(ParameterTypes.limit().read().apply("<15")).isEqualTo(TimeLimit.read("<15"));
    assertThat(ParameterTypes.limit().read().apply("15")).isEmpty();
    assertThat(ParameterTypes.limit().expected()).isEqualTo("a number of minutes after < or <=");
  }

  @Test
  void a_question_is_answered_with_yes_or_no() {
    assertThat(ParameterTypes.yesOrNo().read().apply("yes")).contains(true);
    assertThat(ParameterTypes.yesOrNo().read().apply("no")).contains(false);
    assertThat(words(ParameterTypes.yesOrNo(), "yes", "no", "perhaps", ""))
        .containsExactly("yes", "no", "unreadable", "unreadable");
    assertThat(ParameterTypes.yesOrNo().expected()).isEqualTo("yes or no");
  }

  @Test
  void points_are_counted_in_halves() {
    assertThat(ParameterTypes.points().read().apply("½")).contains(1);
    assertThat(ParameterTypes.points().read().apply("1")).contains(2);
    assertThat(words(ParameterTypes.points(), "0", "½", "1", "2", "0.5"))
        .containsExactly("nothing", "half a point", "one point", "unreadable", "unreadable");
    assertThat(ParameterTypes.points().expected()).isEqualTo("one of 0, ½, 1");
  }

  @Test
  void a_choice_is_a_constant_in_lower_case() {
    ParameterType<Counting> counting = ParameterTypes.choice(Counting.class);
    assertThat(counting.read().apply("consecutive")).contains(Counting.CONSECUTIVE);
    assertThat(words(counting, "anywhere", "ANYWHERE", "somewhere"))
        .containsExactly("anywhere", "unreadable", "unreadable");
    assertThat(counting.expected()).isEqualTo("one of anywhere, consecutive");
  }

  @Test
  void a_value_may_be_left_out_by_a_word_of_its_own() {
    ParameterType<?> time = ParameterTypes.minutes().or("not-named");
    assertThat(words(time, "60", "not-named", "never"))
        .containsExactly("sixty minutes", "not named", "unreadable");
    assertThat(time.expected()).isEqualTo("a whole number of minutes, or not-named");
  }
}
