package org.jadoube.server.http;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.server.view.Json;
import org.jadoube.wire.JsonFault;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The fields of a small document, read one by one; the first fault is kept, and what is read after
/// it has no meaning.
final class Fields {
  private static final int LONGEST_SHOWN = 40;

  private final ObjectNode object;
  private Optional<ApiError> error;

  private Fields(ObjectNode object, Optional<ApiError> error) {
    this.object = object;
    this.error = error;
  }

  /// The fields of a document, of which only `known` may be there.
  static Fields of(String json, Collection<String> known) {
    try {
      JsonNode tree = Json.MAPPER.readTree(json);
      if (!(tree instanceof ObjectNode object)) {
        return failed(ApiError.of(new JsonFault("", 1, 1, shown(tree), "an object")));
      }
      Fields fields = new Fields(object, Optional.empty());
      object.propertyNames().stream()
          .filter(name -> !known.contains(name))
          .findFirst()
          .ifPresent(name -> fields.unknown(name, known));
      return fields;
    } catch (JacksonException malformed) {
      return failed(ApiError.of(fault(malformed)));
    }
  }

  private static Fields failed(ApiError error) {
    return new Fields(Json.MAPPER.createObjectNode(), Optional.of(error));
  }

  private static JsonFault fault(JacksonException malformed) {
    TokenStreamLocation at = malformed.getLocation();
    int line = at == null ? 1 : Math.max(1, at.getLineNr());
    int column = at == null ? 1 : Math.max(1, at.getColumnNr());
    return new JsonFault("", line, column, "something that is no JSON", "a JSON object");
  }

  /// What was wrong first, if anything was.
  Optional<ApiError> error() {
    return error;
  }

  /// A text of that field, without blanks around it; `otherwise` if it is not there.
  String text(String name, String otherwise, int longest) {
    JsonNode node = object.path(name);
    if (node.isMissingNode()) {
      return otherwise;
    }
    String text = node.isString() ? node.stringValue().strip() : "";
    if (!node.isString() || length(text) > longest || text.codePoints().anyMatch(Unseen::is)) {
      wrong(name, "a text of at most " + longest + " characters, all of which can be seen");
    }
    return text;
  }

  /// A name that a person gave, without what cannot be seen; empty if the field is not there.
  String playerName(String name, int longest) {
    JsonNode node = object.path(name);
    String shown = node.isString() ? PlayerName.of(node.stringValue()) : "";
    if (!(node.isString() || node.isMissingNode()) || length(shown) > longest) {
      wrong(name, "a text of at most " + longest + " characters");
    }
    return shown;
  }

  /// Letters beyond the first 65,536 count as one, too.
  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  /// One of the words.
  String word(String name, String otherwise, List<String> words) {
    JsonNode node = object.path(name);
    if (node.isMissingNode()) {
      return otherwise;
    }
    if (!node.isString() || !words.contains(node.stringValue())) {
      wrong(name, "one of " + String.join(", ", words));
    }
    return node.asString("");
  }

  /// A whole number, if the field is there.
  OptionalInt number(String name, int least, int most) {
    JsonNode node = object.path(name);
    if (node.isMissingNode()) {
      return OptionalInt.empty();
    }
    if (!node.isInt() || node.intValue() < least || node.intValue() > most) {
      wrong(name, "a whole number from " + least + " to " + most);
      return OptionalInt.empty();
    }
    return OptionalInt.of(node.intValue());
  }

  /// Says that a field is not what it should be.
  void wrong(String name, String expected) {
    if (error.isEmpty()) {
      JsonNode node = object.path(name);
      String found = node.isMissingNode() ? "nothing" : shown(node);
      error = Optional.of(error(name, found, expected));
    }
  }

  private void unknown(String name, Collection<String> known) {
    error =
        Optional.of(
            error(
                name,
                "the unknown field " + name,
                "no other fields than " + String.join(", ", known)));
  }

  private static ApiError error(String name, String found, String expected) {
    String message = String.format(Locale.ROOT, "%s: found %s, expected %s", name, found, expected);
    return ApiError.unexpected(message, "/" + name, found, expected);
  }

  private static String shown(JsonNode node) {
    String text = node.toString();
    return length(text) <= LONGEST_SHOWN
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST_SHOWN)) + "…";
  }
}
