package org.jadoube.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.cli.Ran;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The tutorials, followed to the letter: the files that they have the reader save, the commands,
/// and what those print. `…` in an output stands for anything.
class TutorialsTest {
  private static final Pattern FILE =
      Pattern.compile("(?m)^```[a-z]+ (\\S+\\.[a-z]+)\\n([\\s\\S]*?)^```$");
  private static final Pattern CONSOLE = Pattern.compile("(?m)^```console\\n([\\s\\S]*?)^```$");
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^\\$ \\./jadoube (.+)\\n((?:(?!^\\$ ).*\\n)*)");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");
  private static final Pattern FILE_NAME = Pattern.compile("[a-z0-9-]+\\.(pgn|trf|jsonl|html)");

  @TempDir Path directory;

  static List<Path> tutorials() throws IOException {
    try (Stream<Path> files = Files.list(Repository.root().resolve("docs/tutorials"))) {
      return files.sorted().toList();
    }
  }

  static List<Path> withCommands() throws IOException {
    List<Path> found = new ArrayList<>();
    for (Path tutorial : tutorials()) {
      if (CONSOLE.matcher(Files.readString(tutorial)).find()) {
        found.add(tutorial);
      }
    }
    assertThat(found).hasSizeGreaterThan(2);
    return found;
  }

  @ParameterizedTest
  @MethodSource("withCommands")
  void a_tutorial_shows_what_its_commands_print(Path tutorial) throws IOException {
    String text = Files.readString(tutorial);
    save(text);
    for (Matcher block = CONSOLE.matcher(text); block.find(); ) {
      for (Matcher command = COMMAND.matcher(block.group(1)); command.find(); ) {
        Ran ran = Ran.jadoube(words(command.group(1)));
        String printed = (ran.err() + ran.out()).replace(directory + "/", "");
        String otherwise = (ran.out() + ran.err()).replace(directory + "/", "");
        Pattern shown = ShownOutput.pattern(command.group(2));
        assertThat(printed)
            .as("%s: %s", tutorial.getFileName(), command.group(1))
            .satisfiesAnyOf(
                it -> assertThat(it).matches(shown), _ -> assertThat(otherwise).matches(shown));
      }
    }
  }

  private void save(String text) throws IOException {
    for (Matcher file = FILE.matcher(text); file.find(); ) {
      Files.writeString(directory.resolve(file.group(1)), file.group(2));
    }
  }

  private String[] words(String line) {
    return WORD.matcher(line)
        .results()
        .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
        .map(word -> FILE_NAME.matcher(word).matches() ? directory.resolve(word).toString() : word)
        .toArray(String[]::new);
  }
}
