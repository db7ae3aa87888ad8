package org.jadoube.cli.audit;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jadoube.audit.Audit;
import org.jadoube.audit.Summary;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.cli.archive.ArchiveArguments;
import org.jadoube.cli.shell.EditionOption;
import org.jadoube.cli.shell.Exit;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.shell.WholeNumber;
import org.jadoube.laws.edition.Edition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Holds archives against the Laws.
@Command(
    name = "audit",
    mixinStandardHelpOptions = true,
    header = "Hold archives of games against the Laws.",
    description = {
      "Reads every game of the files, replays it, and reports what cannot be read, moves that are not"
          + " legal and why, play that went on after the Laws had ended the game, results that the last"
          + " position contradicts, and draws that could have been claimed.",
      "A game is judged by the Laws of its date: of Date, else UTCDate, else EventDate. Where an"
          + " incomplete date leaves several editions possible, only that is reported on which they"
          + " agree; without a date it is the newest edition.",
      "Exit code 0 if nothing was found, 1 if something was, 2 if a file could not be read."
    },
    footer = {
      "",
      "Kinds of findings:",
      "  unreadable, illegal-move, ambiguous-move, played-on, contradicted-result,",
      "  differing-results, impossible-win, malformed; claimable-draw, which only informs",
      "",
      "For instance:",
      "  jadoube audit games.pgn.zst",
      "  jadoube audit --ignore claimable-draw --format csv *.pgn > findings.csv",
      "  curl -s https://example.org/games.pgn | jadoube audit --edition 2018 -"
    })
public final class AuditCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(
      names = "--edition",
      paramLabel = "YEAR",
      converter = EditionOption.Converter.class,
      description =
          "The edition of the Laws for all games: 2005, 2009, 2014, 2018 or 2023; if not given, for"
              + " each game the one in force on its date.")
  private Optional<Edition> edition = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "text|json|csv",
      defaultValue = "text",
      description = "How findings are written (default: text).")
  private AuditFormat.Name format;

  @Option(
      names = "--threads",
      converter = WholeNumber.Threads.class,
      paramLabel = "N",
      description =
          "How many games are judged side by side; as many as there are processors if not given.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--ignore",
      paramLabel = "KIND",
      split = ",",
      converter = KindConverter.class,
      description = "Kinds of findings to leave out, separated by commas.")
  private Set<FindingKind> ignored = Set.of();

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "PGN, also compressed by gzip, bzip2 or Zstandard; '-' is standard input.")
  private List<String> files;

  public AuditCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    AuditReport report = new AuditReport(format(), ignored, streams);
    boolean allRead = true;
    report.begin();
    for (String file : files) {
      allRead &= audit(file, report);
    }
    report.end();
    int found = report.summary().count() > 0 ? Exit.FOUND : Exit.DONE;
    return allRead ? found : Exit.MISUSE;
  }

  private AuditFormat format() {
    return switch (format) {
      case TEXT -> new AuditText();
      case JSON -> new AuditJson(edition);
      case CSV -> new AuditCsv();
    };
  }

  private boolean audit(String file, AuditReport report) {
    Optional<Archive> opened = ArchiveArguments.open(file, streams);
    if (opened.isEmpty()) {
      return false;
    }
    try (Archive archive = opened.get()) {
      Audit audit = edition.map(Audit::under).orElseGet(Audit::byDate);
      Summary summary = audit.on(threads).of(archive, report.of(archive));
      ArchiveArguments.remarkIfEmpty(file, summary.games(), streams);
      report.add(summary);
      return true;
    } catch (IOException e) {
      return ArchiveArguments.complain(file, e, streams);
    }
  }
}
