package org.jadoube.cli.archive;

import com.jerolba.carpet.CarpetParquetReader;
import com.jerolba.carpet.io.FileSystemInputFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.io.InputFile;
import org.jadoube.audit.archive.ParquetText;

/// Parquet files of games.
final class ParquetGames {
  private static final byte[] MAGIC = {'P', 'A', 'R', '1'};

  private ParquetGames() {}

  /// Whether it is a file that begins as Parquet files do. What comes through a pipe can be read
  /// only once, so nobody looks at it here.
  static boolean isAt(Path path) {
    if (!Files.isRegularFile(path)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(path)) {
      return Arrays.equals(in.readNBytes(MAGIC.length), MAGIC);
    } catch (IOException _) {
      return false; // whoever opens it will say so
    }
  }

  /// The games of the file as PGN.
  ///
  /// @throws IOException if it is no readable Parquet file, or has no moves
  static InputStream at(Path path) throws IOException {
    InputFile file = new FileSystemInputFile(path.toFile());
    ParquetReader<?> rows = CarpetParquetReader.builder(file, Map.class).build();
    return ParquetText.of(() -> Optional.ofNullable((Map<?, ?>) rows.read()), rows);
  }
}
