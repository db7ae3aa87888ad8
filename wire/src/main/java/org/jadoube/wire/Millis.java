package org.jadoube.wire;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdScalarSerializer;

/// Durations as whole numbers of milliseconds; the names of their fields end in `Millis`.
final class Millis {
  static final String EXPECTED = "a whole number of milliseconds";

  private Millis() {}

  static void addTo(SimpleModule module) {
    module.addSerializer(Duration.class, new Writer());
    module.addDeserializer(Duration.class, new Reader());
  }

  private static final class Writer extends StdScalarSerializer<Duration> {
    Writer() {
      super(Duration.class);
    }

    @Override
    public void serialize(Duration value, JsonGenerator json, SerializationContext context) {
      json.writeNumber(value.toMillis());
    }
  }

  private static final class Reader extends StdScalarDeserializer<Duration> {
    Reader() {
      super(Duration.class);
    }

    @Override
    public Duration deserialize(JsonParser json, DeserializationContext context) {
      if (json.currentToken() == JsonToken.VALUE_NUMBER_INT
          && json.getNumberType() != JsonParser.NumberType.BIG_INTEGER) {
        return Duration.ofMillis(json.getLongValue());
      }
      throw new Mismatch(json, EXPECTED);
    }
  }

  /// The instant truncated to milliseconds, as all times in documents are.
  static Instant cut(Instant instant) {
    return instant.truncatedTo(ChronoUnit.MILLIS);
  }
}
