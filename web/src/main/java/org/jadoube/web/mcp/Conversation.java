package org.jadoube.web.mcp;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.web.ask.Oracle;
import org.jadoube.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// An example of how a language model asks before it replies. Question and reply are written down;
/// the answers of the Laws never are: the calls are made.
///
/// @param reply the model's, which quotes the answers between “ and ”
public record Conversation(String question, List<Call> calls, String reply) {
  /// A call of a tool.
  ///
  /// @param arguments as JSON
  /// @param answer the words of the tool
  public record Call(String tool, String arguments, String answer) {}

  public Conversation {
    calls = List.copyOf(calls);
  }

  /// The examples, in the order of their page.
  public static List<Conversation> all(Oracle oracle) {
    Map<String, LawsTool<?, ?>> tools =
        LawsTools.of(oracle).stream().collect(Collectors.toMap(LawsTool::name, tool -> tool));
    return written().valueStream().map(each -> read(each, tools)).toList();
  }

  private static Conversation read(JsonNode written, Map<String, LawsTool<?, ?>> tools) {
    return new Conversation(
        written.required("question").asString(),
        written.required("calls").valueStream().map(call -> call(call, tools)).toList(),
        written.required("reply").asString());
  }

  private static Call call(JsonNode written, Map<String, LawsTool<?, ?>> tools) {
    String tool = written.required("tool").asString();
    String arguments = written.required("arguments").toString();
    String answer =
        switch (requireNonNull(tools.get(tool), tool).call(Json.fields(arguments))) {
          case LawsTool.Outcome.Said(String words, String _) -> words;
          case LawsTool.Outcome.Misunderstood(String why) -> why;
        };
    return new Call(tool, arguments, answer);
  }

  private static JsonNode written() {
    try (InputStream file = Conversation.class.getResourceAsStream("conversations.json")) {
      return JsonMapper.shared().readTree(requireNonNull(file));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
