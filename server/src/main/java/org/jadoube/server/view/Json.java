package org.jadoube.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// How the server's own documents are written and read; those of the Laws belong to `wire`.
public final class Json {
  private static final int DEEPEST_NESTING = 16;

  /// Strict in what it reads; absent values are left out of what it writes.
  public static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST_NESTING).build())
                  .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .changeDefaultPropertyInclusion(
              inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
          .build();

  private Json() {}

  /// A small object as one line: names and values in turn, in this order.
  public static String object(Object... namesAndValues) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      fields.put(namesAndValues[i].toString(), namesAndValues[i + 1]);
    }
    return write(fields);
  }

  /// A record as one line.
  public static String write(Object view) {
    return MAPPER.writeValueAsString(view);
  }
}
