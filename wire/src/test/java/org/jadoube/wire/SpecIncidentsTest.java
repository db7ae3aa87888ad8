package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The questions that the incidents of `spec/` ask people.
class SpecIncidentsTest {
  private static final List<SpecCase> INCIDENTS =
      SpecCase.all().filter(each -> each.json().has("incident")).toList();

  @Test
  void every_incident_has_a_headline_a_question_and_a_level() {
    assertThat(INCIDENTS)
        .hasSizeGreaterThan(400)
        .allSatisfy(each ->
            assertThat(each.json().propertyNames())
                .as(each.toString())
                .contains("headline", "question", "level", "answer"));
  }

  @Test
  void headlines_are_short_and_no_two_are_the_same() {
    assertThat(INCIDENTS)
        .extracting(each -> text(each, "headline").toLowerCase(Locale.ROOT))
        .doesNotHaveDuplicates()
        .allSatisfy(headline -> {
          assertThat(words(headline)).as(headline).isBetween(2, 7);
          assertThat(headline).doesNotEndWith(".");
        });
  }

  @Test
  void questions_are_short_and_end_with_a_question_mark() {
    assertThat(INCIDENTS)
        .extracting(each -> text(each, "question"))
        .allSatisfy(question -> {
          assertThat(words(question)).as(question).isLessThanOrEqualTo(20);
          assertThat(question).endsWith("?");
        });
  }

  @Test
  void a_question_is_about_one_step_at_most_and_that_one_gives_its_answer() {
    assertThat(SpecCase.all().toList())
        .allSatisfy(each ->
            assertThat(asked(each))
                .as(each.toString())
                .hasSizeLessThanOrEqualTo(each.json().has("incident") ? 1 : 0)
                .allSatisfy(step -> assertThat(step.path("gives").values()).isNotEmpty()));
  }

  private static List<JsonNode> asked(SpecCase example) {
    return example.json().path("play").valueStream().filter(step -> step.has("asked")).toList();
  }

  private static String text(SpecCase example, String field) {
    return example.json().path(field).asString();
  }

  private static int words(String text) {
    return text.split(" ").length;
  }
}
