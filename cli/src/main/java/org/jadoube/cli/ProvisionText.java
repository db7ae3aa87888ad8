package org.jadoube.cli;

import static java.util.stream.Collectors.joining;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.Article;
import org.jadoube.laws.Edition;
import org.jadoube.laws.Provision;

/// A provision as lines of text.
final class ProvisionText {
  private ProvisionText() {}

  /// Its numbers, name and status, and what it says.
  static Stream<String> lines(Provision provision) {
    Stream<String> limit =
        provision.limit().isEmpty() ? Stream.empty() : Stream.of("    " + provision.limit());
    return Stream.concat(Stream.of("", head(provision), "    " + provision.gist()), limit);
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

  /// Its numbers in every edition.
  static Stream<String> numbers(Provision provision) {
    Stream<String> lines =
        Edition.all().stream()
            .map(edition -> "    " + edition + "  " + numbers(edition, provision));
    return Stream.concat(Stream.of(""), lines);
  }

  private static String numbers(Edition edition, Provision provision) {
    Optional<Provision> there =
        edition.provisions().stream()
            .filter(each -> each.name().equals(provision.name()))
            .findFirst();
    return there.map(ProvisionText::withParameters).orElse("none");
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
