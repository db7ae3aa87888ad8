package org.jadoube.wording;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Reason;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.notation.Language;
import org.jadoube.testing.Samples;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Everything the Laws can decide has a sentence in every language.
class EveryKindTest {

  static Stream<Language> languages() {
    return Wording.languages().stream();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_event_is_a_sentence(Language language) {
    assertSentences(language, samples -> samples.ofEach(Event.class), Wording::of);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_fact_and_consequence_makes_a_ruling_a_sentence(Language language) {
    assertSentences(language, EveryKindTest::rulings, Wording::of);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_refusal_is_a_sentence(Language language) {
    assertSentences(
        language,
        samples ->
            samples
                .ofEach(Objection.class)
                .map(objection -> new Refusal(samples.of(Citation.class), objection)),
        Wording::of);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_reason_of_an_illegal_move_is_a_sentence(Language language) {
    assertSentences(language, samples -> samples.ofEach(Reason.class), Wording::of);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_fault_of_a_setup_is_a_sentence(Language language) {
    assertSentences(language, samples -> samples.ofEach(Fault.class), Wording::of);
  }

  private static Stream<Ruling> rulings(Samples samples) {
    Instant at = samples.of(Instant.class);
    Citation citation = samples.of(Citation.class);
    return Stream.concat(
        samples.ofEach(Fact.class).map(fact -> new Ruling(at, citation, List.of(), List.of(fact))),
        samples
            .ofEach(Consequence.class)
            .map(consequence -> new Ruling(at, citation, List.of(consequence), List.of())));
  }

  private static <T> void assertSentences(
      Language language,
      Function<Samples, Stream<T>> values,
      java.util.function.BiFunction<Wording, T, String> say) {
    Wording wording = Wording.in(language).orElseThrow();
    LawsSamples.sources()
        .flatMap(values)
        .forEach(value -> assertSentence(say.apply(wording, value), value));
  }

  private static void assertSentence(String sentence, Object value) {
    assertThat(sentence)
        .as("%s", value)
        .matches("([^\\p{Ll}]|[a-h][1-8]).*\\.")
        .doesNotContainPattern("\\b(none|null)\\b") // French says nulle
        .doesNotContain("{", "}", "  ", " .", "..", " ,", "Optional", "[");
  }
}
