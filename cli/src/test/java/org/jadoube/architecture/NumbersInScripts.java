package org.jadoube.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.architecture.NumbersInCode.Found;

/// The numbers in scripts of pages. Left out are 0, 1, and the 2 of `2 * moves` and `plies / 2`, as
/// in Java.
final class NumbersInScripts {
  private static final Set<String> TRIVIAL = Set.of("0", "1");
  private static final Pattern UNREAD =
      Pattern.compile(
          "/\\*(?s:.*?)\\*/|//[^\\n]*|'(?:\\\\.|[^'\\\\\\n])*'|`(?:\\\\.|[^`\\\\])*`"
              + "|(?<=[(,=>&] ?|return )/(?:\\\\.|\\[(?:\\\\.|[^\\]\\\\\\n])*]|[^/\\\\\\[\\n])+/[a-z]*");
  private static final Pattern NUMBER =
      Pattern.compile("(?<![\\w.$#])(?!2 \\* )(?<!\\w / (?=2\\b))\\d[\\d_]*(?:\\.\\d+)?");

  private NumbersInScripts() {}

  /// The numbers in the scripts of a directory.
  static List<Found> below(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      return files
          .filter(file -> file.toString().endsWith(".js"))
          .sorted()
          .flatMap(NumbersInScripts::in)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Found> in(Path file) {
    List<String> lines =
        UNREAD.matcher(text(file)).replaceAll(NumbersInScripts::blank).lines().toList();
    return IntStream.range(0, lines.size())
        .boxed()
        .flatMap(at ->
            NUMBER
                .matcher(lines.get(at))
                .results()
                .map(number -> number.group().replace("_", ""))
                .filter(number -> !TRIVIAL.contains(number))
                .map(number -> new Found(file.getFileName().toString(), at + 1, number)));
  }

  /// Blanks that keep the line numbers.
  private static String blank(MatchResult unread) {
    return unread.group().replaceAll("[^\\n]", " ");
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
