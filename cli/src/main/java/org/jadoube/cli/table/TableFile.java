package org.jadoube.cli.table;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import org.jadoube.audit.table.TableContents;

/// A file with one row for each of many things.
///
/// @param <R> the subject of a row
public interface TableFile<R> extends Closeable {
  /// Writes a row.
  ///
  /// @throws UncheckedIOException if that fails
  void add(R row);

  /// Whether the name implies a format.
  static boolean isNamed(Path path) {
    String name = name(path);
    return name.endsWith(".csv") || name.endsWith(".jsonl") || name.endsWith(".parquet");
  }

  /// A new file, in the format that its name implies.
  static <R> TableFile<R> at(Path path, TableContents<R> table) throws IOException {
    String name = name(path);
    return name.endsWith(".parquet")
        ? ParquetTable.at(path, table)
        : name.endsWith(".jsonl") ? JsonLines.at(path, table) : CsvTable.at(path, table);
  }

  private static String name(Path path) {
    return path.toString().toLowerCase(Locale.ROOT);
  }
}
