package org.jadoube.architecture;

import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Provision.Elsewhere;

/// The code and tests behind each provision of some rule books that the program applies: classes of
/// `laws` whose compiled code uses its rule, and cases of `spec/` that fail if the rule is taken
/// out. Mentions do not count, neither in comments nor in the lists of rules of cases.
final class LawsCoverage {
  private final Map<String, Set<String>> classesByRule = RuleUses.classesByRule();
  private final Map<String, List<RuleTakenOut.Shown>> casesByRule;
  private final List<Edition> books;

  private LawsCoverage(List<Edition> books) {
    this.books = books;
    this.casesByRule =
        RuleTakenOut.casesByRule(books.stream().map(Edition::year).collect(Collectors.toSet()));
  }

  /// Measures the classes of the build and the cases of `spec/`.
  ///
  /// @param books the rule books whose provisions are meant, the oldest first
  static LawsCoverage measured(List<Edition> books) {
    return new LawsCoverage(books);
  }

  List<Edition> books() {
    return books;
  }

  /// The provisions of all books, each once, in the order of the newest book that has it.
  List<Provision> provisions() {
    Set<String> names = new TreeSet<>();
    return books.reversed().stream()
        .flatMap(edition -> edition.provisions().stream())
        .filter(provision -> names.add(provision.name()))
        .toList();
  }

  /// The classes of `laws` whose code uses its rule, by their full names.
  Set<String> classes(Provision provision) {
    return classesByRule.getOrDefault(provision.name(), Set.of());
  }

  /// The cases that fail without it.
  List<RuleTakenOut.Shown> cases(Provision provision) {
    return casesByRule.getOrDefault(provision.name(), List.of());
  }

  /// Whether code or a case stands behind it. Otherwise it is only described.
  boolean isCovered(Provision provision) {
    return !classes(provision).isEmpty() || !cases(provision).isEmpty();
  }

  /// Whether the class and the test that the catalogue names for a provision exist.
  static boolean isThere(Elsewhere elsewhere) {
    String module = elsewhere.type().substring(0, elsewhere.type().indexOf('.'));
    return Files.exists(
            Sources.module(module)
                .resolve("src/main/java/org/jadoube")
                .resolve(elsewhere.type().replace('.', '/') + ".java"))
        && test(elsewhere).isPresent();
  }

  private static Optional<String> test(Elsewhere elsewhere) {
    return Sources.TESTS.stream()
        .map(type -> type.getSimpleName())
        .filter(elsewhere.test()::equals)
        .findFirst();
  }
}
