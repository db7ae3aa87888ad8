package org.jadoube.wire;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.laws.act.Act;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.util.NameTransformer;

/// Acts as one object: the actor and the time stand between the type and the fields of the deed.
final class ActForm {
  static final String BY = "by";
  static final String AT = "at";

  private ActForm() {}

  static void addTo(SimpleModule module) {
    module.addSerializer(Act.class, new Writer());
    module.addDeserializer(Act.class, new Reader());
  }

  private static final class Writer extends StdSerializer<Act> {
    private final Map<Class<?>, ValueSerializer<Object>> fields = new ConcurrentHashMap<>();

    Writer() {
      super(Act.class);
    }

    @Override
    public void serialize(Act act, JsonGenerator json, SerializationContext context) {
      json.writeStartObject();
      json.writeStringProperty(Conventions.TYPE, Names.of(act.kind()));
      context.defaultSerializeProperty(BY, act.by(), json);
      context.defaultSerializeProperty(AT, act.at(), json);
      fields
          .computeIfAbsent(act.kind(), kind -> fields(kind, context))
          .serialize(act.deed(), json, context);
      json.writeEndObject();
    }

    private static ValueSerializer<Object> fields(Class<?> kind, SerializationContext context) {
      return context.findValueSerializer(kind).unwrappingSerializer(NameTransformer.NOP);
    }
  }

  private static final class Reader extends StdDeserializer<Act> {
    private static final TextForm<Instant> MOMENT = Forms.instant();

    /// Looked up once: it knows all kinds of acts.
    private @Nullable ValueDeserializer<Object> deeds;

    Reader() {
      super(Act.class);
    }

    @Override
    public void resolve(DeserializationContext context) {
      deeds = context.findRootValueDeserializer(context.constructType(Act.Deed.class));
    }

    @Override
    public Act deserialize(JsonParser json, DeserializationContext context) {
      if (!(context.readTree(json) instanceof ObjectNode fields)) {
        throw new Mismatch(json, "an object");
      }
      JsonNode by = fields.path(BY);
      JsonNode at = fields.path(AT);
      Act.Deed deed = deed(json, fields.remove(List.of(BY, AT)), context);
      return new Act(field(BY, by, ActorForm.FORM), field(AT, at, MOMENT), deed);
    }

    private Act.Deed deed(JsonParser json, JsonNode fields, DeserializationContext context) {
      try (JsonParser tokens = context.treeAsTokens(fields)) {
        tokens.nextToken();
        return (Act.Deed) Objects.requireNonNull(deeds).deserialize(tokens, context);
      } catch (UnrecognizedPropertyException unknown) {
        throw unknown.getPath().size() > 1 ? unknown : knowingThese(json, unknown);
      }
    }

    private static JacksonException knowingThese(
        JsonParser json, UnrecognizedPropertyException unknown) {
      List<Object> known = new ArrayList<>(List.of(BY, AT));
      known.addAll(Objects.requireNonNullElse(unknown.getKnownPropertyIds(), List.of()));
      return UnrecognizedPropertyException.from(
          json, unknown.getReferringClass(), unknown.getPropertyName(), known);
    }

    private static <T> T field(String name, JsonNode value, TextForm<T> form) {
      return Optional.of(value)
          .filter(JsonNode::isString)
          .flatMap(text -> form.read().apply(text.stringValue()))
          .orElseThrow(() -> Mismatch.at(name, form.expected()));
    }
  }
}
