package org.jadoube.cli.facts;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import org.jadoube.audit.facts.GameFacts;

/// A file of facts, one row for each game.
public interface FactsFile extends Closeable {
  /// Writes a row.
  ///
  /// @throws UncheckedIOException if that fails
  void add(GameFacts game);

  /// Whether the name tells the format.
  static boolean isNamed(Path path) {
    String name = name(path);
    return name.endsWith(".csv") || name.endsWith(".parquet");
  }

  /// A new file, in the format that its name tells.
  static FactsFile at(Path path) throws IOException {
    return name(path).endsWith(".parquet") ? ParquetFacts.at(path) : CsvFacts.at(path);
  }

  private static String name(Path path) {
    return path.toString().toLowerCase(Locale.ROOT);
  }
}
