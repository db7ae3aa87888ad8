package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.play.limits.Limit;
import org.jadoube.play.limits.Limits;
import org.jadoube.testing.GeneratedFile;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;

/// `docs/configuration.md` lists every setting.
final class ConfigurationPageTest {
  private static final String HEAD =
      """
      | setting | variable | option | default | example | meaning |
      |---|---|---|---|---|---|
      """;
  private static final Pattern FILE = Pattern.compile("```properties\\n([\\s\\S]*?)```");
  private static final List<String> LIMITS = Limits.all().stream().map(Limit::key).toList();

  @Test
  void the_page_lists_what_the_server_reads() throws IOException {
    GeneratedFile file = GeneratedFile.of("docs/configuration.md");
    String page = Files.readString(file.path());
    file.holds(
        with(
            with(page, "## The server", settings(/* limits= */ false)),
            "## Limits",
            settings(/* limits= */ true)));
  }

  @Test
  void the_files_that_pages_show_have_settings_that_there_are() throws IOException {
    List<String> names = new ArrayList<>();
    for (String page : List.of("docs/configuration.md", "docs/server.md")) {
      FILE.matcher(Files.readString(Repository.root().resolve(page)))
          .results()
          .flatMap(block -> block.group(1).lines())
          .filter(line -> line.contains(" = "))
          .forEach(line -> names.add(line.substring(0, line.indexOf(" = "))));
    }
    assertThat(names).hasSizeGreaterThan(7).allMatch(name -> Settings.named(name).isPresent());
  }

  /// The page with the table under that heading.
  private static String with(String page, String heading, String table) {
    int begin = page.indexOf(heading + "\n\n") + heading.length() + 2;
    return page.substring(0, begin) + table + page.substring(page.indexOf("\n\n", begin));
  }

  private static String settings(boolean limits) {
    return Settings.all().stream()
        .filter(setting -> LIMITS.contains(setting.key()) == limits)
        .map(ConfigurationPageTest::row)
        .collect(Collectors.joining("\n", HEAD, ""));
  }

  private static String row(Setting setting) {
    return String.format(
        Locale.ROOT,
        "| `%s` | `%s` | %s | %s | `%s` | %s |",
        setting.key(),
        setting.variable(),
        setting.flag().map(ConfigurationPageTest::code).orElse(""),
        setting.usual().isEmpty() ? "" : code(setting.usual()),
        setting.text().example(),
        setting.text().meaning());
  }

  private static String code(String text) {
    return "`" + text + "`";
  }

  @Test
  void every_example_is_accepted_and_says_something_else_than_the_default() throws StartFailure {
    ServerOptions usual = ServerOptions.in(Path.of("jadoube-data"));
    for (Setting setting : Settings.all()) {
      ServerOptions changed = setting.in(usual, setting.key(), setting.text().example());
      assertThat(setting.text().example()).isNotEqualTo(setting.usual());
      assertThat(changed).as(setting.key()).isNotNull();
    }
  }

  @Test
  void every_documented_default_is_the_real_one() throws StartFailure {
    ServerOptions usual =
        ServerOptions.in(Path.of("jadoube-data")).withHost(ServerOptions.EVERYWHERE);
    for (Setting setting : Settings.all()) {
      if (!setting.usual().isEmpty()) {
        Optional<ServerOptions> set = setting.change().apply(usual, setting.usual());
        assertThat(set.map(ConfigurationPageTest::settled))
            .as(setting.key())
            .contains(settled(usual));
      }
    }
  }

  /// Limits that are set to their default differ from those that are not set.
  private static ServerOptions settled(ServerOptions options) {
    return Limits.all().stream()
        .reduce(
            options,
            (all, limit) ->
                all.with(all.limits().with(limit, text(all.limits(), limit)).orElseThrow()),
            (first, _) -> first);
  }

  private static String text(Limits limits, Limit limit) {
    return switch (limit) {
      case org.jadoube.play.limits.CountLimit count -> String.valueOf(limits.of(count));
      case org.jadoube.play.limits.DurationLimit time -> limits.of(time).toMillis() + "ms";
    };
  }
}
