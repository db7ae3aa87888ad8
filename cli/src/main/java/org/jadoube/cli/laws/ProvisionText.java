package org.jadoube.cli.laws;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Term;
import org.jadoube.laws.edition.search.SideBySide;

/// A provision or a term of the glossary as lines of text.
final class ProvisionText {
  private static final String INDENT = "    ";
  private static final String NOTHING = "No such provision.";

  private ProvisionText() {}

  /// Its numbers, name, status and text, and the reason why a program can do no more.
  static Stream<String> lines(Provision provision) {
    return Stream.concat(
        Stream.of("", head(provision), INDENT + provision.gist()),
        Stream.of(provision.limit()).filter(limit -> !limit.isEmpty()).map(INDENT::concat));
  }

  /// The texts of other editions where they differ, and which of them say nothing: "2005, 2009: …".
  static Stream<String> elsewhere(Provision provision) {
    Map<String, List<String>> years = new LinkedHashMap<>();
    for (Edition each : SideBySide.books(List.of(provision))) {
      String gist = each.provision(provision.name()).map(Provision::gist).orElse(NOTHING);
      years.computeIfAbsent(gist, _ -> new ArrayList<>()).add(each.year());
    }
    years.remove(provision.gist());
    return years.entrySet().stream()
        .map(each -> INDENT + String.join(", ", each.getValue()) + ": " + each.getKey());
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

  /// More about a provision: its number in every edition, their texts where they may differ, and
  /// notes.
  static Stream<String> details(Provision provision) {
    Stream<String> editions =
        SideBySide.books(List.of(provision)).stream().flatMap(each -> in(each, provision.name()));
    Stream<String> notes = provision.notes().stream().map(note -> INDENT + "Note: " + note);
    return Stream.of(Stream.of(""), editions, notes).flatMap(lines -> lines);
  }

  private static Stream<String> in(Edition edition, String name) {
    String place = INDENT + edition + "  ";
    return edition
        .provision(name)
        .map(provision ->
            Stream.concat(Stream.of(place + articles(provision)), differences(provision)))
        .orElseGet(() -> Stream.of(place + "none"));
  }

  private static Stream<String> differences(Provision provision) {
    return Stream.of(provision)
        .filter(each -> !each.parameters().isEmpty())
        .map(each -> INDENT + INDENT + each.gist());
  }
}
