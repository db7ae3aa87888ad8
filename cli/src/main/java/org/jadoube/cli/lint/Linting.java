package org.jadoube.cli.lint;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.LongPredicate;
import org.jadoube.audit.batch.SideBySide;
import org.jadoube.cli.archive.ArchiveArguments;
import org.jadoube.cli.archive.Letters;
import org.jadoube.cli.archive.Where;
import org.jadoube.cli.shell.Streams;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.rewriting.PgnLanguages;

/// Lists what is wrong with one file, in the order of the file.
public final class Linting implements SideBySide.Delivery<List<Lint.Result>> {
  private final String file;
  private final Streams streams;
  private final Where where;
  private long games;
  private long count;

  /// @param where which games to check
  public Linting(String file, Streams streams, Where where) {
    this.where = where;
    this.file = file;
    this.streams = streams;
  }

  /// Reads all games of `pgn`.
  ///
  /// @throws IOException if it cannot be read
  public void run(InputStream pgn, Letters letters, int threads) throws IOException {
    new SideBySide<>(
            threads, batch -> letters.parts(batch).stream().map(this::linted).toList(), this)
        .run(pgn);
    ArchiveArguments.remarkIfEmpty(file, games, streams);
  }

  private Lint.Result linted(PgnLanguages.Part part) {
    PgnBatch games = part.games();
    LongPredicate wanted = where.in(games, part.language());
    return part.strange()
        .map(fault -> strange(fault, wanted))
        .orElseGet(() -> Lint.of(games, part.language(), wanted));
  }

  /// A single game in letters that nobody knows.
  private static Lint.Result strange(PgnFault fault, LongPredicate wanted) {
    Remark remark = new Remark(1, fault.line(), fault.column(), fault.sentence());
    return new Lint.Result(1, wanted.test(1) ? List.of(remark) : List.of());
  }

  /// How many remarks there were.
  public long count() {
    return count;
  }

  @Override
  public boolean take(List<Lint.Result> results) {
    for (Lint.Result result : results) {
      result.remarks().forEach(remark -> streams.out().println(remark.in(file, games)));
      count += result.remarks().size();
      games += result.games();
    }
    return !streams.isClosed();
  }
}
