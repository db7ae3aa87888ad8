package org.jadoube.cli.stats;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.batch.ParallelBatches;
import org.jadoube.audit.query.Query;
import org.jadoube.audit.statistics.BatchCount;
import org.jadoube.audit.statistics.Statistics;
import org.jadoube.cli.archive.ArchiveArguments;
import org.jadoube.cli.archive.ArchiveParameters;
import org.jadoube.cli.archive.ArchiveProgress;
import org.jadoube.cli.archive.Where;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.shell.WholeNumber;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Describes the contents of archives.
@Command(
    name = "stats",
    mixinStandardHelpOptions = true,
    header = "Show at a glance what archives of games contain.",
    description = {
      "Counts the games of all files together: results, lengths, years, time controls, ratings,"
          + " players, first moves, and how games ended by the Laws in force on their dates."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube stats games.pgn.zst",
      "  jadoube stats --where 'player=Karpov and Date=1975..1985' games.pgn",
      "  jadoube stats --json *.pgn"
    })
public final class StatsCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(names = "--json", description = "Write one JSON object instead of text.")
  private boolean json;

  @Option(
      names = "--top",
      paramLabel = "N",
      defaultValue = "10",
      converter = WholeNumber.Count.class,
      description = "How many players, first moves and years to list (default: 10).")
  private int top;

  @Mixin private Where where = new Where();

  @Mixin private ArchiveParameters archives = new ArchiveParameters();

  public StatsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Statistics all = new Statistics();
    ArchiveProgress progress = new ArchiveProgress(archives.storedBytes(), streams);
    boolean done = true;
    for (String file : archives.files()) {
      done &=
          ArchiveArguments.read(
              file, archives.decoding(), streams, archive -> count(archive, all, progress));
    }
    where.report(streams.err());
    streams.out().print(json ? StatsJson.of(all, top) + "\n" : new StatsText(top).of(all));
    streams.out().flush();
    return done ? ExitCode.DONE : ExitCode.MISUSE;
  }

  private void count(Archive archive, Statistics all, ArchiveProgress progress) throws IOException {
    Query query = where.query();
    long before = all.games();
    try {
      count(archive, query, all, progress, before);
    } finally {
      progress.end(archive, all.games() - before);
    }
    if (query.isAll()) {
      ArchiveArguments.remarkIfEmpty(archive.name(), all.games() - before, streams);
    }
  }

  private void count(
      Archive archive, Query query, Statistics all, ArchiveProgress progress, long before)
      throws IOException {
    new ParallelBatches<>(
            archives.threads(),
            batch -> BatchCount.of(batch, query),
            counted -> {
              all.add(counted.games());
              where.add(counted.doubts());
              progress.at(archive, all.games() - before);
              return true;
            })
        .run(archive.text());
  }
}
