package org.jadoube.wire;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// A string somewhere in a document.
///
/// @param pointer its place (RFC 6901)
/// @since 0.1.0
public record JsonText(String pointer, String text) {

  /// All strings in a document, in order; none if it is not JSON.
  public static List<JsonText> all(String json) {
    try {
      return in("", Documents.MAPPER.readTree(json)).toList();
    } catch (JacksonException notJson) {
      return List.of();
    }
  }

  private static Stream<JsonText> in(String pointer, JsonNode node) {
    if (node.isString()) {
      return Stream.of(new JsonText(pointer, node.stringValue()));
    }
    return node.isArray()
        ? IntStream.range(0, node.size()).boxed().flatMap(i -> in(pointer + "/" + i, node.get(i)))
        : node.properties().stream().flatMap(field -> in(pointer, field));
  }

  private static Stream<JsonText> in(String pointer, Map.Entry<String, JsonNode> field) {
    String name = field.getKey().replace("~", "~0").replace("/", "~1");
    return in(pointer + "/" + name, field.getValue());
  }
}
