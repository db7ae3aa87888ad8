package org.jadoube.audit.archive;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.domain.Require;

/// A Parquet file of games, as its reading library shows it: groups of rows, each readable without
/// those before it.
///
/// @since 0.1.0
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

  /// Consecutive rows.
  interface Rows extends Closeable {
    /// The next row, which maps columns to values, dates and times as such; empty after the last.
    ///
    /// @throws IOException if it cannot be read; a `RuntimeException` means the same, since that is
    ///   how the library reports damage
    Optional<? extends Map<?, ?>> next() throws IOException;
  }

  /// The names of its columns.
  Set<String> columns();

  /// All groups, in order.
  List<RowGroup> all();

  /// The length of the file.
  long bytes();

  /// The rows of `first` and of all later groups.
  ///
  /// @throws IOException as for a row
  Rows rows(RowGroup first) throws IOException;
}
