package org.jadoube.web.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.web.ask.Effort;
import org.jadoube.web.ask.Oracle;
import org.jadoube.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A language model reads about the tools, calls them, and can quote their answers.
final class McpEndpointTest {
  private static final Path PAGE = Path.of("../docs/asking.md");
  private static final Pattern CALL =
      Pattern.compile("(?m)^> \\*\\*(\\w+)\\*\\* `(\\{.*})`\\n((?:> .*\\n)+)");

  private static final McpEndpoint ENDPOINT = new McpEndpoint(new Oracle(Effort.AMONG_MANY));

  @Test
  void it_introduces_itself_in_the_version_that_the_client_speaks() {
    JsonNode answer =
        ask(
            """
            {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}\
            """);
    assertThat(answer.at("/result/serverInfo/name").asString()).isEqualTo("jadoube");
    assertThat(answer.at("/result/protocolVersion").asString()).isEqualTo("2025-06-18");
    assertThat(answer.at("/result/capabilities").has("tools")).isTrue();
  }

  @Test
  void a_notification_gets_no_answer() {
    assertThat(ENDPOINT.answer("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}"))
        .isEmpty();
  }

  @Test
  void every_tool_says_what_it_takes() {
    JsonNode tools =
        ask("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}").at("/result/tools");
    assertThat(tools.valueStream().map(tool -> tool.path("name").asString()))
        .contains("explain_move", "find_article", "rule_on", "list_permitted", "fate", "audit_pgn");
    tools.forEach(tool -> {
      assertThat(tool.at("/inputSchema/type").asString()).isEqualTo("object");
      assertThat(tool.path("description").asString()).isNotBlank();
    });
  }

  /// The conversations of the documentation are what a model gets.
  @Test
  void the_documented_conversations_take_place() throws IOException {
    Matcher call = CALL.matcher(Files.readString(PAGE));
    List<String> tools = new ArrayList<>();
    while (call.find()) {
      tools.add(call.group(1));
      String said = call.group(3).replaceAll("(?m)^> ?", "").strip();
      assertThat(text(call(call.group(1), call.group(2)))).as(call.group(2)).contains(said);
    }
    assertThat(tools).hasSizeGreaterThanOrEqualTo(4);
  }

  @Test
  void pairings_are_checked_with_criterion_and_article() {
    String trf =
        """
        042 2026/05/01
        142 3
        152 W
        001    1      Ana                               2100                             1.5    1     3 w 1     4 b =
        001    2      Ben                               2000                             1.5    2     4 b 1     3 w =
        001    3      Cleo                              1900                             0.5    3     1 b 0     2 b =
        001    4      Dora                              1800                             0.5    4     2 w 0     1 w =
        """;
    assertThat(text(call("check_pairing", Json.object("trf", trf))))
        .contains("round 1: as the rules lead to")
        .contains("round 2: players who go down: 2 instead of 0 (C6, 2.4.1)");
    assertThat(call("check_pairing", Json.object("trf", "x")).at("/result/isError").asBoolean())
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"fen\":\"startpos\"}",
        "{\"fen\":7,\"move\":\"e4\"}",
        "{\"fen\":\"startpos\",\"move\":\"e4\",\"depth\":3}",
        "{\"fen\":\"nowhere\",\"move\":\"e4\"}"
      })
  void arguments_that_make_no_sense_are_told_to_the_model(String arguments) {
    JsonNode answer = call("explain_move", arguments);
    assertThat(answer.at("/result/isError").asBoolean()).isTrue();
    assertThat(text(answer)).contains("found").contains("expected");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "[]",
        "{}",
        "7",
        "null",
        "",
        "{\"jsonrpc\":\"2.0\",\"id\":1}",
        "\"\"",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":null}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\"}"
      })
  void a_message_that_is_none_is_an_error_of_json_rpc(String message) {
    JsonNode answer = ask(message);
    assertThat(answer.at("/error/code").asInt()).isNegative();
    assertThat(answer.at("/error/message").asString()).isNotBlank();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonsense | -32700",
        "{        | -32700",
        "{}       | -32600",
        "7        | -32600",
        "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}] | -32600"
      })
  void json_that_is_no_message_is_no_parse_error(String message, int code) {
    assertThat(ask(message).at("/error/code").asInt()).isEqualTo(code);
  }

  @Test
  void a_call_without_arguments_is_told_what_is_missing() {
    JsonNode answer =
        ask(
            "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\","
                + "\"params\":{\"name\":\"explain_move\"}}");
    assertThat(text(answer)).contains("(/fen): found nothing, expected a text");
  }

  @Test
  void an_unknown_tool_is_an_error() {
    JsonNode answer = call("play_for_me", "{}");
    assertThat(answer.has("error") || answer.at("/result/isError").asBoolean()).isTrue();
  }

  private static JsonNode call(String tool, String arguments) {
    return ask(
        "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\""
            + tool
            + "\",\"arguments\":"
            + arguments
            + "}}");
  }

  private static String text(JsonNode answer) {
    return answer.at("/result/content/0/text").asString();
  }

  private static JsonNode ask(String message) {
    return JsonMapper.shared().readTree(ENDPOINT.answer(message).orElseThrow());
  }
}
