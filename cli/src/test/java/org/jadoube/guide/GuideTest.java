package org.jadoube.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.architecture.ApiPackages;
import org.jadoube.wording.Wording;
import org.junit.jupiter.api.Test;

/// The guide and the README show code that runs, and the guide names every exported package.
class GuideTest {
  private static final Path ROOT = Path.of("..");
  private static final Path GUIDE = ROOT.resolve("docs/library.md");
  private static final Path TOURNAMENTS = ROOT.resolve("docs/tournaments.md");
  private static final Path TOURNAMENT_EXAMPLES =
      Path.of("src/test/java/org/jadoube/guide/TournamentExamplesTest.java");
  private static final Path README = ROOT.resolve("README.md");
  private static final Pattern FIRST = Pattern.compile("```java\\n([\\s\\S]*?)```");
  private static final Path EXAMPLES =
      Path.of("src/test/java/org/jadoube/guide/LibraryExamplesTest.java");
  private static final Pattern BLOCK =
      Pattern.compile("(?m)^### (.+)\\n(?:(?!^#|^```).*\\n)*```java\\n([\\s\\S]*?)```");
  private static final Pattern EXAMPLE =
      Pattern.compile("(?m)^ *// example: (.+)\\n([\\s\\S]*?)^ *// end$");
  private static final Pattern API =
      Pattern.compile("(?m)^\\| `(org\\.jadoube[a-z.]*)` \\| (\\w+)");

  @Test
  void the_guide_shows_the_examples_that_run() throws IOException {
    Map<String, String> examples = found(EXAMPLE, EXAMPLES);
    assertThat(Optional.ofNullable(examples.remove("README"))).contains(firstInReadme());
    assertThat(found(BLOCK, GUIDE)).isEqualTo(examples).hasSizeGreaterThan(9);
  }

  @Test
  void the_page_on_tournaments_shows_the_examples_that_run() throws IOException {
    assertThat(found(BLOCK, TOURNAMENTS))
        .isEqualTo(found(EXAMPLE, TOURNAMENT_EXAMPLES))
        .hasSizeGreaterThan(5);
  }

  private static String firstInReadme() throws IOException {
    Matcher block = FIRST.matcher(Files.readString(README));
    assertThat(block.find()).isTrue();
    return stripped(block.group(1));
  }

  @Test
  void the_guide_names_every_exported_package_and_whether_it_is_settled() throws IOException {
    Map<String, String> told = new LinkedHashMap<>();
    Matcher rows = API.matcher(Files.readString(GUIDE));
    while (rows.find()) {
      told.put(rows.group(1), rows.group(2));
    }
    assertThat(new TreeSet<>(told.keySet())).isEqualTo(ApiPackages.exported());
    told.forEach((name, status) ->
        assertThat(status)
            .describedAs(name)
            .isEqualTo(ApiPackages.isSettled(name) ? "settled" : "experimental"));
  }

  @Test
  void the_guide_and_the_readme_name_every_language_that_rulings_are_worded_in()
      throws IOException {
    List<String> names =
        Wording.languages().stream()
            .map(language -> language.englishName().replaceAll(" \\(.*", ""))
            .toList();
    assertThat(Files.readString(GUIDE)).contains(names);
    assertThat(Files.readString(README)).contains(names);
  }

  /// Code by its heading, without the margin that it has in its file.
  private static Map<String, String> found(Pattern pattern, Path file) throws IOException {
    Map<String, String> found = new LinkedHashMap<>();
    Matcher matcher = pattern.matcher(Files.readString(file));
    while (matcher.find()) {
      found.put(matcher.group(1), stripped(matcher.group(2)));
    }
    return found;
  }

  private static String stripped(String code) {
    return code.stripTrailing()
        .stripIndent()
        .lines()
        .map(String::stripTrailing)
        .collect(Collectors.joining("\n"));
  }
}
