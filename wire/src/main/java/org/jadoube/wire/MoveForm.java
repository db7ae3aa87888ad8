package org.jadoube.wire;

import org.jadoube.chess.Move;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdScalarSerializer;

/// Legal moves as objects of {@link MoveFields}.
final class MoveForm {
  private MoveForm() {}

  static void addTo(SimpleModule module) {
    module.addSerializer(Move.class, new Writer());
    module.addDeserializer(Move.class, new Reader());
  }

  private static final class Writer extends StdScalarSerializer<Move> {
    Writer() {
      super(Move.class);
    }

    @Override
    public void serialize(Move move, JsonGenerator json, SerializationContext context) {
      context.writeValue(json, MoveFields.of(move));
    }
  }

  private static final class Reader extends StdScalarDeserializer<Move> {
    private static final String EXPECTED = "a move whose fields go together";

    Reader() {
      super(Move.class);
    }

    @Override
    public Move deserialize(JsonParser json, DeserializationContext context) {
      MoveFields fields = context.readValue(json, MoveFields.class);
      try {
        return fields.move().orElseThrow(() -> new Mismatch(json, EXPECTED));
      } catch (IllegalArgumentException noMove) {
        throw new Mismatch(json, EXPECTED);
      }
    }
  }
}
