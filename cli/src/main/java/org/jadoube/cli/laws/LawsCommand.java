package org.jadoube.cli.laws;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.cli.shell.EditionOption;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.HouseRulesFile;
import org.jadoube.cli.shell.Streams;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.search.ProvisionSearch;
import org.jadoube.laws.regulations.HouseRules;
import org.jadoube.notation.Language;
import org.jadoube.web.ask.HouseRulesAnswer;
import org.jadoube.web.ask.LawAnswer;
import org.jadoube.web.provision.LawSearch;
import org.jadoube.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Shows the provisions of the Laws.
@Command(
    name = "laws",
    mixinStandardHelpOptions = true,
    header = "Show the provisions of the Laws and how the program implements each.",
    description = {
      "Without arguments, shows all provisions of an edition and its glossary. With an"
          + " Article, in any spelling, shows it and everything below it. With the name of a rule"
          + " or other words, as a question or misspelt, too, shows the provisions and terms about"
          + " them, the best first. Where other editions"
          + " say something else, or nothing, that is shown, too. A single provision is shown with its"
          + " number in every edition.",
      "With --check, reads an event's house rules and shows their clauses, or every fault with its"
          + " line and column and exit code 1."
    },
    footer = {
      "",
      "How the program implements a provision:",
      "  computed    works it out",
      "  recorded    records what players and arbiters do about it, and the consequences",
      "  discretion  asks the arbiter",
      "  physical    beyond any program",
      "",
      "A number such as ~9.2b in the concordance, or '9.2b (inferred)', is inferred, mostly"
          + " from the next edition, because the text of 2005 has no numbers.",
      "",
      "Examples:",
      "  jadoube laws 9.2",
      "  jadoube laws --edition 2014 stalemate",
      "  jadoube laws how many illegal moves",
      "  jadoube laws --concordance touched",
      "  jadoube laws --check docs/house-rules/federation.rules"
    })
public final class LawsCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(
      names = "--edition",
      paramLabel = "YEAR",
      converter = EditionOption.Converter.class,
      completionCandidates = EditionOption.Years.class,
      description =
          "Search this edition only, or E04, the regulations for games online:"
              + " ${COMPLETION-CANDIDATES}. The default is all of them, the newest first.")
  private Optional<Edition> edition = Optional.empty();

  @Option(
      names = "--concordance",
      description = "Show one line per provision, with its number in every edition.")
  private boolean concordance;

  @Option(
      names = "--check",
      paramLabel = "FILE",
      description = "Check house rules, as docs/house-rules.md describes them.")
  private Optional<String> check = Optional.empty();

  @Option(names = "--json", description = "Write the answer as a JSON object.")
  private boolean json;

  @Parameters(
      paramLabel = "ARTICLE|RULE|WORD",
      arity = "0..*",
      description = "What to look for: 9.2.1, 5.2b, A.4; FLAG_FALL; repetition.")
  private List<String> words = List.of();

  public LawsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (check.isPresent()) {
      return check(new HouseRulesFile(check.get()));
    }
    String query = String.join(" ", words);
    if (json) {
      return write(query);
    }
    Optional<LawSearch.InBook> found = LawSearch.inOneBook(query, edition, Language.ENGLISH);
    found.ifPresent(each -> show(each.book(), each.found()).forEach(streams.out()::println));
    return found.isPresent() ? ExitCode.DONE : nothing(query);
  }

  private int check(HouseRulesFile file) {
    try {
      HouseRules.Reading reading = file.read();
      lines(file, reading).forEach(streams.out()::println);
      return reading.rules().isPresent() ? ExitCode.DONE : ExitCode.FOUND;
    } catch (HouseRulesFile.UnreadableFile unreadable) {
      streams.err().println("jadoube laws: " + unreadable.getMessage());
      return ExitCode.MISUSE;
    }
  }

  private Stream<String> lines(HouseRulesFile file, HouseRules.Reading reading) {
    return json
        ? Stream.of(Json.write(HouseRulesAnswer.of(reading)))
        : Stream.concat(
            file.messages(reading.faults()).stream(),
            reading.rules().stream().flatMap(HouseRulesText::lines));
  }

  private int write(String query) {
    Optional<LawAnswer> answer = LawAnswer.to(query, edition, Language.ENGLISH);
    answer.ifPresent(found -> streams.out().println(Json.write(found)));
    return answer.isPresent() ? ExitCode.DONE : nothing(query);
  }

  private int nothing(String query) {
    streams
        .err()
        .println("jadoube laws: nothing found for '" + query + "'" + elsewhere(query) + ".");
    LawSearch.nearest(query, Language.ENGLISH)
        .forEach(each -> streams.err().println("  Perhaps: " + each.text()));
    return ExitCode.FOUND;
  }

  /// The other editions that have a provision with that name or number.
  private String elsewhere(String query) {
    String others =
        Edition.books().stream()
            .filter(each -> edition.isPresent() && !ProvisionSearch.in(each, query).isEmpty())
            .map(Edition::year)
            .collect(Collectors.joining(", "));
    return others.isEmpty() ? "" : " in that edition, but in " + others;
  }

  private static String heading(Edition edition) {
    return Edition.all().contains(edition)
        ? edition.name() + ", in force from " + edition.inForceFrom()
        : edition.name() + ", text of " + edition.inForceFrom();
  }

  private Stream<String> show(Edition edition, ProvisionSearch found) {
    return concordance
        ? Concordance.lines(found.provisions())
        : Stream.concat(Stream.of(heading(edition)), text(found));
  }

  private static Stream<String> text(ProvisionSearch found) {
    Stream<String> provisions =
        found.provisions().size() == 1
            ? found.provisions().stream().flatMap(LawsCommand::alone)
            : found.provisions().stream().flatMap(LawsCommand::amongOthers);
    return Stream.concat(provisions, found.terms().stream().flatMap(ProvisionText::lines));
  }

  private static Stream<String> alone(Provision provision) {
    return Stream.concat(ProvisionText.lines(provision), ProvisionText.details(provision));
  }

  private static Stream<String> amongOthers(Provision provision) {
    return Stream.concat(ProvisionText.lines(provision), ProvisionText.elsewhere(provision));
  }
}
