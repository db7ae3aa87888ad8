package org.jadoube.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Provision.Elsewhere;
import org.jadoube.testing.Repository;

/// Which class applies each provision of the Laws and which test exercises it, read from the
/// sources: a class applies a provision if it cites its rule, or if the catalogue names the class;
/// a test exercises it if it cites the rule or the catalogue names it, and so does a case of
/// `spec/`.
final class LawsCoverage {
  private static final Pattern CITED = Pattern.compile("\\bRule[.#]([A-Z][A-Z_0-9]+)\\b");
  private static final Pattern SPEC_RULES = Pattern.compile("\"rules\": *\\[([^]]*)]");
  private static final Pattern SPEC_RULE = Pattern.compile("\"([a-z0-9-]+)\"");

  private final Map<String, Set<String>> classesByRule = new HashMap<>();
  private final Map<String, Set<String>> testsByRule = new HashMap<>();
  private final Set<String> testNames = new TreeSet<>();
  private final Map<String, Integer> casesByRule = new HashMap<>();

  private LawsCoverage() {}

  /// What the sources of all modules say.
  static LawsCoverage read() {
    LawsCoverage coverage = new LawsCoverage();
    for (String module : Walls.modules()) {
      files(Sources.module(module).resolve("src/main/java")).forEach(coverage::readClass);
      files(Sources.module(module).resolve("src/test/java")).forEach(coverage::readTest);
    }
    files(Repository.root().resolve("spec/cases")).forEach(coverage::readCases);
    return coverage;
  }

  /// The provisions of all editions, each once, in the order of the newest edition that has it.
  static List<Provision> provisions() {
    Set<String> names = new TreeSet<>();
    return Edition.all().reversed().stream()
        .flatMap(edition -> edition.provisions().stream())
        .filter(provision -> names.add(provision.name()))
        .toList();
  }

  /// The classes that apply a provision.
  Set<String> classes(Provision provision) {
    Set<String> classes =
        new TreeSet<>(classesByRule.getOrDefault(provision.name(), new TreeSet<>()));
    provision
        .elsewhere()
        .map(Elsewhere::type)
        .filter(LawsCoverage::isThere)
        .ifPresent(classes::add);
    return classes;
  }

  private static boolean isThere(String type) {
    String module = type.substring(0, type.indexOf('.'));
    String file = "src/main/java/org/jadoube/" + type.replace('.', '/') + ".java";
    return Files.exists(Sources.module(module).resolve(file));
  }

  /// The tests that exercise it.
  Set<String> tests(Provision provision) {
    Set<String> tests = new TreeSet<>(testsByRule.getOrDefault(provision.name(), new TreeSet<>()));
    provision.elsewhere().map(Elsewhere::test).filter(testNames::contains).ifPresent(tests::add);
    return tests;
  }

  /// How many cases of `spec/` are about it.
  int cases(Provision provision) {
    return casesByRule.getOrDefault(provision.name(), 0);
  }

  /// Whether a class applies it and a test or case exercises it.
  boolean isCovered(Provision provision) {
    return !classes(provision).isEmpty() && (!tests(provision).isEmpty() || cases(provision) > 0);
  }

  private void readClass(Path file) {
    if (!file.endsWith("Rule.java")) {
      cited(file).forEach(rule -> add(classesByRule, rule, name(file)));
    }
  }

  private void readTest(Path file) {
    cited(file).forEach(rule -> add(testsByRule, rule, name(file)));
    testNames.add(name(file));
  }

  private void readCases(Path file) {
    found(SPEC_RULES, text(file))
        .flatMap(rules -> found(SPEC_RULE, rules.group(1)))
        .map(rule -> rule.group(1).replace('-', '_').toUpperCase(Locale.ROOT))
        .forEach(rule -> casesByRule.merge(rule, 1, Integer::sum));
  }

  private static Stream<String> cited(Path file) {
    return found(CITED, text(file)).map(citation -> citation.group(1));
  }

  private static Stream<MatchResult> found(Pattern pattern, String text) {
    return pattern.matcher(text).results();
  }

  private static void add(Map<String, Set<String>> map, String key, String value) {
    map.computeIfAbsent(key, _ -> new TreeSet<>()).add(value);
  }

  private static String name(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> files(Path directory) {
    if (!Files.exists(directory)) {
      return Stream.empty();
    }
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(Files::isRegularFile).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
