package org.jadoube.architecture;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.architecture.RuleTakenOut.Shown;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.testing.Repository;

/// The concordance of Laws and code: from each provision that the program applies to the classes
/// that do so, and to the cases that fail without it. Its half a megabyte says little that the
/// sources do not, so it is written into [#DIRECTORY], where the site finds it, and not kept.
record Concordance(LawsCoverage coverage, String title) {
  static final Path DIRECTORY = Path.of("cli/target/concordance");

  private static final String HEADING =
      """

      Under each provision that the program applies: its numbers, what it says, in our words, the
      classes whose code uses it, and the cases of [`spec/`](../../../spec/README.md) that fail once it is taken out.
      """;

  /// Writes the whole document.
  void write(String name) throws IOException {
    Path directory = Files.createDirectories(Repository.root().resolve(DIRECTORY));
    Files.writeString(directory.resolve(name), document());
  }

  /// The whole document.
  String document() {
    List<String> parts = new ArrayList<>(List.of("# " + title + "\n" + HEADING));
    String chapter = "";
    for (Provision provision : coverage.provisions()) {
      if (provision.isApplied()) {
        String next = chapter(provision.article());
        if (!next.equals(chapter)) {
          parts.add("## " + next + "\n");
          chapter = next;
        }
        parts.add(section(provision));
      }
    }
    return String.join("\n", parts);
  }

  /// `Article 4`, or `Appendix A` with a letter for its number.
  private static String chapter(Article article) {
    String first = article.number().split("\\.", -1)[0];
    return (Character.isDigit(first.charAt(0)) ? "Article " : "Appendix ") + first;
  }

  private String section(Provision provision) {
    List<String> lines = new ArrayList<>();
    lines.add("### " + provision.name());
    lines.add("");
    lines.add(numbers(provision) + ".");
    lines.add(provision.gist());
    lines.add("");
    lines.add("Code: " + String.join(", ", code(provision)) + ".");
    List<Shown> cases = coverage.cases(provision);
    if (!cases.isEmpty()) {
      lines.add("");
      cases.forEach(shown -> lines.add("- " + linked(shown)));
    }
    lines.add("");
    return String.join("\n", lines);
  }

  private String numbers(Provision provision) {
    return coverage.books().reversed().stream()
        .flatMap(edition ->
            edition.provision(provision.name()).stream().map(each -> number(edition, each)))
        .collect(joining("; "));
  }

  private static String number(Edition edition, Provision provision) {
    return edition
        + ": "
        + provision.articles().stream().map(Article::number).collect(joining(", "));
  }

  private Set<String> code(Provision provision) {
    Set<String> links = new TreeSet<>();
    coverage.classes(provision).forEach(type -> links.add(linked(type)));
    provision
        .elsewhere()
        .filter(_ -> !coverage.isCovered(provision))
        .ifPresent(elsewhere ->
            links.add(
                linked("org.jadoube." + elsewhere.type())
                    + ", tested by `"
                    + elsewhere.test()
                    + "`"));
    return links.isEmpty() ? Set.of("none; the cases alone show it") : links;
  }

  /// The class, with a link to its source.
  private static String linked(String type) {
    String module = type.split("\\.", -1)[2];
    return String.format(
        Locale.ROOT,
        "[%s](../../../%s)",
        type.substring(type.lastIndexOf('.') + 1),
        there(Path.of(module, "src/main/java", type.replace('.', '/') + ".java")));
  }

  /// The case, with a link to its file; the site has a heading for each.
  private static String linked(Shown shown) {
    Path cases = Path.of("spec/cases", shown.file());
    Path incidents = Path.of("spec/incidents", shown.file());
    Path file = Files.exists(Repository.root().resolve(cases)) ? cases : incidents;
    return String.format(
        Locale.ROOT, "[%s](../../../%s#%s)", shown.name(), there(file), anchor(shown.name()));
  }

  private static Path there(Path file) {
    if (!Files.exists(Repository.root().resolve(file))) {
      throw new IllegalStateException("there is no " + file);
    }
    return file;
  }

  /// As GitHub makes anchors of headings.
  private static String anchor(String heading) {
    return heading
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}\\s_-]", "")
        .replace(' ', '-');
  }
}
