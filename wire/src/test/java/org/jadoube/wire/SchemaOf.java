package org.jadoube.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.testing.SourceDocs;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The JSON Schema (2020-12) of a kind of document, from the types and conventions behind the
/// documents themselves. Every object type has a definition of its own; where it is used, unknown
/// fields are ruled out.
final class SchemaOf {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final Pattern HUMP =
      Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");
  private static final String ID = "https://jadoube.org/schema/" + Document.SCHEMA + "/";

  /// Regulations may stand in another document, and all their fields have defaults.
  private static final Class<?> DOCUMENT = Regulations.class;

  private final TreeMap<String, ObjectNode> definitions = new TreeMap<>();
  private final Class<?> root;

  private SchemaOf(Class<?> root) {
    this.root = root;
  }

  /// The schema as text, indented.
  static String text(String name, Class<?> type) {
    SchemaOf schema = new SchemaOf(type);
    ObjectNode root = MAPPER.createObjectNode();
    root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    root.put("$id", ID + name + ".schema.json");
    root.put("title", "jadoube: " + name);
    root.put("type", "object");
    root.putObject("properties").set("schema", schema());
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
        || type == OptionalInt.class
        || type == OptionalLong.class) {
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

  private static ObjectNode kinds() {
    ObjectNode schema = MAPPER.createObjectNode();
    KindForm.NAMES.forEach(schema.putArray("enum")::add);
    return schema;
  }

  private ObjectNode container(ParameterizedType type) {
    Class<?> raw = (Class<?>) type.getRawType();
    if (raw == Class.class) {
      return kinds();
    }
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
    ObjectNode reference = reference(type);
    if (type == DOCUMENT && type != root) {
      reference.putObject("properties").set("schema", schema());
    }
    return reference.put("unevaluatedProperties", false);
  }

  private static ObjectNode schema() {
    return MAPPER.createObjectNode().put("const", Document.SCHEMA);
  }

  private ObjectNode reference(Class<?> given) {
    Class<?> type = given == Move.class ? MoveFields.class : FieldsForm.writtenFor(given);
    String name = name(type);
    if (!definitions.containsKey(name)) {
      ObjectNode definition = MAPPER.createObjectNode();
      definitions.put(name, definition);
      definition.setAll(
          type == Act.class
              ? family(type, Act.Deed.class)
              : Conventions.isFamily(type) ? family(type, type) : record(type));
    }
    return MAPPER.createObjectNode().put("$ref", "#/$defs/" + name);
  }

  private static String name(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    if (type == MoveFields.class) {
      return "legal-move";
    }
    return outer == null ? kebab(type) : kebab(outer) + "-" + kebab(type);
  }

  /// Definitions are named after the types; only readers of the schema see these names.
  private static String kebab(Class<?> type) {
    return HUMP.matcher(type.getSimpleName()).replaceAll("-").toLowerCase(Locale.ROOT);
  }

  /// @param type the type whose comment describes them
  private ObjectNode family(Class<?> type, Class<?> family) {
    ObjectNode schema = MAPPER.createObjectNode();
    String purpose = SourceDocs.of(type).purpose();
    if (!purpose.isEmpty()) {
      schema.put("description", purpose);
    }
    ArrayNode members = schema.putArray("oneOf");
    Conventions.members(family).forEach(member -> members.add(reference(member)));
    return schema;
  }

  private ObjectNode record(Class<?> type) {
    ObjectNode schema = MAPPER.createObjectNode().put("type", "object");
    SourceDocs.Doc doc = SourceDocs.of(type);
    if (!doc.purpose().isEmpty()) {
      schema.put("description", doc.purpose());
    }
    ObjectNode properties = schema.putObject("properties");
    ArrayNode required = MAPPER.createArrayNode();
    if (Conventions.saysItsType(type)) {
      properties.putObject(Conventions.TYPE).put("const", Names.of(type));
      required.add(Conventions.TYPE);
    }
    for (RecordComponent component : fields(type)) {
      String field = field(component);
      properties.set(field, described(component, doc));
      if (!Conventions.mayBeLeftOut(component.getType())) {
        required.add(field);
      }
    }
    if (type != DOCUMENT) {
      schema.set("required", required);
    }
    return schema;
  }

  /// The fields; acts also have those beside the deed.
  private static List<RecordComponent> fields(Class<?> type) {
    Stream<RecordComponent> own = Arrays.stream(type.getRecordComponents());
    return Act.Deed.class.isAssignableFrom(type)
        ? Stream.concat(Arrays.stream(Act.class.getRecordComponents()).limit(2), own).toList()
        : own.toList();
  }

  /// Prefers a comment on the field to one on its type.
  private ObjectNode described(RecordComponent component, SourceDocs.Doc doc) {
    ObjectNode schema = of(component.getGenericType());
    Optional.ofNullable(doc.fields().get(component.getName()))
        .ifPresent(meaning -> schema.put("description", meaning));
    return schema;
  }

  private static String field(RecordComponent component) {
    return Conventions.field(component.getName(), MAPPER.constructType(component.getGenericType()));
  }
}
