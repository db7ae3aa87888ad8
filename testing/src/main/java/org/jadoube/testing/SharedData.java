package org.jadoube.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Real data next to the repository (`../shared/data`), which is not part of it. Tests that need it
/// are skipped if it is missing.
public final class SharedData {
  private SharedData() {}

  /// The file or directory at `path` below `shared/data`, for instance `perft/random.perft`.
  public static Path path(String path) {
    return shared("data/" + path);
  }

  private static Path shared(String path) {
    Path found = Repository.root().resolveSibling("shared").resolve(path);
    assumeTrue(Files.exists(found), () -> "not here: shared/" + path);
    return found;
  }

  /// The lines of a text of the Laws (`../shared/laws/texts`), found by the beginning of its name.
  public static List<String> lawsText(String beginning) {
    try (Stream<Path> texts = Files.list(shared("laws/texts"))) {
      Path text =
          texts
              .filter(path -> path.getFileName().toString().startsWith(beginning))
              .findFirst()
              .orElseThrow(() -> new IllegalArgumentException("no text " + beginning));
      return Files.readAllLines(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The files in the directory `path` whose names end in `suffix`, sorted by name.
  public static List<Path> files(String path, String suffix) {
    try (Stream<Path> files = Files.list(path(path))) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The lines of the UTF-8 text at `path`, without comments (`#`) and blank lines.
  public static List<String> lines(String path) {
    try (Stream<String> lines = Files.lines(path(path))) {
      return lines.filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
