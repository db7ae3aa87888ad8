package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/// JSON that only programs outside read: how a game looks to those who follow it. What is absent is
/// left out, as everywhere.
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .changeDefaultPropertyInclusion(
              inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
          .build();

  private Json() {}

  /// A small object as one line: names and values in turn, in this order.
  public static String object(Object... namesAndValues) {
    requireNonNull(namesAndValues, "namesAndValues");
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = 0; i + 1 < namesAndValues.length; i += 2) {
      fields.put(namesAndValues[i].toString(), namesAndValues[i + 1]);
    }
    return write(fields);
  }

  /// A record as one line; its components are the fields.
  public static String write(Object view) {
    requireNonNull(view, "view");
    return MAPPER.writeValueAsString(view);
  }
}
