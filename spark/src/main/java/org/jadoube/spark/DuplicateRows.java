package org.jadoube.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.schema.MessageType;
import org.jadoube.audit.finding.PlacedFinding;
import org.jspecify.annotations.Nullable;

/// The rows of findings about a split's games that occurred before, in the order of the games, with
/// their final numbers.
final class DuplicateRows implements AutoCloseable {
  private final MessageType schema = ParquetOutput.FINDINGS.schema();
  private final RowNumbering.Place split;
  private final List<Duplicate> duplicates;
  private final @Nullable ParquetReader<Group> candidates;
  private int next;

  DuplicateRows(
      Output output, RowNumbering.Place split, List<Duplicate> duplicates, Configuration hadoop)
      throws IOException {
    this.split = split;
    this.duplicates = duplicates;
    candidates =
        duplicates.isEmpty()
            ? null
            : ParquetOutput.reader(output.rows(split.split(), ParquetOutput.CANDIDATES), hadoop);
  }

  boolean hasNext() {
    return next < duplicates.size();
  }

  /// The next rows about games with smaller numbers.
  List<Group> before(long game) throws IOException {
    List<Group> rows = new ArrayList<>();
    while (hasNext() && duplicates.get(next).game() < game) {
      Duplicate duplicate = duplicates.get(next++);
      PlacedFinding found = duplicate.at(Keyed.place(candidate(duplicate), split));
      rows.add(ParquetOutput.FINDINGS.row(schema, found));
    }
    return rows;
  }

  private Group candidate(Duplicate duplicate) throws IOException {
    while (candidates != null) {
      Group row = candidates.read();
      if (row == null || Keyed.game(row) == duplicate.game()) {
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
