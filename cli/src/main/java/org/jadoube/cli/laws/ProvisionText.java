package org.jadoube.cli.laws;

import static java.util.stream.Collectors.joining;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Term;

/// A provision or a term of the glossary as lines of text.
final class ProvisionText {
  private static final String INDENT = "    ";

  private ProvisionText() {}

  /// Its numbers, name, status and text, and why a program can do no more.
  static Stream<String> lines(Provision provision) {
    return Stream.concat(
        Stream.of("", head(provision), INDENT + provision.gist()),
        Stream.of(provision.limit()).filter(limit -> !limit.isEmpty()).map(INDENT::concat));
  }

  /// A term, where the Laws first use it, and its meaning.
  static Stream<String> lines(Term term) {
    String place = term.firstUsed().map(article -> "  (" + article + ")").orElse("");
    return Stream.of("", term.name() + place + "  glossary", INDENT + term.meaning());
  }

  private static String head(Provision provision) {
    return articles(provision)
        + "  "
        + provision.name()
        + "  "
        + provision.kind().name().toLowerCase(Locale.ROOT);
  }

  private static String articles(Provision provision) {
    String numbers = provision.articles().stream().map(Article::number).collect(joining(", "));
    return provision.inferred() ? numbers + " (inferred)" : numbers;
  }

  /// More about a provision: its number in every edition, and notes on the texts.
  static Stream<String> details(Provision provision) {
    Stream<String> numbers =
        Edition.all().stream()
            .map(edition -> INDENT + edition + "  " + numbers(edition, provision.name()));
    Stream<String> notes = provision.notes().stream().map(note -> INDENT + "Note: " + note);
    return Stream.of(Stream.of(""), numbers, notes).flatMap(lines -> lines);
  }

  private static String numbers(Edition edition, String name) {
    return edition.provision(name).map(ProvisionText::withParameters).orElse("none");
  }

  private static String withParameters(Provision provision) {
    String parameters =
        provision.parameters().entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(each -> each.getKey() + " " + each.getValue())
            .collect(joining(", "));
    return articles(provision) + (parameters.isEmpty() ? "" : "  (" + parameters + ")");
  }
}
