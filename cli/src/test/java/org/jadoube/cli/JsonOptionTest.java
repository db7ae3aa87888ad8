package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.cli.shell.Streams;
import org.jadoube.web.Server;
import org.jadoube.web.ServerOptions;
import org.jadoube.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// `--json`, which every command has.
class JsonOptionTest {
  /// Protocols of their own, and a script for a shell.
  private static final Set<String> WITHOUT = Set.of("uci", "mcp", "completion");

  private static final String GAME = "[Event \"Cup\"]\n\n1. e4 e5 2. Ke3 *\n";

  private static final String TOURNAMENT =
      """
      012 Cup
      001    1 m    Ana                               2100 AUT                         1.0    1     2 w 1
      001    2 m    Ben                               2000 AUT                         0.0    2     1 b 0
      """;

  static Stream<CommandLine> commands() {
    OutputStream nowhere = OutputStream.nullOutputStream();
    return leaves(Jadoube.commandLine(Streams.of(InputStream.nullInputStream(), nowhere, nowhere)));
  }

  private static Stream<CommandLine> leaves(CommandLine command) {
    return command.getSubcommands().isEmpty()
        ? Stream.of(command)
        : command.getSubcommands().values().stream().flatMap(JsonOptionTest::leaves);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void a_command_has_it_unless_it_speaks_a_protocol(CommandLine command) {
    assertThat(command.getCommandSpec().optionsMap().containsKey("--json"))
        .isNotEqualTo(WITHOUT.contains(command.getCommandName()));
  }

  private static Map<String, Object> object(Ran ran) {
    assertThat(ran.lines()).as(ran.err()).hasSize(1);
    return Json.fields(ran.out());
  }

  @Test
  void remarks_on_pgn_are_objects_with_line_and_column() {
    Ran ran = Ran.withInput(GAME, "convert", "--lint", "--json", "-");
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.lines())
        .map(Json::fields)
        .anySatisfy(remark ->
            assertThat(remark)
                .containsEntry("file", "-")
                .containsEntry("line", 3)
                .containsEntry("column", 13)
                .containsEntry("game", 1)
                .containsKey("message"));
  }

  @Test
  void findings_and_games_are_those_of_the_format_json() {
    assertThat(Ran.withInput(GAME, "audit", "--json", "-").out())
        .contains("\"illegal-move\"")
        .startsWith("{");
    assertThat(object(Ran.withInput(GAME, "convert", "--json", "-"))).containsKeys("tags", "moves");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "audit --json --format csv -",
        "convert --json --to fen -",
        "referee --json --words en",
        "referee --json --interactive"
      })
  void it_is_refused_beside_another_format(String command) {
    Ran ran = Ran.withInput(GAME, command.split(" ", -1));
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("--json");
  }

  @Test
  void a_tournament_file_is_a_text_beside_what_is_lost() {
    for (List<String> command :
        List.of(
            List.of("trf", "--to", "javafo", "--json", "-"),
            List.of("tournament", "generate", "--players", "6", "--rounds", "3", "--json"))) {
      Map<String, Object> written =
          object(Ran.withInput(TOURNAMENT, command.toArray(String[]::new)));
      assertThat(String.valueOf(written.get("trf"))).startsWith("012");
      assertThat(written).containsEntry("remarks", List.of());
    }
  }

  @Test
  void house_rules_are_clauses_or_faults(@TempDir Path directory) throws IOException {
    Path rules = directory.resolve("club.rules");
    Files.writeString(rules, "title = Club\nedition = FIDE 2023\n\n[1] None.\ndraws = nevver\n");
    Ran faulty = Ran.jadoube("laws", "--check", "" + rules, "--json");
    assertThat(faulty.exit()).isEqualTo(1);
    assertThat(String.valueOf(object(faulty).get("faults"))).contains("line=5", "column=9");
    Files.writeString(rules, "title = Club\nedition = FIDE 2023\n\n[1] None.\ndraws = never\n");
    assertThat(object(Ran.jadoube("laws", "--check", "" + rules, "--json")))
        .containsEntry("title", "Club");
  }

  @Test
  void what_is_done_to_games_and_people_is_an_object(@TempDir Path directory) throws Exception {
    String data = "--data=" + directory;
    try (Server _ = Server.start(ServerOptions.in(directory).withPort(0))) {
      // leaves a database
    }
    String file = directory.resolve("games.jsonl").toString();
    assertThat(object(Ran.jadoube("games", "export", file, "--json", data)))
        .containsEntry("games", 0)
        .containsEntry("faults", List.of());
    assertThat(object(Ran.jadoube("games", "import", file, "--json", data)))
        .containsEntry("known", 0);
    String copy = directory.resolve("copy.db").toString();
    assertThat(object(Ran.jadoube("games", "backup", copy, "--json", data)))
        .containsEntry("file", copy);
    assertThat(Ran.jadoube("people", "hide", "Ana", "--json", data).exit()).isEqualTo(2);
  }
}
