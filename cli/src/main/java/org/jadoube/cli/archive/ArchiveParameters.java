package org.jadoube.cli.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.jadoube.audit.archive.Decoding;
import org.jadoube.cli.shell.EncodingOption;
import org.jadoube.cli.shell.WholeNumber;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The archives that a command reads, and its threads.
public final class ArchiveParameters {
  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "PGN, plain or compressed with gzip, bzip2 or Zstandard, or Parquet; a directory"
              + " stands for all such files in it and below; '-' is standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--threads",
      converter = WholeNumber.Threads.class,
      paramLabel = "N",
      description = "The number of threads (default: one per processor).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin private EncodingOption encoding = new EncodingOption();

  /// How the bytes of the files become text.
  public Decoding decoding() {
    return encoding.charset().<Decoding>map(Decoding.Declared::new).orElse(new Decoding.Detected());
  }

  /// The names, with those of the files in directories.
  public List<String> files() {
    return files.stream().flatMap(name -> ArchiveDirectory.files(name).stream()).toList();
  }

  /// The length of all files in bytes; empty if one of them is a stream, cannot be seen, or is not
  /// read from its beginning to its end.
  public OptionalLong storedBytes() {
    try {
      long sum = 0;
      for (String file : files()) {
        Path path = Path.of(file);
        if (!Files.isRegularFile(path) || ParquetGames.isAt(path)) {
          return OptionalLong.empty();
        }
        sum += Files.size(path);
      }
      return OptionalLong.of(sum);
    } catch (IOException | InvalidPathException _) {
      return OptionalLong.empty(); // opening it will report the fault
    }
  }

  public int threads() {
    return threads;
  }
}
