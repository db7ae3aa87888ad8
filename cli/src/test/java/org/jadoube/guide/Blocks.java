package org.jadoube.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.testing.Repository;

/// The fenced blocks of the documentation: what a reader may paste, or is shown.
///
/// @param file from the root of the repository
/// @param language as the block names it; empty if it names none
record Blocks(String file, String language, String text) {
  private static final Pattern FENCE =
      Pattern.compile("(?m)^( *)```([^ \\n]*)[^\\n]*\\n([\\s\\S]*?)^\\1```$");
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^(?:\\$ )?(?:\\./)?jadoube ((?!serves at|serve:).*)\\n");
  private static final Pattern SHELL = Pattern.compile(" +(?:#|[|<>] ?).*");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  /// A command line with what is shown below it.
  ///
  /// @param file the document that has it
  /// @param line without `jadoube`, as typed
  record Command(String file, String line, String shown) {
    /// The arguments, without what is for the shell.
    String[] words() {
      Matcher words = WORD.matcher(SHELL.matcher(line).replaceFirst(""));
      return words
          .results()
          .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
          .toArray(String[]::new);
    }

    @Override
    public String toString() {
      return file + ": " + line;
    }
  }

  /// Those of all documents, one after the other.
  static List<Blocks> all() {
    try (Stream<Path> files = Files.walk(Repository.root().resolve("docs"))) {
      Stream<Path> documents = files.filter(file -> file.toString().endsWith(".md")).sorted();
      Stream<Path> others =
          Stream.of("README.md", "spec/README.md").map(Repository.root()::resolve);
      return Stream.concat(documents, others).flatMap(Blocks::in).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Blocks> in(Path file) {
    String name = Repository.root().relativize(file).toString();
    try {
      return FENCE
          .matcher(Files.readString(file))
          .results()
          .map(found -> new Blocks(name, found.group(2), found.group(3)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The calls of `jadoube` in a block for a shell.
  Stream<Command> commands() {
    if (!language.equals("sh") && !language.equals("console")) {
      return Stream.of();
    }
    String joined = text.replaceAll("\\\\\\n *", "");
    return COMMAND
        .matcher(joined)
        .results()
        .map(found -> new Command(file, found.group(1).strip(), below(joined, found.end())));
  }

  /// The output shown below a command, until the next. A block of commands alone shows nothing.
  private String below(String text, int from) {
    return language.equals("sh")
        ? ""
        : text.substring(from).split("(?m)^\\$ ", 2)[0].stripTrailing();
  }
}
