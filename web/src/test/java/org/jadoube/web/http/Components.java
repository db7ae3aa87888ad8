package org.jadoube.web.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.play.rights.Role;
import org.jadoube.testing.SourceDocs;
import org.jadoube.web.description.Body;
import org.jadoube.web.description.Message;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.description.OneOf;
import org.jadoube.web.http.exchange.ProblemDetails;
import org.jadoube.web.http.exchange.Variables;
import org.jadoube.web.http.stream.Channels;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The schemas of what is sent and answered: of the server's records, from their components and
/// their comments, and those of `wire`.
final class Components {
  /// A name of several words says what it is without the type around it.
  private static final Pattern WORDS = Pattern.compile("[a-z][A-Z]");

  private static final JsonMapper MAPPER = JsonMapper.shared();
  private static final String SCHEMA = "schema";

  private final ObjectNode schemas = MAPPER.createObjectNode();

  /// All that have been referred to, by name.
  ObjectNode schemas() {
    ObjectNode sorted = MAPPER.createObjectNode();
    schemas.propertyNames().stream().sorted().forEach(name -> sorted.set(name, schemas.get(name)));
    return sorted;
  }

  /// A reference to what a request or a message holds.
  ObjectNode sent(String document) {
    String name = document + "-document";
    if (!schemas.has(name)) {
      schemas.putObject(name);
      schemas.set(name, body(document));
    }
    return reference(name);
  }

  private ObjectNode body(String document) {
    if (document.equals(Channels.KEYED_ACT)) {
      ObjectNode keyed = MAPPER.createObjectNode();
      ArrayNode both = keyed.putArray("allOf");
      both.add(sent(Body.SENT_ACT));
      both.addObject().put("type", "object").putObject("properties").set("key", key());
      return keyed;
    }
    return document.equals(Body.SENT_ACT)
        ? WireSchemas.sent(schemas)
        : WireSchemas.document(document, schemas);
  }

  private static ObjectNode key() {
    return MAPPER.valueToTree(new TreeMap<>(Variables.KEY.schema()));
  }

  /// A reference to what a message is written from.
  ObjectNode of(Message.Written written) {
    return switch (written) {
      case Message.Written.As(Class<?> document) -> of(document);
      case Message.Written.Defined(String name) -> defined(name);
    };
  }

  private ObjectNode defined(String name) {
    if (WireSchemas.has(name) || name.equals(Channels.KEYED_ACT)) {
      return sent(name);
    }
    WireSchemas.document("stream-message", schemas);
    return reference(name);
  }

  /// A reference to the schema of a record.
  ObjectNode of(Class<?> type) {
    String name = name(type);
    if (!schemas.has(name)) {
      ObjectNode schema = schemas.putObject(name);
      record(type, schema);
    }
    return reference(name);
  }

  static ObjectNode reference(String name) {
    return MAPPER.createObjectNode().put("$ref", WireSchemas.COMPONENTS + name);
  }

  private static String name(Class<?> type) {
    if (type == ProblemDetails.class) {
      return "Problem";
    }
    Class<?> outer = type.getEnclosingClass();
    String name = type.getSimpleName();
    boolean speaks = WORDS.matcher(name).find();
    return outer == null || !outer.isRecord() || speaks ? name : outer.getSimpleName() + name;
  }

  private void record(Class<?> type, ObjectNode schema) {
    SourceDocs.Doc doc = SourceDocs.of(type);
    schema.put("type", "object");
    if (!doc.purpose().isEmpty()) {
      schema.put("description", doc.purpose());
    }
    if (isValue(type)) {
      return;
    }
    ArrayNode required = MAPPER.createArrayNode();
    Stream.of(type.getRecordComponents())
        .filter(component -> !mayBeLeftOut(type, component))
        .forEach(component -> required.add(component.getName()));
    if (!required.isEmpty()) {
      schema.set("required", required);
    }
    ObjectNode properties = schema.putObject("properties");
    for (RecordComponent component : type.getRecordComponents()) {
      ObjectNode field = field(component);
      Optional.ofNullable(doc.fields().get(component.getName()))
          .ifPresent(meaning -> field.put("description", meaning));
      properties.set(component.getName(), field);
    }
  }

  /// Whether its members are those of its one component.
  private static boolean isValue(Class<?> type) {
    return Stream.of(type.getRecordComponents())
        .anyMatch(each -> each.getAccessor().isAnnotationPresent(JsonValue.class));
  }

  private static boolean mayBeLeftOut(Class<?> type, RecordComponent component) {
    boolean emptyIsLeftOut =
        type.isAnnotationPresent(JsonInclude.class)
            && (component.getType() == List.class || isRaw(component));
    return component.getType() == Optional.class || emptyIsLeftOut;
  }

  private static boolean isRaw(RecordComponent component) {
    return component.getAccessor().isAnnotationPresent(JsonRawValue.class);
  }

  private ObjectNode field(RecordComponent component) {
    NameOf named = component.getAnnotation(NameOf.class);
    OneOf few = component.getAnnotation(OneOf.class);
    if (named != null) {
      return names(named.value());
    }
    if (few != null) {
      return constants(Stream.of(few.value()));
    }
    if (component.getName().equals(SCHEMA)) {
      return MAPPER.createObjectNode().put("const", Document.SCHEMA);
    }
    return isRaw(component) ? sent(component.getName()) : value(component.getGenericType());
  }

  private static ObjectNode names(Class<? extends Enum<?>> type) {
    return constants(
        Stream.of(Objects.requireNonNull(type.getEnumConstants()))
            .map(each -> each instanceof Role role ? role.text() : Names.of(each)));
  }

  private static ObjectNode constants(Stream<String> names) {
    ObjectNode schema = MAPPER.createObjectNode().put("type", "string");
    names.forEach(schema.putArray("enum")::add);
    return schema;
  }

  private ObjectNode value(Type type) {
    if (type instanceof ParameterizedType generic) {
      return container((Class<?>) generic.getRawType(), generic.getActualTypeArguments());
    }
    Class<?> plain = (Class<?>) type;
    return plain.isRecord() ? of(plain) : simple(plain);
  }

  private ObjectNode container(Class<?> raw, Type[] of) {
    ObjectNode schema = MAPPER.createObjectNode();
    if (raw == List.class) {
      schema.put("type", "array").set("items", value(of[0]));
    } else if (raw == Map.class) {
      schema.put("type", "object").set("additionalProperties", value(of[1]));
    } else {
      return value(of[0]);
    }
    return schema;
  }

  private static ObjectNode simple(Class<?> type) {
    ObjectNode schema = MAPPER.createObjectNode();
    if (type == boolean.class || type == Boolean.class) {
      return schema.put("type", "boolean");
    }
    if (type == Object.class) {
      return schema; // anything
    }
    if (type == String.class) {
      return schema.put("type", "string");
    }
    if (type == Instant.class || type == LocalDate.class) {
      return schema
          .put("type", "string")
          .put("format", type == Instant.class ? "date-time" : "date");
    }
    if (List.<Class<?>>of(int.class, long.class, Integer.class, Long.class).contains(type)) {
      return schema.put("type", "integer");
    }
    throw new IllegalArgumentException("no schema is known for " + type);
  }
}
