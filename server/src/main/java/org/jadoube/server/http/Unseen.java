package org.jadoube.server.http;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.server.view.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// Characters that nobody sees but everybody's text suffers from: they turn it around, break its
/// lines, or are half of a letter.
final class Unseen {
  private static final String JOINERS = "\u200c\u200d";

  private Unseen() {}

  /// Whether it is one of them; joiners, which some scripts are written with, are not.
  static boolean is(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      case Character.FORMAT -> JOINERS.indexOf(character) < 0;
      default -> false;
    };
  }

  /// Why a document is not taken whose texts others will read; what is no JSON is left to its
  /// reader.
  static Optional<ApiError> in(String json) {
    try {
      return at("", Json.MAPPER.readTree(json)).findFirst().map(Unseen::refused);
    } catch (JacksonException malformed) {
      return Optional.empty();
    }
  }

  /// The places of texts that hold such characters.
  private static Stream<String> at(String pointer, JsonNode node) {
    if (node.isString()) {
      return node.stringValue().codePoints().anyMatch(Unseen::is)
          ? Stream.of(pointer)
          : Stream.of();
    }
    return node.isArray()
        ? IntStream.range(0, node.size()).boxed().flatMap(i -> at(pointer + "/" + i, node.get(i)))
        : node.properties().stream().flatMap(field -> at(pointer, field));
  }

  private static Stream<String> at(String pointer, Map.Entry<String, JsonNode> field) {
    String name = field.getKey().replace("~", "~0").replace("/", "~1");
    return at(pointer + "/" + name, field.getValue());
  }

  private static ApiError refused(String pointer) {
    String found = "a character that cannot be seen";
    String expected = "a text without line breaks, controls and halves of characters";
    return ApiError.unexpected(
        String.format(Locale.ROOT, "%s: found %s, expected %s", pointer, found, expected),
        pointer,
        found,
        expected);
  }
}
