package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The state of a game as somebody who follows it knows it: the one last sent with all that has
/// changed since.
public final class KnownState {
  private JsonNode state = JsonMapper.shared().createObjectNode();
  private int sequence;

  /// This message with the whole state in place of the changes.
  public JsonNode told(JsonNode message) {
    if (message.has("patch")) {
      assertThat(message.path("from").intValue()).isEqualTo(sequence);
      state = merged(state, message.path("patch"));
    } else if (message.has("state")) {
      state = message.path("state");
    } else {
      return message;
    }
    sequence = message.path("sequence").intValue();
    return ((ObjectNode) message.deepCopy()).set("state", state);
  }

  /// RFC 7396, word by word.
  public static JsonNode merged(JsonNode target, JsonNode patch) {
    if (!(patch instanceof ObjectNode changes)) {
      return patch;
    }
    ObjectNode result =
        target instanceof ObjectNode object
            ? object.deepCopy()
            : JsonMapper.shared().createObjectNode();
    changes.forEachEntry((name, value) -> {
      if (value.isNull()) {
        result.remove(name);
      } else {
        result.set(name, merged(result.path(name), value));
      }
    });
    return result;
  }
}
