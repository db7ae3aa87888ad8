package org.jadoube.wire;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Kinds;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdScalarSerializer;

/// Kinds of acts as the names of their classes.
final class KindForm {
  /// All kinds by name.
  static final Map<String, Class<? extends Act.Deed>> KINDS =
      Kinds.all().stream().collect(Collectors.toUnmodifiableMap(Names::of, Function.identity()));

  /// All names, in the order of the kinds.
  static final List<String> NAMES = Kinds.all().stream().map(Names::of).toList();

  private KindForm() {}

  static void addTo(SimpleModule module) {
    module.addSerializer(new Writer());
    module.addDeserializer(Class.class, new Reader());
  }

  private static final class Writer extends StdScalarSerializer<Class<?>> {
    Writer() {
      super(Class.class, false);
    }

    @Override
    public void serialize(Class<?> kind, JsonGenerator json, SerializationContext context) {
      json.writeString(Names.of(kind));
    }
  }

  private static final class Reader extends StdScalarDeserializer<Class<?>> {
    Reader() {
      super(Class.class);
    }

    @Override
    public Class<?> deserialize(JsonParser json, DeserializationContext context) {
      String name = json.getValueAsString("");
      Class<?> kind = KINDS.get(name);
      if (kind == null) {
        throw new Mismatch(json, Nearest.oneOf(NAMES, name));
      }
      return kind;
    }
  }
}
