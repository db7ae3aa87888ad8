package org.jadoube.web.provision;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.wording.Messages;

/// A question about the Laws as people ask it.
///
/// @param key its name, the same in all languages
/// @param text the question itself
/// @param puttings all ways to put it, the question first
/// @param answers the names of the provisions that answer it, the best first
public record LawQuestion(String key, String text, List<String> puttings, List<String> answers) {
  private static final Map<String, List<String>> ANSWERS = readAnswers();

  public LawQuestion {
    puttings = List.copyOf(puttings);
    answers = List.copyOf(answers);
  }

  private static Map<String, List<String>> readAnswers() {
    Properties read = new Properties();
    try (InputStream file = LawQuestion.class.getResourceAsStream("answers.properties");
        InputStreamReader text =
            new InputStreamReader(requireNonNull(file), StandardCharsets.UTF_8)) {
      read.load(text);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    Map<String, List<String>> answers = new TreeMap<>();
    read.forEach((key, names) -> answers.put((String) key, list((String) names, ", ")));
    return answers;
  }

  private static List<String> list(String text, String between) {
    return Arrays.stream(text.split(Pattern.quote(between))).map(String::strip).toList();
  }

  /// All questions in a language.
  static List<LawQuestion> all(Messages texts) {
    return ANSWERS.entrySet().stream()
        .filter(each -> texts.has(each.getKey()))
        .map(each -> of(each.getKey(), texts.text(each.getKey(), Map.of()), each.getValue()))
        .toList();
  }

  private static LawQuestion of(String key, String text, List<String> answers) {
    List<String> puttings = list(text, " | ");
    return new LawQuestion(key, puttings.getFirst(), puttings, answers);
  }

  static Stream<String> keys() {
    return ANSWERS.keySet().stream();
  }

  /// The provision of an edition that answers it, if the edition has any.
  public Optional<Provision> answer(Edition edition) {
    return answers.stream().flatMap(name -> edition.provision(name).stream()).findFirst();
  }
}
