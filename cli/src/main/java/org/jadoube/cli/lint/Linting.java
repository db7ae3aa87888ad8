package org.jadoube.cli.lint;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jadoube.audit.batch.SideBySide;
import org.jadoube.cli.archive.ArchiveArguments;
import org.jadoube.cli.archive.Letters;
import org.jadoube.cli.shell.Streams;

/// Lists what is wrong with one file, in the order of the file.
public final class Linting implements SideBySide.Delivery<List<Lint.Result>> {
  private final String file;
  private final Streams streams;
  private final Predicate<Supplier<Map<String, String>>> wanted;
  private long games;
  private long count;

  /// @param wanted whether to check a game with these tags
  public Linting(String file, Streams streams, Predicate<Supplier<Map<String, String>>> wanted) {
    this.wanted = wanted;
    this.file = file;
    this.streams = streams;
  }

  /// Reads all games of `pgn`.
  ///
  /// @throws IOException if it cannot be read
  public void run(InputStream pgn, Letters letters, int threads) throws IOException {
    new SideBySide<>(
            threads,
            batch ->
                letters.parts(batch).stream()
                    .map(part -> Lint.of(part.games(), part.language(), wanted))
                    .toList(),
            this)
        .run(pgn);
    ArchiveArguments.remarkIfEmpty(file, games, streams);
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
