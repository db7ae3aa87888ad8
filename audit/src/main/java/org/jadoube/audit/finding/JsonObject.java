package org.jadoube.audit.finding;

import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// JSON of numbers, texts and lists of texts.
final class JsonObject {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonObject() {}

  static String of(Map<String, Object> members) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      members.forEach((name, value) -> write(json.writeName(name), value));
      json.writeEndObject();
    }
    return text.toString();
  }

  private static void write(JsonGenerator json, Object value) {
    switch (value) {
      case Integer number -> json.writeNumber(number);
      case Long number -> json.writeNumber(number);
      case List<?> values -> {
        json.writeStartArray();
        values.forEach(each -> write(json, each));
        json.writeEndArray();
      }
      default -> json.writeString(value.toString());
    }
  }
}
