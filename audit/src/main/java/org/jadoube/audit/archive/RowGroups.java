package org.jadoube.audit.archive;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.domain.Require;

/// A Parquet file of games, as the library that reads it shows it: groups of rows, each of which
/// can be read without those before it.
public interface RowGroups {
  /// A group of rows.
  ///
  /// @param from its first byte in the file
  record RowGroup(long from, long rows) {
    public RowGroup {
      Require.atLeast(0, from, "from");
      Require.atLeast(0, rows, "rows");
    }
  }

  /// Rows, one after another.
  interface Rows extends Closeable {
    /// The next row: values by column, dates and times as such; empty behind the last.
    ///
    /// @throws IOException if it cannot be read; a `RuntimeException` means the same, since that is
    ///   how the library tells damage
    Optional<? extends Map<?, ?>> next() throws IOException;
  }

  /// The names of its columns.
  Set<String> columns();

  /// All groups, in their order.
  List<RowGroup> all();

  /// How long the file is.
  long bytes();

  /// The rows of `first` and of all groups behind it.
  ///
  /// @throws IOException as for a row
  Rows rows(RowGroup first) throws IOException;
}
