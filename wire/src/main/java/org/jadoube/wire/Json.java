package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/// Writes JSON that is no document of this program, such as the view of a game for its followers.
/// Absent values are left out.
///
/// @since 0.1.0
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .changeDefaultPropertyInclusion(
              inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
          .build();

  private Json() {}

  /// A small object on one line, from alternating names and values, in this order.
  public static String object(Object... namesAndValues) {
    for (Object each : namesAndValues) {
      requireNonNull(each, "namesAndValues");
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = 0; i + 1 < namesAndValues.length; i += 2) {
      fields.put(namesAndValues[i].toString(), namesAndValues[i + 1]);
    }
    return write(fields);
  }

  /// The fields of an object that this program has written, in order.
  public static Map<String, Object> fields(String object) {
    return MAPPER.readValue(object, new TypeReference<LinkedHashMap<String, Object>>() {});
  }

  /// A record on one line; its components become fields.
  public static String write(Object view) {
    return MAPPER.writeValueAsString(view);
  }
}
