package org.jadoube.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.cli.Jadoube;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.Streams;
import org.jadoube.guide.Blocks.Command;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/// Every block of the documentation that a reader may paste is held against the program: here, or
/// by a test that is named here. What no build can run says why.
class BlocksTest {
  private static final ObjectReader JSON = JsonMapper.builder().build().readerFor(JsonNode.class);

  /// Commands that need no file and end by themselves.
  private static final Set<String> ANSWERING = Set.of("explain", "laws", "position", "perft");

  /// Where other blocks are run, by file and language.
  private static final Map<String, String> ELSEWHERE =
      Map.ofEntries(
          Map.entry("README.md java", "GuideTest"),
          Map.entry("docs/compact-games.md java", "PageExamplesTest"),
          Map.entry("docs/configuration.md properties", "ConfigurationPageTest"),
          Map.entry("docs/engines.md java", "PageExamplesTest"),
          Map.entry("docs/following.md js", "patch.test.js"),
          Map.entry("docs/house-rules.md text", "HouseRulesPageTest"),
          Map.entry("docs/library.md java", "GuideTest"),
          Map.entry("docs/server.md properties", "ConfigurationPageTest"),
          Map.entry("docs/ten-programs.md java", "TenProgramsTest"),
          Map.entry("docs/ten-programs.md text", "TenProgramsTest"),
          Map.entry("docs/ten-programs.md python", "TenProgramsTest"),
          Map.entry("docs/tournaments.md java", "GuideTest"),
          Map.entry("docs/tutorials/bot.md python", "DocumentationTest"),
          Map.entry("docs/tutorials/first-audit.md text", "TutorialsTest"),
          Map.entry("docs/tutorials/first-tournament.md text", "TutorialsTest"));

  /// Blocks that nothing runs, and why.
  private static final Map<String, String> NOT_RUN =
      Map.of(
          "docs/clients.md python",
              "needs a package that is not ours; LichessClientsTest has a twin",
          "docs/concepts/editions.md text", "an extract of the catalogue, shortened",
          "docs/concepts/laws-as-code.md text", "a sketch",
          "docs/json.md text", "a message",
          "docs/library.md kotlin", "coordinates, as for Maven",
          "docs/library.md xml", "coordinates that exist after the first release",
          "docs/server.md nginx", "for another program",
          "docs/time-controls.md text", "a grammar");

  private static final Set<String> HERE = Set.of("sh", "console", "json");

  private static List<Command> commands() {
    return Blocks.all().stream().flatMap(Blocks::commands).toList();
  }

  @Test
  void each_block_is_run_somewhere_or_says_why_not() {
    Set<String> kinds =
        Blocks.all().stream()
            .filter(block -> !HERE.contains(block.language()))
            .map(block -> block.file() + " " + block.language())
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> told = new TreeSet<>(ELSEWHERE.keySet());
    told.addAll(NOT_RUN.keySet());
    assertThat(kinds).isEqualTo(told);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void a_command_has_the_options_that_it_is_shown_with(Command command) {
    OutputStream nowhere = OutputStream.nullOutputStream();
    Streams streams = Streams.of(InputStream.nullInputStream(), nowhere, nowhere);
    assertThatCode(
            () -> {
              var _ = Jadoube.commandLine(streams).parseArgs(command.words());
            })
        .doesNotThrowAnyException();
  }

  static Stream<Command> answering() {
    return commands().stream()
        .filter(command -> ANSWERING.contains(command.words()[0]))
        .filter(command -> !command.file().startsWith("docs/tutorials/"));
  }

  @ParameterizedTest
  @MethodSource("answering")
  void a_command_prints_what_is_shown(Command command) {
    Ran ran = Ran.jadoube(command.words());
    assertThat(ran.exit()).as(ran.err()).isBetween(0, 1);
    String printed = (ran.err() + ran.out()).stripTrailing();
    String shown = command.shown();
    if (shown.isEmpty()) {
      assertThat(printed).isNotEmpty();
    } else {
      assertThat(printed).matches(ShownOutput.pattern(shown));
    }
  }

  @Test
  void the_acts_of_a_game_online_are_ruled_on() {
    List<Blocks> games =
        documents()
            .filter(block -> block.file().equals("docs/online.md"))
            .filter(block -> block.text().contains("enter-premove"))
            .toList();
    assertThat(games).hasSize(1);
    Ran ran = Ran.withInput(games.getFirst().text(), "referee");
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("e7e5").doesNotContain("\"refusal\"");
  }

  static Stream<Blocks> documents() {
    return Blocks.all().stream().filter(block -> block.language().equals("json"));
  }

  /// One document, or one on each line.
  @Test
  void what_is_shown_as_json_is_json() {
    assertThat(documents())
        .hasSizeGreaterThan(100)
        .allSatisfy(block -> {
          try (MappingIterator<JsonNode> values = JSON.readValues(block.text())) {
            assertThat(values.readAll()).as(block.file()).isNotEmpty();
          }
        });
  }
}
