package org.jadoube.wire;

import java.util.OptionalLong;
import org.jadoube.laws.clock.Times;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdScalarSerializer;

/// Clock readings as two fields; left out if there is no time control.
final class TimesForm {
  private static final String EXPECTED = "whiteMillis and blackMillis, each at least 0";

  private TimesForm() {}

  static void addTo(SimpleModule module) {
    module.addSerializer(Times.class, new Writer());
    module.addDeserializer(Times.class, new Reader());
  }

  /// @param whiteMillis early builds wrote -1 for none
  record Fields(OptionalLong whiteMillis, OptionalLong blackMillis) {
    private static final long NONE = -1;

    Times times() {
      return new Times(whiteMillis.orElse(NONE), blackMillis.orElse(NONE));
    }
  }

  private static final class Writer extends StdScalarSerializer<Times> {
    Writer() {
      super(Times.class);
    }

    @Override
    public boolean isEmpty(SerializationContext context, Times times) {
      return times.equals(Times.UNTIMED);
    }

    @Override
    public void serialize(Times times, JsonGenerator json, SerializationContext context) {
      json.writeStartObject();
      if (!isEmpty(context, times)) {
        json.writeNumberProperty("whiteMillis", times.whiteMillis());
        json.writeNumberProperty("blackMillis", times.blackMillis());
      }
      json.writeEndObject();
    }
  }

  private static final class Reader extends StdScalarDeserializer<Times> {
    Reader() {
      super(Times.class);
    }

    @Override
    public Times deserialize(JsonParser json, DeserializationContext context) {
      Fields fields = context.readValue(json, Fields.class);
      try {
        return fields.times();
      } catch (IllegalArgumentException impossible) {
        throw new Mismatch(json, EXPECTED);
      }
    }

    @Override
    public Object getAbsentValue(DeserializationContext context) {
      return Times.UNTIMED;
    }
  }
}
