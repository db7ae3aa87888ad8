package org.jadoube.cli.lint;

import java.io.IOException;
import java.util.List;
import java.util.function.LongPredicate;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.batch.ParallelBatches;
import org.jadoube.cli.archive.ArchiveArguments;
import org.jadoube.cli.archive.ArchiveProgress;
import org.jadoube.cli.archive.Letters;
import org.jadoube.cli.archive.ReadAs;
import org.jadoube.cli.archive.Where;
import org.jadoube.cli.shell.Streams;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.rewriting.PgnLanguages;
import org.jadoube.wire.Json;

/// Lists the faults of one file, in the order of the file.
public final class Linting implements ParallelBatches.Delivery<List<Lint.Result>> {
  private final Archive archive;
  private final ArchiveProgress progress;
  private final Streams streams;
  private final Where where;
  private final boolean json;
  private long games;
  private long count;

  /// @param where the games to check
  /// @param json whether remarks are JSON objects
  public Linting(
      Archive archive, ArchiveProgress progress, Streams streams, Where where, boolean json) {
    this.archive = archive;
    this.progress = progress;
    this.where = where;
    this.streams = streams;
    this.json = json;
  }

  /// Reads all games of the archive.
  ///
  /// @throws IOException if it cannot be read
  public void run(Letters letters, int threads) throws IOException {
    try {
      new ParallelBatches<>(
              threads, batch -> letters.parts(batch).stream().map(this::linted).toList(), this)
          .run(archive.text());
    } finally {
      progress.end(archive, games);
    }
    ReadAs.of(archive).filter(ReadAs::departs).ifPresent(this::write);
    ArchiveArguments.remarkIfEmpty(archive.name(), games, streams);
  }

  private Lint.Result linted(PgnLanguages.Part part) {
    PgnBatch games = part.games();
    LongPredicate wanted = where.in(games, part.language());
    return part.strange()
        .map(fault -> strange(fault, wanted))
        .orElseGet(() -> Lint.of(games, part.language(), wanted));
  }

  /// The result for a single game in unknown letters.
  private static Lint.Result strange(PgnFault fault, LongPredicate wanted) {
    Remark remark = new Remark(1, fault.line(), fault.column(), fault.sentence());
    return new Lint.Result(1, wanted.test(1) ? List.of(remark) : List.of());
  }

  /// How many remarks there were.
  public long count() {
    return count;
  }

  private void write(List<Remark> remarks) {
    count += remarks.size();
    if (!remarks.isEmpty()) {
      progress.between(() -> remarks.forEach(this::write));
    }
  }

  private void write(ReadAs encoding) {
    count++;
    progress.between(() -> streams.out().println(json ? object(encoding) : encoding.remark()));
  }

  private void write(Remark remark) {
    streams
        .out()
        .println(json ? remark.object(archive.name(), games) : remark.in(archive.name(), games));
  }

  private static String object(ReadAs encoding) {
    return Json.object(
        "file",
        encoding.file(),
        "line",
        encoding.recoded().firstLine(),
        "column",
        1,
        "message",
        encoding.message());
  }

  @Override
  public boolean take(List<Lint.Result> results) {
    for (Lint.Result result : results) {
      write(result.remarks());
      games += result.games();
    }
    progress.at(archive, games);
    return !streams.isClosed();
  }
}
