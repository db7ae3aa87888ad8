package org.jadoube.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
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

  /// A record as one line.
  public static String write(Object view) {
    return MAPPER.writeValueAsString(view);
  }
}
