package org.jadoube.web.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.notation.Language;
import org.jadoube.wording.Statement;
import org.jadoube.wording.Wording;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The cases of `spec/` make the program speak, in every language; its sentences are listed in
/// `target/said`, to be read aloud.
class SaidInCasesTest {
  private static final SaidInCases SAID = SaidInCases.play(List::getLast);

  /// Older editions say little that no newer one says.
  private static final class Oldest {
    static final SaidInCases SAID = SaidInCases.play(List::getFirst);
  }

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
    sounds(SAID, language, language.tag());
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("languages")
  void nor_does_it_in_the_oldest_edition(Language language) throws IOException {
    sounds(Oldest.SAID, language, language.tag() + "-oldest");
  }

  /// @param name of the list that is written
  private static void sounds(SaidInCases all, Language language, String name) throws IOException {
    Wording wording = Wording.in(language).orElseThrow();
    List<String> list = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    for (SaidInCases.Said said : all.all()) {
      Statement statement = said.in(wording);
      list.add(String.join("\t", said.kind(), statement.text(), said.where()));
      for (String sentence : sentences(statement)) {
        faults(said, sentence, language)
            .forEach(fault -> faults.add(fault + ": " + sentence + " in " + said.where()));
      }
    }
    Path directory = Files.createDirectories(Path.of("target", "said"));
    Files.write(directory.resolve(name + ".tsv"), list);
    assertThat(faults).isEmpty();
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
