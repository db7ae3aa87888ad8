package org.jadoube.architecture;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;

/// `laws-coverage.md`: every provision, its numbers in all editions side by side, and its treatment
/// here.
final class LawsCoverageText {
  /// For the editions of the Laws.
  static final String LAWS =
      """
      # What becomes of every provision of the Laws

      Written by the build; do not edit it. A number after `~` is inferred from another edition. *Computed*: the program works it out.
      *Recorded*: it records what players and arbiters do about it, and what follows. What is left to the arbiter's discretion or happens
      outside any program says why. `jadoube laws NAME` tells more.

      A computed or recorded provision is *covered* by **code**, classes of `laws` whose compiled code uses its rule or a parameter of it
      (comments do not count), and by **cases**, those of `spec/` that name the rule and fail once it is taken out of the edition: the
      build takes out each rule and plays them. What has neither is only **described**: the catalogue says what it means and which class
      of another module, with which test, implements it. The cases themselves, and the files of the classes, are in the concordance: the
      page "The concordance of Laws and code" of the site, and `cli/target/concordance/laws.md` after `mvn verify`.
      """;

  /// For the Online Chess Regulations.
  static final String E04 =
      """
      # What becomes of every provision of FIDE's Online Chess Regulations (E04)

      Written by the build; do not edit it. E04 calls itself a technical specification for online platforms: this is what becomes of
      each of its numbers here. *Computed*: the program works it out. *Recorded*: it records what players and arbiters do about it, and
      what follows. What is left to people or happens outside any program says why. `jadoube laws NAME` tells more.

      A computed or recorded provision is *covered* by **code**, classes of `laws` whose compiled code uses its rule or a parameter of it
      (comments do not count), and by **cases**, those of `spec/` in E04 that name the rule and fail once it is taken out: the build takes
      out each rule and plays them. What has neither is only **described**: the catalogue says what it means and which class, with which
      test, implements it. Articles 1 to 3 of the Laws apply as a whole (E04 1.1); [those of the Laws](laws-coverage.md) are covered there.
      The cases themselves, and the files of the classes, are in the concordance: the page "The concordance of E04 and code" of the site,
      and `cli/target/concordance/online.md` after `mvn verify`.
      """;

  private final LawsCoverage coverage;
  private final String heading;

  LawsCoverageText(LawsCoverage coverage, String heading) {
    this.coverage = coverage;
    this.heading = heading;
  }

  /// The whole document.
  String document() {
    List<Provision> provisions = coverage.provisions();
    return Stream.of(
            Stream.of(heading),
            counts(),
            Stream.of("", covered(provisions)),
            Stream.of(
                "", "## Computed and recorded", "", columns("covered by", "classes", "cases")),
            provisions.stream().filter(Provision::isApplied).map(this::applied),
            Stream.of("", "## Left to people", "", columns("why a program can do no more")),
            provisions.stream().filter(each -> !each.isApplied()).map(this::left))
        .flatMap(lines -> lines)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private String covered(List<Provision> provisions) {
    Map<String, Long> counts =
        provisions.stream()
            .filter(Provision::isApplied)
            .collect(Collectors.groupingBy(this::how, TreeMap::new, Collectors.counting()));
    return counts.entrySet().stream()
        .map(each -> each.getKey() + ": " + each.getValue())
        .collect(Collectors.joining("; ", "Computed and recorded, all editions together: ", "."));
  }

  private Stream<String> counts() {
    String kinds =
        Arrays.stream(Provision.Kind.values())
            .map(kind -> word(kind.name()))
            .collect(Collectors.joining(" | "));
    return Stream.concat(
        Stream.of("| edition | " + kinds + " |", "|---".repeat(5) + "|"),
        coverage.books().stream().map(LawsCoverageText::count));
  }

  private static String count(Edition edition) {
    return "| "
        + edition
        + " | "
        + Arrays.stream(Provision.Kind.values())
            .map(kind -> edition.provisions().stream().filter(each -> each.kind() == kind).count())
            .map(String::valueOf)
            .collect(Collectors.joining(" | "))
        + " |";
  }

  private String columns(String... last) {
    String years = coverage.books().stream().map(Edition::year).collect(Collectors.joining(" | "));
    return "| provision | kind | "
        + years
        + " | "
        + String.join(" | ", last)
        + " |\n"
        + "|---".repeat(2 + coverage.books().size() + last.length)
        + "|";
  }

  private String applied(Provision provision) {
    int cases = coverage.cases(provision).size();
    return row(provision)
        + " | "
        + how(provision)
        + " | "
        + String.join(", ", classes(provision))
        + " | "
        + (cases == 0 ? "" : cases)
        + " |";
  }

  private String how(Provision provision) {
    boolean code = !coverage.classes(provision).isEmpty();
    boolean cases = !coverage.cases(provision).isEmpty();
    return code && cases ? "code, cases" : code ? "code" : cases ? "cases" : "**described**";
  }

  /// The code behind a provision; if it is only described here, the class that implements it and
  /// its test.
  private Set<String> classes(Provision provision) {
    return coverage.isCovered(provision)
        ? coverage.classes(provision).stream()
            .map(type -> type.substring(type.lastIndexOf('.') + 1))
            .collect(Collectors.toCollection(TreeSet::new))
        : provision
            .elsewhere()
            .map(elsewhere -> Set.of(elsewhere.type() + " (" + elsewhere.test() + ")"))
            .orElse(Set.of());
  }

  private String left(Provision provision) {
    return row(provision) + " | " + provision.limit() + " |";
  }

  private String row(Provision provision) {
    return "| "
        + provision.name()
        + " | "
        + word(provision.kind().name())
        + " | "
        + numbers(provision);
  }

  private String numbers(Provision provision) {
    return coverage.books().stream()
        .map(edition ->
            edition.provision(provision.name()).map(LawsCoverageText::number).orElse("–"))
        .collect(Collectors.joining(" | "));
  }

  private static String number(Provision provision) {
    String numbers =
        provision.articles().stream().map(Article::number).collect(Collectors.joining(", "));
    return (provision.inferred() ? "~" : "") + numbers;
  }

  private static String word(String constant) {
    return constant.toLowerCase(Locale.ROOT);
  }
}
