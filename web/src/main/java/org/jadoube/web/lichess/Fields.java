package org.jadoube.web.lichess;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.web.http.exchange.Call;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The fields of a request, which come as a form, as JSON or in the query, whatever its
/// `Content-Type` says. Empty ones are left out.
///
/// @param garbled whether the body, or a part of it, is neither
record Fields(Call call, Map<String, String> body, boolean garbled) {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,9}");

  /// The fields; empty if the body is too large.
  static Optional<Fields> of(Call call) {
    return call.body()
        .map(text -> text.strip().startsWith("{") ? json(call, text) : form(call, text));
  }

  /// Nested objects are not among the fields.
  private static Fields json(Call call, String text) {
    Map<String, String> fields = new HashMap<>();
    try {
      for (Map.Entry<String, JsonNode> field : JSON.readTree(text).properties()) {
        if (field.getValue().isValueNode() && !field.getValue().isNull()) {
          fields.put(field.getKey(), field.getValue().asString());
        }
      }
    } catch (JacksonException malformed) {
      return new Fields(call, Map.of(), true);
    }
    return new Fields(call, fields, false);
  }

  private static Fields form(Call call, String text) {
    Map<String, String> fields = new HashMap<>();
    boolean garbled = false;
    for (String pair : text.strip().split("&")) {
      int equals = pair.indexOf('=');
      Optional<String> name = decoded(pair.substring(0, Math.max(0, equals)));
      Optional<String> value = decoded(pair.substring(equals + 1));
      if (equals > 0 && name.isPresent() && value.isPresent()) {
        fields.put(name.get(), value.get());
      } else {
        garbled |= !pair.isEmpty();
      }
    }
    return new Fields(call, fields, garbled);
  }

  private static Optional<String> decoded(String text) {
    try {
      return Optional.of(URLDecoder.decode(text, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  /// A field of the body, or else of the query.
  Optional<String> text(String name) {
    return Optional.ofNullable(body.get(name))
        .or(() -> call.query(name))
        .filter(value -> !value.isBlank());
  }

  /// A field that is a whole number; empty if it is missing or something else.
  OptionalInt number(String name) {
    return text(name).filter(value -> WHOLE.matcher(value).matches()).stream()
        .mapToInt(Integer::parseInt)
        .findFirst();
  }

  /// The first of these fields that is there, but no whole number.
  Optional<String> notWhole(String... names) {
    return Stream.of(names)
        .filter(name -> text(name).isPresent() && number(name).isEmpty())
        .findFirst();
  }

  /// Whether a field is true.
  boolean flag(String name) {
    return text(name)
        .filter(value -> value.equalsIgnoreCase("true") || value.equals("1"))
        .isPresent();
  }

  /// A number of things in the query, at least one.
  static int count(Call call, String name, int usual, int most) {
    int asked = new Fields(call, Map.of(), false).number(name).orElse(usual);
    return Math.max(1, Math.min(asked, most));
  }
}
