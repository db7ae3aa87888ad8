package org.jadoube.web.http;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.web.description.Channel;
import org.jadoube.web.description.Message;
import org.jadoube.web.description.RouteParameter;
import org.jadoube.web.http.exchange.Variables;
import org.jadoube.web.http.stream.CloseCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The AsyncAPI document of the server, from the channels it serves.
final class AsyncApi {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  /// The keywords of JSON Schema newer than draft 7, on which AsyncAPI builds.
  private static final Set<String> NEWER = Set.of("unevaluatedProperties");

  private final Components components = new Components();

  private AsyncApi() {}

  /// The document.
  static ObjectNode of(List<Channel> channels) {
    AsyncApi api = new AsyncApi();
    ObjectNode root = MAPPER.createObjectNode().put("asyncapi", "3.0.0");
    ObjectNode info = Introduction.of("asyncapi", "Chess under the Laws, over WebSocket.");
    info.put("description", info.path("description").asString() + "\n" + closing());
    root.set("info", info);
    root.put("defaultContentType", "application/json");
    ObjectNode all = root.putObject("channels");
    ObjectNode operations = root.putObject("operations");
    channels.forEach(channel -> {
      all.set(channel.name(), api.channel(channel));
      operations(channel, operations);
    });
    root.putObject("components").set("schemas", older(api.components.schemas()));
    return root;
  }

  private static String closing() {
    return Arrays.stream(CloseCode.values())
        .map(each -> "- " + each.code() + ": " + each.meaning())
        .collect(Collectors.joining("\n", "The server closes with these codes:\n\n", "\n"));
  }

  private ObjectNode channel(Channel channel) {
    ObjectNode node =
        MAPPER
            .createObjectNode()
            .put("address", channel.path())
            .put("title", channel.summary())
            .put("description", channel.text());
    ObjectNode parameters = node.putObject("parameters");
    Variables.OF_PATHS.stream()
        .filter(each -> channel.path().contains("{" + each.name() + "}"))
        .forEach(each -> parameters.set(each.name(), parameter(each)));
    ObjectNode messages = node.putObject("messages");
    channel.messages().forEach(message -> messages.set(message.name(), message(message)));
    node.putObject("bindings").putObject("ws").put("method", "GET");
    return node;
  }

  private static ObjectNode parameter(RouteParameter parameter) {
    return MAPPER.createObjectNode().put("description", parameter.meaning());
  }

  private ObjectNode message(Message message) {
    ObjectNode node =
        MAPPER.createObjectNode().put("name", message.name()).put("summary", message.summary());
    node.set("payload", components.of(message.document()));
    return node;
  }

  /// As the server sees it: it sends and receives.
  private static void operations(Channel channel, ObjectNode operations) {
    for (Message.Sender sender : Message.Sender.values()) {
      boolean told = sender == Message.Sender.SERVER;
      ObjectNode node = operations.putObject((told ? "send-" : "receive-") + channel.name());
      String at = "#/channels/" + channel.name();
      node.put("action", told ? "send" : "receive");
      node.put("summary", told ? "What the server sends." : "What clients send.");
      node.putObject("channel").put("$ref", at);
      ArrayNode messages = node.putArray("messages");
      channel.messages().stream()
          .filter(message -> message.sender() == sender)
          .forEach(message -> messages.addObject().put("$ref", at + "/messages/" + message.name()));
    }
  }

  /// This schema for draft 7, in which nothing may stand beside a reference.
  private static JsonNode older(JsonNode schema) {
    if (schema instanceof ArrayNode array) {
      ArrayNode all = MAPPER.createArrayNode();
      array.forEach(each -> all.add(older(each)));
      return all;
    }
    if (!(schema instanceof ObjectNode object)) {
      return schema;
    }
    ObjectNode plain = MAPPER.createObjectNode();
    object.forEachEntry((name, value) -> {
      if (!NEWER.contains(name)) {
        plain.set(name, older(value));
      }
    });
    return plain.path("$ref").isString() && plain.size() > 1 ? together(plain) : plain;
  }

  private static ObjectNode together(ObjectNode schema) {
    JsonNode reference = schema.remove("$ref");
    ArrayNode all = MAPPER.createArrayNode();
    all.addObject().set("$ref", reference);
    return schema.set("allOf", all);
  }
}
