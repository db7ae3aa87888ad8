package org.jadoube.cli.archive;

import com.jerolba.carpet.CarpetParquetReader;
import com.jerolba.carpet.io.FileSystemInputFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.io.InputFile;
import org.apache.parquet.schema.Type;
import org.jadoube.audit.archive.RowGroups;

/// A Parquet file of games.
record ParquetGames(InputFile file, long bytes, Set<String> columns, List<RowGroup> all)
    implements RowGroups {
  private static final byte[] MAGIC = {'P', 'A', 'R', '1'};

  /// Whether it is a file that begins like a Parquet file. A pipe can be read only once, so it is
  /// not examined.
  static boolean isAt(Path path) {
    if (!Files.isRegularFile(path)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(path)) {
      return Arrays.equals(in.readNBytes(MAGIC.length), MAGIC);
    } catch (IOException _) {
      return false; // opening it will report the fault
    }
  }

  /// @throws IOException if it is not a readable Parquet file
  static ParquetGames at(Path path) throws IOException {
    InputFile file = new FileSystemInputFile(path.toFile());
    try (ParquetFileReader footer = ParquetFileReader.open(file)) {
      return new ParquetGames(
          file,
          file.getLength(),
          footer.getFileMetaData().getSchema().getFields().stream()
              .map(Type::getName)
              .collect(Collectors.toSet()),
          footer.getRowGroups().stream()
              .map(group -> new RowGroup(group.getStartingPos(), group.getRowCount()))
              .toList());
    } catch (IOException | RuntimeException damaged) {
      throw new IOException("it is not a readable Parquet file", damaged);
    }
  }

  @Override
  public Rows rows(RowGroup first) throws IOException {
    ParquetReader<?> reader =
        CarpetParquetReader.builder(file, Map.class)
            .withFileRange(first.from(), bytes)
            .usePageChecksumVerification()
            .build();
    return new Rows() {
      @Override
      public Optional<Map<?, ?>> next() throws IOException {
        return Optional.ofNullable((Map<?, ?>) reader.read());
      }

      @Override
      public void close() throws IOException {
        reader.close();
      }
    };
  }
}
