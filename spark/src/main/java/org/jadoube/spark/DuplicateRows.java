package org.jadoube.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.schema.MessageType;
import org.jadoube.audit.finding.FindingColumn;
import org.jspecify.annotations.Nullable;

/// The rows of findings about the games of a split that were there before, in the order of the
/// games.
final class DuplicateRows implements AutoCloseable {
  private final MessageType schema = Table.FINDINGS.schema();
  private final List<Duplicate> duplicates;
  private final @Nullable ParquetReader<Group> candidates;
  private int next;

  DuplicateRows(Output output, Split split, List<Duplicate> duplicates, Configuration hadoop)
      throws IOException {
    this.duplicates = duplicates;
    candidates =
        duplicates.isEmpty() ? null : Table.reader(output.rows(split, Table.CANDIDATES), hadoop);
  }

  boolean hasNext() {
    return next < duplicates.size();
  }

  /// The next rows, as far as they are about games with smaller numbers.
  List<Group> before(long game) throws IOException {
    List<Group> rows = new ArrayList<>();
    while (hasNext() && duplicates.get(next).game() < game) {
      Duplicate duplicate = duplicates.get(next++);
      rows.add(duplicate.row(candidate(duplicate), schema));
    }
    return rows;
  }

  private Group candidate(Duplicate duplicate) throws IOException {
    while (candidates != null) {
      Group row = candidates.read();
      if (row == null || row.getLong(FindingColumn.GAME.title(), 0) == duplicate.game()) {
        return row == null ? missing(duplicate) : row;
      }
    }
    return missing(duplicate);
  }

  private static Group missing(Duplicate duplicate) throws IOException {
    throw new IOException("no candidate is the game " + duplicate);
  }

  @Override
  public void close() throws IOException {
    if (candidates != null) {
      candidates.close();
    }
  }
}
