package org.jadoube.cli.laws;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.search.SideBySide;

/// The numbers of provisions in every edition, side by side.
final class Concordance {
  private static final int NUMBER_WIDTH = 12;
  private static final int NAME_WIDTH = 36;
  private static final String INFERRED = "~";
  private static final List<String> LEGEND =
      List.of(
          "",
          INFERRED
              + " inferred, mostly from the next edition, because the text of this edition"
              + " has no numbers.");

  private Concordance() {}

  /// A line with the years, one for each provision, and a legend if any number has a tilde.
  static Stream<String> lines(List<Provision> provisions) {
    List<Edition> books = SideBySide.books(provisions);
    String years =
        books.stream().map(edition -> cell(edition.year())).collect(Collectors.joining());
    return Stream.of(
            Stream.of(name("") + years.stripTrailing()),
            provisions.stream().map(provision -> line(provision, books)),
            provisions.stream().anyMatch(Concordance::isInferredAnywhere)
                ? LEGEND.stream()
                : Stream.<String>empty())
        .flatMap(lines -> lines);
  }

  private static boolean isInferredAnywhere(Provision provision) {
    return Edition.all().stream()
        .flatMap(edition -> edition.provision(provision.name()).stream())
        .anyMatch(Provision::inferred);
  }

  private static String line(Provision provision, List<Edition> books) {
    String numbers =
        books.stream()
            .map(
                edition -> edition.provision(provision.name()).map(Concordance::number).orElse("–"))
            .map(Concordance::cell)
            .collect(Collectors.joining());
    return name(provision.name()) + numbers.stripTrailing();
  }

  private static String number(Provision provision) {
    return (provision.inferred() ? INFERRED : "") + provision.article();
  }

  private static String name(String name) {
    return String.format(Locale.ROOT, "%-" + NAME_WIDTH + "s", name);
  }

  private static String cell(String number) {
    return String.format(Locale.ROOT, "%-" + NUMBER_WIDTH + "s", number);
  }
}
