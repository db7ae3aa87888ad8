package org.jadoube.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The JSON Schema (2020-12) of a kind of document, from the same types and the same few
/// conventions from which the documents themselves come. Every object type has a definition of its
/// own; where it is used, unknown fields are ruled out.
final class SchemaOf {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final String ID = "https://jadoube.org/schema/" + Document.SCHEMA + "/";

  private final TreeMap<String, ObjectNode> definitions = new TreeMap<>();
  private final Class<?> root;
  private final boolean mayBeLeftOut;

  private SchemaOf(Class<?> root, boolean mayBeLeftOut) {
    this.root = root;
    this.mayBeLeftOut = mayBeLeftOut;
  }

  /// The schema as text, indented.
  ///
  /// @param mayBeLeftOut whether all fields of the document itself have defaults
  static String text(String name, Class<?> type, boolean mayBeLeftOut) {
    SchemaOf schema = new SchemaOf(type, mayBeLeftOut);
    ObjectNode root = MAPPER.createObjectNode();
    root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    root.put("$id", ID + name + ".schema.json");
    root.put("title", "jadoube: " + name);
    root.put("type", "object");
    root.putObject("properties").putObject("schema").put("const", Document.SCHEMA);
    root.setAll(schema.closed(type));
    ObjectNode definitions = root.putObject("$defs");
    schema.definitions.forEach(definitions::set);
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
  }

  private ObjectNode of(Type type) {
    return type instanceof ParameterizedType generic ? container(generic) : plain((Class<?>) type);
  }

  private ObjectNode plain(Class<?> type) {
    Optional<TextForm<?>> text = Forms.of(type);
    if (text.isPresent()) {
      return text(text.get());
    }
    if (type == boolean.class || type == Boolean.class) {
      return MAPPER.createObjectNode().put("type", "boolean");
    }
    if (type.isPrimitive()
        || type == Integer.class
        || type == Duration.class
        || type == OptionalInt.class) {
      return MAPPER.createObjectNode().put("type", "integer");
    }
    if (type == String.class) {
      return MAPPER.createObjectNode().put("type", "string");
    }
    if (type == SquareSet.class) {
      return array(Square.class).put("uniqueItems", true);
    }
    return type.isEnum() ? constants(type) : closed(type);
  }

  private static ObjectNode text(TextForm<?> form) {
    return MAPPER
        .createObjectNode()
        .put("type", "string")
        .put("pattern", form.pattern())
        .put("description", form.expected());
  }

  private static ObjectNode constants(Class<?> type) {
    ObjectNode schema = MAPPER.createObjectNode();
    ArrayNode names = schema.putArray("enum");
    Arrays.stream(Objects.requireNonNull(type.getEnumConstants()))
        .map(each -> Names.of((Enum<?>) each))
        .forEach(names::add);
    return schema;
  }

  private ObjectNode container(ParameterizedType type) {
    Class<?> raw = (Class<?>) type.getRawType();
    Type element = type.getActualTypeArguments()[0];
    if (raw == Optional.class) {
      return of(element);
    }
    if (!Collection.class.isAssignableFrom(raw)) {
      throw new IllegalArgumentException("no schema is known for " + type);
    }
    ObjectNode schema = array(element);
    return raw == Set.class ? schema.put("uniqueItems", true) : schema;
  }

  private ObjectNode array(Type element) {
    ObjectNode schema = MAPPER.createObjectNode().put("type", "array");
    schema.set("items", of(element));
    return schema;
  }

  private ObjectNode closed(Class<?> type) {
    return reference(type).put("unevaluatedProperties", false);
  }

  private ObjectNode reference(Class<?> given) {
    Class<?> type = given == Move.class ? MoveFields.class : given;
    String name = name(type);
    if (!definitions.containsKey(name)) {
      ObjectNode definition = MAPPER.createObjectNode();
      definitions.put(name, definition);
      definition.setAll(Conventions.isFamily(type) ? family(type) : record(type));
    }
    return MAPPER.createObjectNode().put("$ref", "#/$defs/" + name);
  }

  private static String name(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return type == MoveFields.class
        ? "legal-move"
        : outer == null ? Names.of(type) : Names.of(outer) + "-" + Names.of(type);
  }

  private ObjectNode family(Class<?> type) {
    ObjectNode schema = MAPPER.createObjectNode();
    ArrayNode members = schema.putArray("oneOf");
    Conventions.members(type).forEach(member -> members.add(reference(member)));
    return schema;
  }

  private ObjectNode record(Class<?> type) {
    ObjectNode schema = MAPPER.createObjectNode().put("type", "object");
    ObjectNode properties = schema.putObject("properties");
    ArrayNode required = MAPPER.createArrayNode();
    if (Conventions.saysItsType(type)) {
      properties.putObject(Conventions.TYPE).put("const", Names.of(type));
      required.add(Conventions.TYPE);
    }
    for (RecordComponent component : type.getRecordComponents()) {
      String field = field(component);
      properties.set(field, of(component.getGenericType()));
      if (!Conventions.mayBeLeftOut(component.getType())) {
        required.add(field);
      }
    }
    if (type != root || !mayBeLeftOut) {
      schema.set("required", required);
    }
    return schema;
  }

  private static String field(RecordComponent component) {
    return Conventions.field(component.getName(), MAPPER.constructType(component.getGenericType()));
  }
}
