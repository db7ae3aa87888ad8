package org.jadoube.testing;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/// A generated file that is kept in the repository, where people and other programs read it.
///
/// After an intended change, `-Dgenerated=write` rewrites it; read the difference before you commit
/// it.
///
/// @param path where it lies
public record GeneratedFile(Path path) {
  /// The file at `path`, counted from the root of the repository.
  public static GeneratedFile of(String path) {
    return new GeneratedFile(Repository.root().resolve(path));
  }

  /// Fails unless the file equals the generated text; the message shows the first line that
  /// differs.
  public void holds(String generated) throws IOException {
    if ("write".equals(System.getProperty("generated"))) {
      Files.createDirectories(path.toAbsolutePath().getParent());
      Files.writeString(path, generated);
    }
    compare(lines(Files.readString(path)), lines(generated));
  }

  private void compare(String[] found, String[] expected) {
    int line = Arrays.mismatch(found, expected);
    if (line >= 0) {
      fail(
          String.join(
              "\n",
              path + " is not what the code generates (-Dgenerated=write writes it anew)",
              "line " + (line + 1) + " has  " + at(line, found),
              "     it must be " + at(line, expected)));
    }
  }

  /// Lines with their ends, so that a missing one at the end of the file is a difference.
  private static String[] lines(String text) {
    return text.split("(?<=\n)", -1);
  }

  private static String at(int line, String... lines) {
    return line < lines.length ? lines[line].strip() : "nothing";
  }
}
