package org.jadoube.wire;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/// Requests for games as objects of [GameRequestFields].
final class GameRequestForm {
  private GameRequestForm() {}

  static void addTo(SimpleModule module) {
    module.addSerializer(GameRequest.class, new Writer());
    module.addDeserializer(GameRequest.class, new Reader());
  }

  private static final class Writer extends StdSerializer<GameRequest> {
    Writer() {
      super(GameRequest.class);
    }

    @Override
    public void serialize(GameRequest request, JsonGenerator json, SerializationContext context) {
      context.writeValue(json, GameRequestFields.of(request));
    }
  }

  private static final class Reader extends StdDeserializer<GameRequest> {
    Reader() {
      super(GameRequest.class);
    }

    @Override
    public GameRequest deserialize(JsonParser json, DeserializationContext context) {
      return context.readValue(json, GameRequestFields.class).request();
    }
  }
}
