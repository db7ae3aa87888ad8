package org.jadoube.web.http;

import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/// Descriptions as text.
final class Yaml {
  private static final YAMLMapper MAPPER =
      YAMLMapper.builder()
          .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER, YAMLWriteFeature.SPLIT_LINES)
          .enable(
              YAMLWriteFeature.MINIMIZE_QUOTES,
              YAMLWriteFeature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS,
              YAMLWriteFeature.INDENT_ARRAYS_WITH_INDICATOR)
          .build();

  private Yaml() {}

  static String write(JsonNode tree) {
    return MAPPER.writeValueAsString(tree);
  }

  static JsonNode read(String text) {
    return MAPPER.readTree(text);
  }
}
