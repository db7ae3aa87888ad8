package org.jadoube.cli.audit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.audit.Audit;
import org.jadoube.audit.SeenGames;
import org.jadoube.audit.Summary;
import org.jadoube.audit.TournamentsPlayed;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.Severity;
import org.jadoube.audit.terms.AuditTerms;
import org.jadoube.cli.archive.ArchiveArguments;
import org.jadoube.cli.archive.ArchiveParameters;
import org.jadoube.cli.archive.ArchiveProgress;
import org.jadoube.cli.archive.Trouble;
import org.jadoube.cli.archive.Where;
import org.jadoube.cli.audit.page.AuditPage;
import org.jadoube.cli.audit.page.PageTerms;
import org.jadoube.cli.shell.EditionOption;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Memory;
import org.jadoube.cli.shell.Misuse;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.shell.WholeNumber;
import org.jadoube.cli.table.TableFile;
import org.jadoube.laws.edition.Edition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Checks archives against the Laws.
@Command(
    name = "audit",
    mixinStandardHelpOptions = true,
    header = "Check archives of games against the Laws.",
    description = {
      "Replays every game in the files and reports text that cannot be read, illegal moves"
          + " with the reason, play that continued after the game was over, results that"
          + " contradict the final position, a fallen flag or what the record says, draws that"
          + " could have been claimed, and faults of tags, clock times and starts.",
      "A game is judged by the Laws in force on its date: Date, else UTCDate, else"
          + " EventDate. If an incomplete date allows several editions, only what they agree on is"
          + " reported; a game without a date is judged by the newest edition.",
      "Exit code: 0 if nothing was found, or only notes; 1 if errors or warnings were, or what"
          + " --fail-on says; 2 if a file could not be read."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube audit games.pgn.zst",
      "  jadoube audit --facts games.parquet games.pgn.zst",
      "  jadoube audit --ignore claimable-draw --format csv *.pgn > findings.csv",
      "  curl -s https://example.org/games.pgn | jadoube audit --edition 2018 -"
    })
public final class AuditCommand implements Callable<Integer> {
  /// Options that make a difference to what is found.
  private static final Set<String> FINDING =
      Set.of(
          "--edition",
          "--ignore",
          "--severity",
          "--where",
          "--duplicates",
          "--tournaments",
          "--draw-after",
          "--online-e04");

  private final Streams streams;

  @Option(
      names = "--edition",
      paramLabel = "YEAR",
      converter = EditionOption.Converter.class,
      completionCandidates = EditionOption.Years.class,
      description =
          "The edition of the Laws for all games, or E04: ${COMPLETION-CANDIDATES} (default: for"
              + " each game, the edition in force on its date).")
  private Optional<Edition> edition = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "text|json|csv",
      defaultValue = "text",
      description = "The format of the findings (default: text).")
  private AuditFormat.Name format;

  @Option(names = "--json", description = "As --format json.")
  private boolean json;

  @Option(
      names = "--ignore",
      paramLabel = "KIND",
      split = ",",
      converter = KindConverter.class,
      description = "Kinds of findings to ignore, separated by commas.")
  private Set<FindingKind> ignored = Set.of();

  @Option(
      names = "--severity",
      paramLabel = "error|warning|note",
      defaultValue = "note",
      description = "Report only findings at least this severe (default: note, all of them).")
  private Severity severity;

  @Option(
      names = "--notes",
      description =
          "Also list notes as text: otherwise they are only counted. JSON, CSV, tables and the page"
              + " always have them.")
  private boolean notes;

  @Option(
      names = "--fail-on",
      paramLabel = "error|warning|note",
      defaultValue = "warning",
      description = "Exit with 1 if anything at least this severe was reported (default: warning).")
  private Severity failing;

  @Mixin private Where where = new Where();

  @Option(
      names = "--duplicates",
      description =
          "Also report games that occur a second time in these files, with the names of the"
              + " players perhaps spelt otherwise, and games that are the beginning of another, as"
              + " broadcasts write them. Games of fewer than ten plies are left out. Takes about"
              + " 250 bytes of memory for each game.")
  private boolean duplicates;

  @Option(
      names = "--tournaments",
      description =
          "At the end, also report round robins in these files with missing games, games too many,"
              + " or players who play twice in a round. Takes about a kilobyte for each game.")
  private boolean tournaments;

  @Option(
      names = "--draw-after",
      paramLabel = "MOVES",
      defaultValue = "0",
      converter = WholeNumber.Moves.class,
      description = "Both players had to make this many moves before they could agree to a draw.")
  private int drawAfter;

  @Option(
      names = "--online-e04",
      description = "Judge games that were played online by FIDE's Online Chess Regulations.")
  private boolean onlineUnderE04;

  @Option(
      names = "--facts",
      paramLabel = "FILE",
      description =
          "Also write the facts about each game to a new file (.csv, .jsonl or .parquet), one row"
              + " per game. The columns are in docs/facts.md.")
  private Optional<Path> facts = Optional.empty();

  @Option(
      names = "--findings",
      paramLabel = "FILE",
      description =
          "Also write the findings to a new file, one row for each, as .csv, .jsonl or"
              + " .parquet. The columns are in docs/findings.md.")
  private Optional<Path> findings = Optional.empty();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Also write a page for people: how often each kind was found, with examples.")
  private Optional<Path> html = Optional.empty();

  @Mixin private ArchiveParameters archives;

  private CommandSpec spec = CommandSpec.create();

  public AuditCommand(Streams streams) {
    this.streams = streams;
  }

  @Spec
  void spec(CommandSpec spec) {
    this.spec = spec;
    String[] examples = AuditCommand.class.getAnnotation(Command.class).footer();
    spec.usageMessage()
        .footer(
            Stream.concat(KindsHelp.lines().stream(), Arrays.stream(examples))
                .toArray(String[]::new));
  }

  @Override
  public Integer call() {
    checkName("--facts", facts);
    checkName("--findings", findings);
    Misuse.refuse(
        json && spec.commandLine().getParseResult().hasMatchedOption("--format"),
        spec,
        "use --json or --format, not both");
    Misuse.refuse(
        tournaments && !where.query().isAll(),
        spec,
        "--tournaments needs all games of an event: leave out --where");
    try (Tables tables = Tables.at(facts, findings)) {
      return audit(tables);
    } catch (IOException | UncheckedIOException e) {
      streams.err().println("jadoube: " + files() + ": cannot be written: " + e.getMessage());
      return ExitCode.MISUSE;
    }
  }

  private void checkName(String option, Optional<Path> path) {
    path.filter(it -> !TableFile.isNamed(it))
        .ifPresent(it ->
            Misuse.refuse(
                true, spec, option + ": '" + it + "' must end in .csv, .jsonl or .parquet"));
  }

  private String files() {
    return Stream.of(facts, findings)
        .flatMap(Optional::stream)
        .map(Path::toString)
        .collect(Collectors.joining(" or "));
  }

  private int audit(Tables tables) {
    Optional<AuditPage> page = html.map(_ -> new AuditPage(terms()));
    ArchiveProgress progress = new ArchiveProgress(archives.storedBytes(), streams);
    AuditReport report =
        new AuditReport(format(), leftOut(), counted(), tables, page, where, progress, streams);
    Optional<TournamentsPlayed> events =
        tournaments
            ? Optional.of(new TournamentsPlayed(TournamentsPlayed.USUAL_GAMES))
            : Optional.empty();
    Optional<SeenGames> seen =
        duplicates ? Optional.of(new SeenGames(remembered())) : Optional.empty();
    Audit games = audit(seen);
    Audit audit = events.map(games::recording).orElse(games);
    boolean done = true;
    report.begin();
    for (String file : archives.files()) {
      done &= audit(file, audit, report);
    }
    events.ifPresent(it -> report.add(it.findings()));
    report.end();
    done &= page.isEmpty() || write(report.page(page.get(), remarks(seen)));
    where.report(streams.err());
    seen.filter(SeenGames::isFull)
        .ifPresent(_ -> streams.err().println("jadoube: " + Memory.forGames(remembered())));
    return !done ? ExitCode.MISUSE : fails(report.summary()) ? ExitCode.FOUND : ExitCode.DONE;
  }

  /// Matters that could not be settled.
  private List<String> remarks(Optional<SeenGames> seen) {
    Stream<String> forgotten =
        seen.filter(SeenGames::isFull).stream()
            .map(_ ->
                "Only the first "
                    + remembered()
                    + " games were remembered, and the others compared with these.");
    return Stream.concat(where.remarks().stream(), forgotten).toList();
  }

  private static int remembered() {
    return SeenGames.mostIn(Memory.most());
  }

  private boolean fails(Summary summary) {
    return summary.findings().keySet().stream()
        .anyMatch(kind -> kind.severity().isAtLeast(failing));
  }

  private PageTerms terms() {
    return new PageTerms(
        archives.files(),
        edition,
        onlineUnderE04,
        !where.query().isAll(),
        leftOut(),
        options(),
        LocalDate.now(ZoneOffset.UTC),
        String.join(" ", spec.root().version()));
  }

  /// The options that make a difference to what is found.
  private List<String> options() {
    return spec.commandLine().getParseResult().matchedOptions().stream()
        .filter(option -> FINDING.contains(option.longestName()))
        .map(AuditCommand::given)
        .toList();
  }

  private static String given(OptionSpec option) {
    String values = String.join(" ", option.originalStringValues());
    return option.typeInfo().isBoolean()
        ? option.longestName()
        : option.longestName() + " " + values;
  }

  /// Whether the page could be written.
  private boolean write(String page) {
    Path path = html.orElseThrow();
    try {
      Files.writeString(path, page);
      return true;
    } catch (IOException e) {
      streams.err().println("jadoube: " + path + ": cannot be written: " + e.getMessage());
      return false;
    }
  }

  private AuditFormat format() {
    return switch (formatName()) {
      case TEXT -> new AuditText(counted());
      case JSON -> new AuditJson(edition);
      case CSV -> new AuditCsv();
    };
  }

  private AuditFormat.Name formatName() {
    return json ? AuditFormat.Name.JSON : format;
  }

  private Set<FindingKind> leftOut() {
    return FindingKind.leftOut(ignored, severity);
  }

  /// Notes are only counted where people read, unless they asked for them.
  private Set<FindingKind> counted() {
    boolean asked = notes || spec.commandLine().getParseResult().hasMatchedOption("--severity");
    return asked || formatName() != AuditFormat.Name.TEXT
        ? Set.of()
        : Arrays.stream(FindingKind.values())
            .filter(FindingKind::informs)
            .collect(Collectors.toSet());
  }

  private Audit audit(Optional<SeenGames> seen) {
    Audit audit =
        edition
            .map(Audit::under)
            .orElseGet(Audit::byDate)
            .on(archives.threads())
            .with(new AuditTerms(drawAfter, onlineUnderE04))
            .where(where.query());
    audit = facts.isPresent() ? audit.withFacts() : audit;
    return seen.map(audit::comparedWith).orElse(audit);
  }

  private boolean audit(String file, Audit audit, AuditReport report) {
    List<Trouble> troubles =
        ArchiveArguments.troubles(
            file, archives.decoding(), streams, archive -> audit(archive, audit, report));
    report.tell(troubles);
    return troubles.isEmpty();
  }

  private void audit(Archive archive, Audit audit, AuditReport report) throws IOException {
    Summary summary;
    try {
      summary = audit.of(archive, report.of(archive));
    } finally {
      report.add(archive);
    }
    if (where.query().isAll()) {
      ArchiveArguments.remarkIfEmpty(archive.name(), summary.games(), streams);
    }
  }
}
