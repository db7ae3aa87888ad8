package org.jadoube.web.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.assertj.core.api.SoftAssertions;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.notation.Language;
import org.jadoube.wording.Statement;
import org.jadoube.wording.Wording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The cases of `spec/` make the program speak, in every language; its sentences are listed in
/// `target/said`, to be read aloud.
class SaidInCasesTest {
  private static final SaidInCases SAID = SaidInCases.play();

  private static final Pattern ARTICLE =
      Pattern.compile("(?<![\\d:.])(?:[A-G]|I{1,3}|\\d{1,2})\\.\\d[\\w.]*\\w|\\b\\d{1,2}\\.\\d\\b");

  /// Traces of a program in a sentence.
  private static final Map<String, Pattern> TRACES =
      Map.of(
          "a place that nothing fills", Pattern.compile("[{}]|\\b(null|Optional)\\b"),
          "a name of the code", Pattern.compile("\\p{Lu}+_\\p{Lu}+|\\b\\p{Ll}+\\p{Lu}\\p{Ll}"),
          "a count of nothing", Pattern.compile("(?<![\\d:.,½/+-])0 \\p{L}"),
          "doubled signs",
              Pattern.compile("  |(?<!\\d|e\\.p)[.,;:!?] ?[.,;]|(?<=\\p{L}) [.,]|\\( | \\)"),
          "typewriter's quotes", Pattern.compile("\"|(?<!\\p{L})'|'(?!\\p{L})"),
          "a small letter first", Pattern.compile("^(?![a-h][1-8])\\p{Ll}"),
          "no end", Pattern.compile("[^.]$"));

  /// Several pieces, and a single square: "the pieces touched on e7".
  private static final Map<String, String> SEVERAL_ON =
      Map.of(
          "en", "pieces (touched )?on",
          "de", "Figuren auf",
          "fr", "pièces (touchées )?en",
          "es", "piezas (tocadas )?(en|de)",
          "cs", "(kameny|kamenů) na",
          "sl", "figur[ei]? na(?<!figure na)",
          "sr-Cyrl", "додирнут[еи]м? фигур[еа]м?а? на",
          "sr-Latn", "dodirnut[ei]m? figur[ea]m?a? na",
          "bg", "фигурите на",
          "ru", "фигуры, тронутые,? на");

  static Stream<Language> languages() {
    return Wording.languages().stream();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void nothing_sounds_like_a_program(Language language) throws IOException {
    Wording wording = Wording.in(language).orElseThrow();
    StringBuilder list = new StringBuilder();
    SoftAssertions softly = new SoftAssertions();
    for (SaidInCases.Said said : SAID.all()) {
      Statement statement = said.in(wording);
      list.append(said.kind()).append('\t').append(statement.text());
      list.append('\t').append(said.where()).append('\n');
      for (String sentence : sentences(statement)) {
        softly
            .assertThat(faults(said, sentence, language))
            .as(sentence + " in " + said.where())
            .isEmpty();
      }
    }
    Path directory = Files.createDirectories(Path.of("target", "said"));
    Files.writeString(directory.resolve(language.tag() + ".tsv"), list);
    softly.assertAll();
  }

  @Test
  void whoever_may_not_do_something_is_told_who_may_and_when() {
    List<String> headlines =
        StreamSupport.stream(SAID.all().spliterator(), /* parallel= */ false)
            .map(said -> said.in(Wording.english()).headline())
            .toList();
    assertThat(headlines)
        .noneMatch(headline -> headline.endsWith("may not do this."))
        .anyMatch(headline -> headline.startsWith("Only the arbiter may"))
        .anyMatch(headline -> headline.contains("before the opponent’s clock is started"));
  }

  private static List<String> sentences(Statement statement) {
    return Stream.concat(Stream.of(statement.summary()), statement.details().stream()).toList();
  }

  private static List<String> faults(SaidInCases.Said said, String sentence, Language language) {
    Stream<String> traces =
        TRACES.entrySet().stream()
            .filter(trace -> trace.getValue().matcher(sentence).find())
            .map(Map.Entry::getKey);
    Pattern several =
        Pattern.compile(
            SEVERAL_ON.get(language.tag()) + " [a-h][1-8](?!,\\h[a-h]|\\h\\p{L}+\\h[a-h][1-8])");
    return Stream.of(
            traces,
            repeated(said, sentence).map(article -> "twice " + article),
            Stream.of("several pieces on one square").filter(_ -> several.matcher(sentence).find()))
        .flatMap(fault -> fault)
        .toList();
  }

  /// Who takes a decision back may do so under the Article of that decision.
  private static Stream<String> repeated(SaidInCases.Said said, String sentence) {
    boolean another =
        said.what() instanceof Ruling ruling
            && ruling.facts().stream().anyMatch(ConductFact.DecisionTakenBack.class::isInstance);
    return another ? Stream.empty() : repeated(sentence);
  }

  private static Stream<String> repeated(String sentence) {
    return ARTICLE
        .matcher(sentence)
        .results()
        .map(found -> found.group())
        .collect(Collectors.groupingBy(article -> article, Collectors.counting()))
        .entrySet()
        .stream()
        .filter(each -> each.getValue() > 1)
        .map(Map.Entry::getKey);
  }
}
